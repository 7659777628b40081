import { expect, test } from '@playwright/test';
import { nextBuild } from '@/preview/next-build';
import { buildEnvironment, sites } from './sites';

// Other projects depend on this test's projects (projects.ts): Playwright builds only the sites it needs.
test('the site is built from the present sources', async ({ baseURL }) => {
  const site = Object.values(sites).find((candidate) => candidate.baseURL === baseURL);
  if (!site) throw new Error(`No site of the tests is at ${baseURL}.`);
  // A fresh clone encodes all photos first: two seconds each, on two slow cores.
  test.setTimeout(900_000);
  console.log(`Building the site with ${site.contentDirectory}…`);
  await expect(nextBuild(buildEnvironment(site))).resolves.toBeUndefined();
});
