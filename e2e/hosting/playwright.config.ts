import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from '../../scripts/lib/browser';
import { serve, sites } from '../support/sites';

// `npm run test:hosts`: the export on real servers, which the command installs where it can.
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  reporter: [[process.env.GITHUB_ACTIONS ? 'github' : 'list']],
  use: { ...devices['Desktop Chrome'], launchOptions },
  webServer: [sites.fixture, sites.everything].map(serve),
});
