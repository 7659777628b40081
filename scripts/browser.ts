import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findCommand } from './find-command';
import { installPackages } from './install-packages';
import { runCommand } from './run-command';

const commands = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];

const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a browser for the tests: Playwright's own, else a Chrome or Chromium of the system, else undefined. */
export function findBrowser(): string | undefined {
  const installed = [chromium.executablePath(), ...commands.map(findCommand), ...applications];
  return installed.find((file) => file && existsSync(file));
}

/** How to start that browser. */
export const launchOptions = {
  executablePath: findBrowser(),
  // Chromium's sandbox refuses to work for root.
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
};

/**
 * Installs a browser where there is none: Playwright's own or, where that cannot be had, Debian's.
 *
 * @throws Error with what to do by hand when neither works
 */
async function installBrowser() {
  const found = findBrowser();
  if (found) return console.log(`Browser tests run in ${found}`);

  console.log('> npx playwright install chromium');
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  if (!findBrowser()) installPackages([['chromium']]);
  if (!findBrowser()) {
    throw new Error(
      'No browser was found and none could be installed. Install Chrome or Chromium, then try again.',
    );
  }
}

if (require.main === module) runCommand(installBrowser);
