import './e2e/support/environment';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chooseFirefox, hasWebKit } from './e2e/support/installed';
import { buildProjects } from './e2e/support/projects';
import { sites } from './e2e/support/sites';
import { launchOptions } from './e2e/support/browser';

/** One test for machines that only have Debian's WebKitGTK. */
const webKitGtk = '**/webkit-gtk.spec.ts';

export default defineConfig<{ contentDirectory: string; siteUrl: string; formEndpoint: string }>({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Tests wait for timers and sockets more than they compute.
  workers: '150%',
  // Some tests visit several pages.
  timeout: 60_000,
  reporter: [
    ['list'],
    ['html', { open: 'never' }],
    [path.resolve('e2e/support/report-skipped.ts')],
    ...(process.env.GITHUB_ACTIONS ? [['github'] as const] : []),
  ],
  snapshotPathTemplate: '{testDir}/{testFileDir}/aria/{arg}{ext}',
  expect: {
    // With this many workers, a slow machine responds late.
    timeout: 10_000,
    toHaveScreenshot: {
      pathTemplate: '{testDir}/{testFileDir}/screenshots/{arg}{ext}',
      threshold: 0.05,
      maxDiffPixels: 100,
    },
  },
  use: {
    launchOptions,
    // The moving strip would keep a processor busy in every test. Tests about motion turn it on.
    reducedMotion: 'reduce',
    timezoneId: process.env.TZ,
    locale: 'en-GB',
    screenshot: 'only-on-failure',
  },
  // The directory of a test selects its site. e2e/owner-site.config.ts runs every-business, too.
  projects: [
    ...buildProjects({ full: sites.full, usual: sites.usual }),
    {
      name: 'full',
      testMatch: ['owner/*.spec.ts', 'visitor/**/*.spec.ts'],
      testIgnore: ['**/usual-business/**', webKitGtk],
      use: { ...devices['Desktop Chrome'], ...sites.full },
      dependencies: ['build full'],
    },
    {
      name: 'usual',
      testMatch: ['usual-business', 'both-businesses', 'every-business'].map(
        (directory) => `visitor/${directory}/*.spec.ts`,
      ),
      use: { ...devices['Desktop Chrome'], ...sites.usual },
      dependencies: ['build usual'],
    },
    {
      name: 'firefox',
      testMatch: ['owner/*.spec.ts', 'visitor/**/*.spec.ts'],
      grep: /@firefox|@every-engine/,
      use: { browserName: 'firefox', launchOptions: chooseFirefox(), ...sites.full },
      dependencies: ['build full'],
    },
    {
      name: 'webkit',
      ...(hasWebKit()
        ? { testMatch: ['owner/*.spec.ts', 'visitor/**/*.spec.ts'], grep: /@every-engine/ }
        : { testMatch: webKitGtk }),
      use: { browserName: 'webkit', launchOptions: {}, ...sites.full },
      dependencies: ['build full'],
    },
  ],
  webServer: {
    command: 'npx tsx e2e/support/serve-sites.ts',
    cwd: process.cwd(),
    wait: { stdout: /The sites of the tests are served/ },
  },
});
