import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findCommand } from './find-command';

/** The path of the headless shell, or else of Playwright's Chromium, Chrome or Chromium; undefined if there is none. */
export function findBrowser(): string | undefined {
  const installed = [
    // Debian's browser without a window: the tests take half the time in it.
    findCommand('chromium-headless-shell'),
    chromium.executablePath(),
    ...['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'].map(findCommand),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ];
  return installed.find((file) => file && existsSync(file));
}

/** Playwright's launch options for that browser. */
export const launchOptions = {
  executablePath: findBrowser(),
  args: [
    // Headless Chromium rounds the widths of letters otherwise, unlike browsers on phones.
    '--font-render-hinting=none',
    // Starting a process for every page takes a third of the time of a test.
    '--renderer-process-limit=1',
    // Chromium's sandbox does not support running as root.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
};
