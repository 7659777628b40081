import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from '../lib/browser';
import { installPackages } from './install-packages';

/**
 * Installs a browser if there is none (Playwright's Chromium or else Debian's) and, on Debian, the fallback fonts.
 *
 * @throws Error when no browser can be installed
 */
export function installBrowser() {
  if (!findBrowser()) {
    console.log('> npx playwright install chromium');
    spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  }
  const packages: string[][] = [];
  if (!findBrowser()) packages.push(['chromium-headless-shell']);
  // The fonts have the widths of Arial and Times New Roman. Debian's Chromium comes without fonts.
  if (!existsSync('/usr/share/fonts/truetype/liberation')) packages.push(['fonts-liberation']);
  installPackages(packages);
  if (!findBrowser()) installPackages([['chromium']]);

  const browser = findBrowser();
  if (!browser) {
    throw new Error(
      'No browser is installed, and none could be installed. Install Chrome or Chromium, then try again.',
    );
  }
  console.log(`Browser tests run in ${browser}`);
}
