import { defineConfig, devices } from '@playwright/test';
import { endpoint, enquiriesFile } from './e2e/support/form-service';
import { launchOptions } from './scripts/lib/browser';
import { buildMark } from './scripts/preview/build-mark';

// The tests have a business of their own. Those that must pass for any business also run on the owner's site.
const fixtureSite = {
  contentDirectory: 'e2e/fixtures/content',
  siteUrl: 'https://www.example.com',
  baseURL: 'http://localhost:3100/',
};
// In a folder of its host, as on GitHub Pages: such a site differs from one at the root.
const ownerSite = {
  contentDirectory: 'content',
  siteUrl: 'https://name.example.org/painting',
  baseURL: 'http://localhost:3101/painting/',
};
process.env.CONTENT_DIRECTORY = fixtureSite.contentDirectory;
process.env.ENQUIRIES_FILE = enquiriesFile;

// As wide as most phones are. One pixel for each CSS pixel is quicker to paint.
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 };
const desktop = devices['Desktop Chrome'];

export default defineConfig<{ contentDirectory: string; siteUrl: string }>({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Tests wait for timers and sockets more than they compute.
  workers: '150%',
  // Some tests look at several pages.
  timeout: 60_000,
  // A runner on GitHub is sometimes slow. Its failures are annotations of the run.
  retries: process.env.CI ? 2 : 0,
  reporter: [[process.env.GITHUB_ACTIONS ? 'github' : 'list'], ['html', { open: 'never' }]],
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
    ...fixtureSite,
    launchOptions,
    // The moving strip would keep a processor busy in every test. Those that are about motion turn it on.
    reducedMotion: 'reduce',
    // It would slow every test down.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  // By the ending of a file: .phone runs on a phone, .devices on both devices, .owner-site on the owner's site, .any-site on both sites.
  // Everything else runs on a desktop.
  projects: [
    { name: 'desktop', testIgnore: /(\.phone|\.owner-site|engines)\.spec/, use: desktop },
    { name: 'phone', testMatch: /\.(phone|devices)\.spec/, use: phone },
    { name: 'owner-site', testMatch: /\.(any|owner)-site\.spec/, use: { ...desktop, ...ownerSite } },
    { name: 'firefox', testMatch: /engines\.spec/, use: { browserName: 'firefox' } },
    { name: 'webkit', testMatch: /engines\.spec/, use: { browserName: 'webkit' } },
  ],
  // Started one after the other, because both builds use Next's own folders.
  webServer: [fixtureSite, ownerSite].map(({ contentDirectory, siteUrl, baseURL }) => ({
    command: 'npm start',
    // Not found on a server that was started before a change of the site: the tests stop then, because its port is in use.
    url: baseURL + buildMark(contentDirectory, [endpoint, siteUrl]),
    // A fresh clone encodes all photos first: two seconds each, on two slow cores.
    timeout: 900_000,
    reuseExistingServer: !process.env.CI,
    stdout: 'pipe',
    env: {
      CONTENT_DIRECTORY: contentDirectory,
      SITE_URL: siteUrl,
      PORT: new URL(baseURL).port,
      // On another host name than the site, so that the form's requests are cross-origin, as they are in production.
      FORM_ENDPOINT: endpoint,
    },
  })),
});
