import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';
import { findCommand } from './find-command';

/** Playwright's own Chromium, whose version package-lock.json pins; where it is not installed, Debian's Chromium or any Chrome. */
function chooseBrowser(): LaunchOptions {
  if (existsSync(chromium.executablePath())) return {};
  const executablePath = findCommand('chromium-headless-shell') ?? findCommand('chromium');
  return executablePath ? { executablePath } : { channel: 'chrome' };
}

/** Playwright's launch options for Chromium. */
export const launchOptions = {
  ...chooseBrowser(),
  args: [
    // Headless Chromium rounds the widths of letters otherwise, unlike browsers on phones.
    '--font-render-hinting=none',
    // Starting a process for every page takes a third of the time of a test.
    '--renderer-process-limit=1',
  ],
};
