import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { firefox, webkit, type LaunchOptions } from '@playwright/test';
import { findCommand } from './browser';

/* Browsers and servers that tests use if they are installed. */

/** Where `npm run test:install` puts npm packages. */
export const tools = '.cache/tools';

/** Versions of Chromium for 64-bit Linux, from npm: the oldest in `browserslist`, and one for screenshots. */
export const chromiums = { oldest: '114.0.0', screenshots: '153.0.0' };

const pathIfInstalled = (file: string) => (existsSync(file) ? path.resolve(file) : undefined);

export const findChromium = (name: keyof typeof chromiums) =>
  pathIfInstalled(`${tools}/chromium-${chromiums[name]}`);

/** Cloudflare's runtime. */
export const findWrangler = () => pathIfInstalled(`${tools}/wrangler/node_modules/wrangler/bin/wrangler.js`);

/** Whether the system has the fonts that the fallbacks are adjusted for. */
export const hasArial = () => /Arial|Liberation/.test(String(spawnSync('fc-match', ['Arial']).stdout));

const firefoxUserPrefs = {
  // mock-form-service.ts is a proxy for the site's host as well.
  'network.proxy.allow_hijacking_localhost': true,
  // Playwright would wait forever for a page from Firefox's back/forward cache to load.
  'browser.sessionhistory.max_total_viewers': 0,
};

/** Playwright's Firefox or, if it cannot be downloaded, the system's. */
export function chooseFirefox(): LaunchOptions {
  if (existsSync(firefox.executablePath())) return { firefoxUserPrefs };
  const executablePath = findCommand('firefox-esr') ?? findCommand('firefox');
  const preferences = { ...firefoxUserPrefs, 'ui.prefersReducedMotion': 1 };
  return { channel: 'moz-firefox', executablePath, firefoxUserPrefs: preferences };
}

/** Whether Playwright's WebKit is installed: it can drive no other. */
export const hasWebKit = () => existsSync(webkit.executablePath());

/** The driver of Debian's WebKitGTK, and a display for it, because it has no headless mode. */
export function findWebKitGtk() {
  const [driver, xvfb] = ['WebKitWebDriver', 'Xvfb'].map(findCommand);
  return driver && xvfb ? { driver, xvfb } : undefined;
}
