import '../support/environment';
import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from '../../scripts/utils/browser';
import { buildProjects } from '../support/projects';
import { sites } from '../support/sites';

// `npm run test:hosts`: the export on real servers, which the command installs where it can.
export default defineConfig({
  outputDir: '../../test-results',
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  reporter: [[process.env.GITHUB_ACTIONS ? 'github' : 'list']],
  projects: [
    ...buildProjects({ fixture: sites.fixture, everything: sites.everything }),
    {
      name: 'hosts',
      testDir: '.',
      use: { ...devices['Desktop Chrome'], launchOptions },
      dependencies: ['build fixture', 'build everything'],
    },
  ],
  webServer: {
    command: 'npx tsx e2e/support/serve-sites.ts',
    cwd: process.cwd(),
    wait: { stdout: /The sites of the tests are served/ },
  },
});
