import { expect, test } from '@playwright/test';
import { buildPreview } from '@/preview/build-preview';
import { buildEnvironment, sites } from './sites';

// Other projects depend on this test's projects (projects.ts): Playwright builds only the sites it needs.
test('the site is built from the present sources', async ({ baseURL }) => {
  const site = Object.values(sites).find((candidate) => candidate.baseURL === baseURL);
  if (!site) throw new Error(`No site of the tests is at ${baseURL}.`);
  // A fresh clone encodes all photos first: two seconds each, on two slow cores.
  test.setTimeout(900_000);
  console.log(`Building the site with ${site.contentDirectory}, if a source has changed…`);
  // Playwright would pass variables that are still set to the tests.
  const { env } = process;
  process.env = { ...env, ...buildEnvironment(site) };
  await expect(buildPreview()).resolves.toBeUndefined();
  process.env = env;
});
