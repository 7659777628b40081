import { defineConfig, devices } from '@playwright/test';
import config from '../playwright.config';
import { buildProjects } from './support/projects';
import { sites } from './support/sites';

// `npm run test:content`: what holds for every business, on the site with the content of this repository.
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
