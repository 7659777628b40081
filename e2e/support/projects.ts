import path from 'node:path';
import type { Site } from './sites';

/** A project that builds each site. Each depends on the one before: all builds use Next's own folders. */
export const buildProjects = (sites: Record<string, Site>) =>
  Object.entries(sites).map(([name, { baseURL }], index, list) => ({
    name: `build ${name}`,
    testDir: path.resolve('e2e/support'),
    testMatch: 'build-site.setup.ts',
    use: { baseURL },
    dependencies: list.slice(index - 1, index).map(([previous]) => `build ${previous}`),
  }));
