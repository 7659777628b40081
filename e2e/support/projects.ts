import path from 'node:path';
import type { Site } from './sites';

/**
 * For each site, a project that builds it: Playwright runs those that the chosen tests depend on. Each
 * depends on the one before, because all builds use Next's own folders.
 */
export const buildProjects = (sites: Record<string, Site>) =>
  Object.entries(sites).map(([name, { baseURL }], index, list) => ({
    name: `build ${name}`,
    testDir: path.resolve('e2e/support'),
    testMatch: 'build-site.setup.ts',
    use: { baseURL },
    dependencies: list.slice(index - 1, index).map(([previous]) => `build ${previous}`),
  }));
