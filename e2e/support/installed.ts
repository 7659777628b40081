import { existsSync } from 'node:fs';
import path from 'node:path';
import { findCommand } from '@/scripts/lib/find-command';

/* Browsers and servers beside the tests' own Chromium that they use where they are installed. */

/** The system's browsers with other engines: their commands, and the Debian packages that contain them. */
export const systemEngines = {
  firefox: { packages: ['firefox-esr'], find: () => findCommand('firefox-esr') ?? findCommand('firefox') },
  // WebKitGTK's MiniBrowser has no headless mode: Xvfb provides a virtual display.
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    find: () => findCommand('xvfb-run') && findCommand('xauth') && findCommand('WebKitWebDriver'),
  },
};

/** Where `npm run test:install` installs those that are npm packages. */
export const tools = '.cache/tools';

/**
 * Versions of Chromium for 64-bit Linux: the oldest that the site supports (`browserslist` in package.json), and the one that the
 * screenshots were taken with, which npm has for every machine.
 */
export const chromiums = { oldest: '111.0.0', screenshots: '153.0.0' };

const pathIfInstalled = (file: string) => (existsSync(file) ? path.resolve(file) : undefined);

export const findChromium = (name: keyof typeof chromiums) =>
  pathIfInstalled(`${tools}/chromium-${chromiums[name]}`);

/** Cloudflare's runtime. */
export const findWrangler = () => pathIfInstalled(`${tools}/node_modules/wrangler/bin/wrangler.js`);
