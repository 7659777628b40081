import { defineConfig, devices } from '@playwright/test';
import { enquiriesFile } from './e2e/support/enquiries-file';
import { launchOptions } from './scripts/lib/browser';

// The tests have a business of their own. Those that must pass for any business also run on the owner's site.
const fixtureContent = 'e2e/fixtures/content';
process.env.CONTENT_DIRECTORY = fixtureContent;
// The owner's address may include a folder: e2e/hosting/sub-path.spec.ts tests that.
process.env.SITE_URL = 'https://www.example.com';
const port = 3100;
const ownerPort = 3101;
// As wide as most phones are. One pixel for each CSS pixel is quicker to paint.
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 };
const desktop = devices['Desktop Chrome'];

export default defineConfig<{ contentFolder: string }>({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Tests wait for timers and sockets more than they compute.
  workers: '200%',
  reporter: [['list'], ['html', { open: 'never' }]],
  expect: {
    // This many workers make a slow machine respond late.
    timeout: 10_000,
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/{testFileDir}/aria/{arg}{ext}', children: 'deep-equal' },
    toHaveScreenshot: {
      pathTemplate: '{testDir}/{testFileDir}/screenshots/{arg}{ext}',
      threshold: 0.05,
      maxDiffPixels: 100,
    },
  },
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions,
    // The moving strip would keep a processor busy in every test. Those that are about motion turn it on.
    reducedMotion: 'reduce',
    // Without snapshots of the DOM, which would slow every test down.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
  // By the ending of a file: what runs on a phone (.phone), on both devices (.devices), on both sites (.any-site), or only on the
  // owner's site (.owner). Everything else runs on a desktop.
  projects: [
    { name: 'desktop', testIgnore: /\.(phone|owner)\.spec/, use: desktop },
    { name: 'phone', testMatch: /\.(phone|devices)\.spec/, use: phone },
    {
      name: "owner's site",
      testMatch: /\.(any-site|owner)\.spec/,
      use: { ...desktop, baseURL: `http://localhost:${ownerPort}`, contentFolder: 'content' },
    },
  ],
  // Started one after the other, because both builds use Next's own folders.
  webServer: [
    { directory: fixtureContent, serverPort: port },
    { directory: 'content', serverPort: ownerPort },
  ].map(({ directory, serverPort }) => ({
    command: 'npm start',
    url: `http://localhost:${serverPort}`,
    // A fresh clone encodes all photos first: two seconds each, on two slow cores.
    timeout: 900_000,
    reuseExistingServer: !process.env.CI,
    stdout: 'pipe',
    env: {
      CONTENT_DIRECTORY: directory,
      PORT: String(serverPort),
      // On another host name than the site, so that the form's requests are cross-origin, as they are in production.
      FORM_ENDPOINT: `http://127.0.0.1:${port}/enquiries`,
      ENQUIRIES_FILE: enquiriesFile,
    },
  })),
});
