import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { buildEnvironment, sites } from './sites';

// The other projects depend on those of this test (projects.ts): Playwright builds the sites of the tests that it runs.
test('the site is built from the present sources', async ({ baseURL }) => {
  const site = Object.values(sites).find((candidate) => candidate.baseURL === baseURL);
  if (!site) throw new Error(`No site of the tests is at ${baseURL}.`);
  // A fresh clone encodes all photos first: two seconds each, on two slow cores.
  test.setTimeout(900_000);
  console.log(`Building the site with ${site.contentDirectory}, if a source has changed…`);
  // In a process of its own: what builds a site reads the environment when it is imported.
  const build = spawn(process.execPath, ['--import', 'tsx', 'e2e/support/build-site.ts', site.directory], {
    env: { ...process.env, ...buildEnvironment(site) },
  });
  let output = '';
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (text) => (output += text));
  const [status] = await once(build, 'close');
  expect(status, output).toBe(0);
});
