import './e2e/support/environment';
import { defineConfig, devices } from '@playwright/test';
import { buildProjects } from './e2e/support/projects';
import { sites } from './e2e/support/sites';
import { launchOptions } from './scripts/utils/browser';

// As wide as most phones are. One pixel for each CSS pixel is quicker to paint.
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 };
const desktop = devices['Desktop Chrome'];

export default defineConfig<{ contentDirectory: string; siteUrl: string; formEndpoint: string }>({
  testDir: 'e2e',
  // These have their own command, `npm run test:hosts`.
  testIgnore: 'hosting/**',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Tests wait for timers and sockets more than they compute.
  workers: '150%',
  // Some tests look at several pages.
  timeout: 60_000,
  // Whether a test fails always or sometimes, and a trace. Both fail the run.
  retries: process.env.CI ? 2 : 0,
  failOnFlakyTests: Boolean(process.env.CI),
  reporter: [
    ['list'],
    ['html', { open: 'never' }],
    ['./e2e/support/report-skipped.ts'],
    ...(process.env.GITHUB_ACTIONS ? [['github'] as const] : []),
  ],
  snapshotPathTemplate: '{testDir}/{testFileDir}/aria/{arg}{ext}',
  expect: {
    // This many workers make a slow machine respond late.
    timeout: 10_000,
    toHaveScreenshot: {
      pathTemplate: '{testDir}/{testFileDir}/screenshots/{arg}{ext}',
      threshold: 0.05,
      maxDiffPixels: 100,
    },
  },
  use: {
    launchOptions,
    // The moving strip would keep a processor busy in every test. Those that are about motion turn it on.
    reducedMotion: 'reduce',
    timezoneId: process.env.TZ,
    locale: 'en-GB',
    // It would slow every test down.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  // By the ending of a file: .phone runs on a phone, .devices on both devices, .everything-site and .minimum-site on that site,
  // .any-site on all sites. Everything else runs on a desktop.
  projects: [
    ...buildProjects(sites),
    {
      name: 'desktop',
      testMatch: /^(?!.*(\.phone|(everything|minimum)-site|engines)\.spec).*\.spec\.ts$/,
      use: { ...desktop, ...sites.fixture },
      dependencies: ['build fixture'],
    },
    {
      name: 'phone',
      testMatch: /\.(phone|devices)\.spec/,
      use: { ...phone, ...sites.fixture },
      dependencies: ['build fixture'],
    },
    {
      name: 'owner-site',
      testMatch: /\.any-site\.spec/,
      use: { ...desktop, ...sites.owner },
      dependencies: ['build owner'],
    },
    {
      name: 'everything',
      testMatch: /\.(any|everything)-site\.spec/,
      use: { ...desktop, ...sites.everything },
      dependencies: ['build everything'],
    },
    {
      name: 'minimum',
      testMatch: /\.(any|minimum)-site\.spec/,
      use: { ...desktop, ...sites.minimum },
      dependencies: ['build minimum'],
    },
    ...(['firefox', 'webkit'] as const).map((browserName) => ({
      name: browserName,
      testMatch: /engines\.spec/,
      use: { browserName, ...sites.fixture },
      dependencies: ['build fixture'],
    })),
  ],
  webServer: {
    command: 'npx tsx e2e/support/serve-sites.ts',
    wait: { stdout: /The sites of the tests are served/ },
  },
});
