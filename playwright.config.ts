import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/lib/browser';

const port = 3100;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Tests wait for timers and sockets more than they compute.
  workers: '150%',
  reporter: 'list',
  expect: {
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
  },
  projects: [
    // Tests that depend on the screen size.
    { name: 'phone', testDir: 'e2e/screens', use: phone },
    { name: 'desktop', testDir: 'e2e/screens', use: desktop },
    // Tests that do not, on the size most visitors have.
    { name: 'one-screen', testDir: 'e2e/one-screen', use: phone },
    { name: 'no-script', testDir: 'e2e/no-script', use: { ...phone, javaScriptEnabled: false } },
    // Tests of the exported files, and tests that set their own viewport.
    { name: 'export', testDir: 'e2e/export' },
  ],
  webServer: {
    command: 'npm start',
    url: `http://localhost:${port}`,
    // A fresh clone encodes all photos first.
    timeout: 300_000,
    stdout: 'pipe',
    env: {
      PORT: String(port),
      // On another host name than the site, so that the form's requests are cross-origin, as they are in production.
      FORM_ENDPOINT: `http://127.0.0.1:${port}/enquiries`,
      ENQUIRIES_FILE: 'test-results/enquiries.jsonl',
    },
  },
});
