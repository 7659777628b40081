import { defineConfig } from '@playwright/test';
import { enquiriesFile } from './e2e/support/enquiries-file';
import { launchOptions } from './scripts/lib/browser';

// The tests use a business of their own; those in e2e/any-content also run on the owner's content.
const testContent = 'e2e/fixtures/content';
process.env.CONTENT_DIRECTORY = testContent;
// The owner's address may include a folder: e2e/export/sub-path.spec.ts tests that.
process.env.SITE_URL = 'https://www.example.com';
const port = 3100;
const ownerPort = 3101;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };
const ownerContent = { baseURL: `http://localhost:${ownerPort}`, contentFolder: 'content' };
const moving = { reducedMotion: 'no-preference' } as const;

export default defineConfig<{ contentFolder: string }>({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Tests wait for timers and sockets more than they compute.
  workers: '200%',
  reporter: 'list',
  expect: {
    // This many workers make a slow machine respond late.
    timeout: 10_000,
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/aria/{arg}{ext}', children: 'deep-equal' },
    toHaveScreenshot: {
      pathTemplate: '{testDir}/screenshots/{arg}{ext}',
      threshold: 0.05,
      maxDiffPixels: 100,
    },
  },
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions,
    // The moving strip would keep a processor busy in every test. Those in e2e/screens turn it on.
    reducedMotion: 'reduce',
  },
  projects: [
    // Tests that depend on the screen size.
    { name: 'phone', testDir: 'e2e/screens', use: { ...phone, ...moving } },
    { name: 'desktop', testDir: 'e2e/screens', use: { ...desktop, ...moving } },
    // Tests that do not, on the size most visitors have.
    { name: 'one-screen', testDir: 'e2e/one-screen', use: phone },
    { name: 'no-script', testDir: 'e2e/no-script', use: { ...phone, javaScriptEnabled: false } },
    // Tests of the exported files, and tests that set their own viewport.
    { name: 'export', testDir: 'e2e/export' },
    // What must be true for every business: runs on the tests' business and on the owner's content.
    { name: 'any-content', testDir: 'e2e/any-content' },
    { name: 'owner-content', testDir: 'e2e/any-content', use: ownerContent },
    { name: 'sample-content', testDir: 'e2e/sample-content', use: ownerContent },
  ],
  // Started one after the other, because both builds use Next's own folders.
  webServer: [
    { folder: testContent, at: port },
    { folder: 'content', at: ownerPort },
  ].map(({ folder, at }) => ({
    command: 'npm start',
    url: `http://localhost:${at}`,
    // A fresh clone encodes all photos first: two seconds each, on two slow cores.
    timeout: 900_000,
    reuseExistingServer: !process.env.CI,
    stdout: 'pipe',
    env: {
      CONTENT_DIRECTORY: folder,
      PORT: String(at),
      // On another host name than the site, so that the form's requests are cross-origin, as they are in production.
      FORM_ENDPOINT: `http://127.0.0.1:${port}/enquiries`,
      ENQUIRIES_FILE: enquiriesFile,
    },
  })),
});
