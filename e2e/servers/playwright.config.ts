import '../support/environment';
import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from '../support/browser';
import { buildProjects } from '../support/projects';
import { sites } from '../support/sites';

// `npm run test:servers`: the export on real servers, which the command installs if possible, and on our own.
export default defineConfig({
  outputDir: '../../test-results',
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  reporter: [
    [process.env.GITHUB_ACTIONS ? 'github' : 'list'],
    ['html', { open: 'never' }],
    ['../support/report-skipped.ts'],
  ],
  projects: [
    ...buildProjects({ full: sites.full, usual: sites.usual }),
    {
      name: 'servers',
      testDir: '.',
      use: { ...devices['Desktop Chrome'], ...sites.full, launchOptions, reducedMotion: 'reduce' },
      dependencies: ['build full', 'build usual'],
    },
  ],
  webServer: {
    command: 'npx tsx e2e/support/serve-sites.ts',
    cwd: process.cwd(),
    wait: { stdout: /The sites of the tests are served/ },
  },
});
