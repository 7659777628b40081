import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/browser';

const port = 3100;
const noScript = /no-script\.spec\.ts/;
/** What depends on the width of the screen. */
const layout = /(gallery|navigation)\.spec\.ts/;
/** What is the same on every screen, or sets sizes of its own. */
const exported =
  /(aria|budgets|content|engines|form-service|hosts|hostile|html|lighthouse|links|metadata|policy|preferences|print|screenshots|soak|sub-path|zoom)\.spec\.ts/;
/** What is the same too, and is tried on the screen that most visitors have. */
const phoneOnly = /e2e.(draft|form|loading|missing-page)\.spec\.ts/;

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Tests wait for timers and sockets more than they compute.
  workers: '150%',
  reporter: 'list',
  expect: {
    toMatchAriaSnapshot: { pathTemplate: 'e2e/aria/{arg}{ext}', children: 'deep-equal' },
    toHaveScreenshot: { pathTemplate: 'e2e/screenshots/{arg}{ext}', threshold: 0.05, maxDiffPixels: 100 },
  },
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions,
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      testIgnore: [noScript, exported],
    },
    {
      name: 'tablet',
      use: { viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true },
      testMatch: layout,
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
      testIgnore: [noScript, exported, phoneOnly],
    },
    { name: 'export', testMatch: exported },
    {
      name: 'no script',
      use: { viewport: { width: 390, height: 844 }, javaScriptEnabled: false },
      testMatch: noScript,
    },
  ],
  webServer: {
    command: 'npm start',
    url: `http://localhost:${port}`,
    // A fresh clone encodes all photos first.
    timeout: 300_000,
    stdout: 'pipe',
    env: {
      PORT: String(port),
      // By another name than the site's, so that the form's requests cross origins as they do in life.
      FORM_ENDPOINT: `http://127.0.0.1:${port}/enquiries`,
      ENQUIRIES_FILE: 'test-results/enquiries.jsonl',
    },
  },
});
