import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { chromium, firefox, webkit } from '@playwright/test';
import { chooseBrowser, findCommand } from './browser';
import { runCommand } from '@/scripts/run-command';
import {
  chooseFirefox,
  chromiums,
  findChromium,
  findWebKitGtk,
  findWrangler,
  hasArial,
  hasWebKit,
  tools,
} from './installed';

// On GitHub, `sudo` needs no password.
const sudo = process.env.GITHUB_ACTIONS ? ['sudo'] : [];
const hasApt = existsSync('/etc/debian_version') && (sudo.length > 0 || process.getuid?.() === 0);

/** Runs a command, and returns whether it succeeded. */
function run(...[command = '', ...parameters]: string[]) {
  console.log(`> ${[command, ...parameters].join(' ')}`);
  // On Windows, npm and npx are scripts that only a shell can run.
  const options = { stdio: 'inherit', shell: process.platform === 'win32' } as const;
  return spawnSync(command, parameters, options).status === 0;
}

/**
 * Installs packages that are too large for devDependencies, even if they ask for a newer Node.js. npm skips
 * those that are installed, and removes all others.
 */
const installPackages = (directory: string, ...packages: string[]) => {
  const options = ['--no-save', '--prefer-offline', '--no-engine-strict'];
  return run('npm', 'install', ...options, '--prefix', directory, ...packages);
};

function installChromiums() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return;
  const versions = Object.values(chromiums);
  installPackages(
    tools,
    ...versions.map((version) => `chromium-${version}@npm:@sparticuz/chromium@${version}`),
  );
  for (const version of versions) {
    const compressed = `${tools}/node_modules/chromium-${version}/bin/chromium.br`;
    const file = `${tools}/chromium-${version}`;
    if (existsSync(file) || !existsSync(compressed)) continue;
    writeFileSync(file, brotliDecompressSync(readFileSync(compressed)), { mode: 0o755 });
  }
}

/** Whether a browser starts: an installed one may lack a library. */
const starts = (launched: Promise<{ close: () => Promise<unknown> }>) =>
  launched
    .then((browser) => browser.close())
    .then(
      () => true,
      () => false,
    );

/** What tests need, how to find it, and the Debian and Ubuntu packages that contain it. */
type Need = [name: string, find: () => unknown, packages?: string];

const anyChromium: Need = [
  'Chromium',
  () => starts(chromium.launch(chooseBrowser())),
  'chromium-headless-shell',
];
const browsers: Need[] = [
  anyChromium,
  ['Firefox', () => starts(firefox.launch(chooseFirefox())), 'firefox-esr'],
  ['WebKit', () => (hasWebKit() ? starts(webkit.launch()) : findWebKitGtk()), 'webkit2gtk-driver xvfb'],
  ['Arial or the Liberation fonts', hasArial, 'fonts-liberation'],
  ['the oldest Chromium', () => findChromium('oldest')],
  ['the Chromium of the screenshots', () => findChromium('screenshots')],
];
const servers: Need[] = [
  anyChromium,
  // Not the package that also starts a server on this machine.
  ['Apache', () => findCommand('apache2'), 'apache2-bin media-types'],
  ["Cloudflare's runtime", findWrangler],
];

// `npm run test:install`: installs what the browser tests need or, with the word `servers`, what
// `npm run test:servers` needs. Names what is missing, and fails without Chromium or, on GitHub, any of it.
runCommand(async () => {
  const withServers = process.argv.includes('servers');
  // If Debian's Chromium is installed, Playwright's browsers could not be downloaded.
  if (!findCommand('chromium-headless-shell')) {
    const names = withServers ? ['chromium'] : ['chromium', 'firefox', 'webkit'];
    const isDownloaded = run('npx', 'playwright', 'install', ...names);
    // Debian's browsers bring their own libraries.
    if (isDownloaded && hasApt) run('npx', 'playwright', 'install-deps', ...names);
  }
  // Update by hand: the last Wrangler for Node 20. Raise it together with `engines` in package.json.
  if (withServers) installPackages(`${tools}/wrangler`, 'wrangler@4.86.0');
  else installChromiums();
  const missing: string[] = [];
  let isUpdated = false;
  for (const [name, find, packages] of withServers ? servers : browsers) {
    if (await find()) continue;
    if (hasApt && packages) {
      isUpdated ||= run(...sudo, 'apt-get', 'update');
      run(...sudo, 'apt-get', 'install', '-y', '--no-install-recommends', ...packages.split(' '));
    }
    if (!(await find())) missing.push(name);
  }
  if (missing.length === 0) return;
  const message = `Could not be installed: ${missing.join(', ')}.`;
  if (missing.includes('Chromium') || process.env.GITHUB_ACTIONS) throw new Error(message);
  console.log(`${message} The tests that need them are skipped.`);
});
