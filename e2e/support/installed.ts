import { existsSync } from 'node:fs';
import path from 'node:path';
import { findCommand } from '@/scripts/lib/find-command';

/* Browsers and servers beside Chromium that the tests use where they are installed. */

/** The paths of all these commands, or undefined if one is not installed. */
function findAll(...commands: string[]) {
  const found = commands.map(findCommand).filter((file) => file !== undefined);
  return found.length === commands.length ? found : undefined;
}

/** Other engines: their commands, and the Debian packages that contain them. */
export const engines = {
  Firefox: { packages: ['firefox-esr'], find: () => findAll('firefox-esr') ?? findAll('firefox') },
  // WebKitGTK's MiniBrowser has no headless mode: Xvfb provides a virtual display.
  WebKit: { packages: ['webkit2gtk-driver', 'xvfb'], find: () => findAll('WebKitWebDriver', 'Xvfb') },
};

/** Where `npm run test:install` installs those that are npm packages. */
export const tools = '.cache/tools';

const pathIfInstalled = (file: string) => (existsSync(file) ? path.resolve(file) : undefined);

/** Chromium 111, the oldest that the site supports (`browserslist` in package.json). */
export const findOldestBrowser = () => pathIfInstalled(`${tools}/chromium`);

/** Cloudflare's runtime. */
export const findWrangler = () => pathIfInstalled(`${tools}/node_modules/wrangler/bin/wrangler.js`);
