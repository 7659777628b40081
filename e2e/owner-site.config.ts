import { defineConfig, devices } from '@playwright/test';
import config from '../playwright.config';
import { buildProjects } from './support/projects';
import { sites } from './support/sites';

// `npm run test:content`: the tests for every business, on the site with this repository's content.
export default defineConfig({
  ...config,
  testDir: 'visitor/every-business',
  outputDir: '../test-results',
  projects: [
    ...buildProjects({ owner: sites.owner }),
    {
      name: 'owner',
      use: { ...devices['Desktop Chrome'], ...sites.owner },
      dependencies: ['build owner'],
    },
  ],
});
