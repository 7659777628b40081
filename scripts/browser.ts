import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findCommand } from './find-command';
import { installPackages } from './install-packages';
import { runCommand } from './run-command';

/** First the one that draws no window: the tests take half the time with it. */
const commands = [
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
];

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
  args: [
    // Letters as wide as on a phone: a browser without a window rounds their widths otherwise.
    '--font-render-hinting=none',
    // Chromium's sandbox refuses to work for root.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
};

/**
 * Installs what the browser tests need of the machine where it is missing: a browser, Playwright's own or, where that
 * cannot be had, Debian's, and on Debian the fonts that pages show until theirs come.
 *
 * @throws Error with what to do by hand when no browser can be had
 */
async function installBrowser() {
  if (!findBrowser()) {
    console.log('> npx playwright install chromium');
    spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  }
  const packages: string[][] = [];
  if (!findBrowser()) packages.push(['chromium-headless-shell']);
  // As wide as Arial and Times New Roman, which other systems have; Debian's Chromium comes without any.
  if (!existsSync('/usr/share/fonts/truetype/liberation')) packages.push(['fonts-liberation']);
  installPackages(packages);
  if (!findBrowser()) installPackages([['chromium']]);

  const browser = findBrowser();
  if (!browser) {
    throw new Error(
      'No browser was found and none could be installed. Install Chrome or Chromium, then try again.',
    );
  }
  console.log(`Browser tests run in ${browser}`);
}

if (require.main === module) runCommand(installBrowser);
