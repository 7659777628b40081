import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { annotate } from '@/scripts/github/github-actions';
import { chooseBrowser, findCommand } from '@/scripts/utils/browser';
import { runCommand } from '@/scripts/utils/run-command';
import { isInstalled, launchEngine } from './engines';
import { chromiums, findChromium, findNginxWithBrotli, findWrangler, hasArial, tools } from './installed';

// On GitHub, `sudo` asks for no password.
const sudo = process.env.GITHUB_ACTIONS ? ['sudo'] : [];
const hasApt = existsSync('/etc/debian_version') && (sudo.length > 0 || process.getuid?.() === 0);

/** Runs a command, and returns whether it has succeeded. */
function run(...words: string[]) {
  console.log(`> ${words.join(' ')}`);
  const [command = '', ...parameters] = words;
  // On Windows, npm and npx are scripts that only a shell can run.
  return (
    spawnSync(command, parameters, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0
  );
}

/** Installs packages that are too large for devDependencies. Where they are installed, npm does nothing; it removes all others. */
const installPackages = (directory: string, ...packages: string[]) =>
  run('npm', 'install', '--no-save', '--prefer-offline', '--prefix', directory, ...packages);

function installChromiums() {
  const isLinux = process.platform === 'linux' && process.arch === 'x64';
  const versions = isLinux ? Object.values(chromiums) : [];
  const packages = versions.map((version) => `chromium-${version}@npm:@sparticuz/chromium@${version}`);
  if (packages.length > 0) installPackages(tools, ...packages);
  for (const version of versions) {
    const compressed = `${tools}/node_modules/chromium-${version}/bin/chromium.br`;
    const file = `${tools}/chromium-${version}`;
    if (existsSync(file) || !existsSync(compressed)) continue;
    writeFileSync(file, brotliDecompressSync(readFileSync(compressed)), { mode: 0o755 });
  }
}

/** Whether a browser starts: it may be installed and lack a library. */
const starts = (launch: Promise<{ close: () => Promise<unknown> }>) =>
  launch
    .then((browser) => browser.close())
    .then(() => true)
    .catch(() => false);

type Need = [name: string, find: () => unknown, packages?: string];

/* What tests need, how to find it, and the packages of Debian and Ubuntu that contain it. */

const anyChromium: Need = [
  'Chromium',
  () => starts(chromium.launch(chooseBrowser())),
  'chromium-headless-shell',
];
const browsers: Need[] = [
  anyChromium,
  ['Firefox', () => isInstalled('firefox') && starts(launchEngine('firefox')), 'firefox-esr'],
  ['WebKit', () => isInstalled('webkit') && starts(launchEngine('webkit')), 'webkit2gtk-driver xvfb xauth'],
  ['Arial or the Liberation fonts', hasArial, 'fonts-liberation'],
  ['the oldest Chromium', () => findChromium('oldest')],
  ['the Chromium of the screenshots', () => findChromium('screenshots')],
];
const servers: Need[] = [
  ['nginx with Brotli', findNginxWithBrotli, 'nginx libnginx-mod-http-brotli-static'],
  ['Caddy', () => findCommand('caddy'), 'caddy'],
  // Without the package that starts a server on this machine.
  ['Apache', () => findCommand('apache2'), 'apache2-bin media-types'],
  ['Python', () => findCommand('python3'), 'python3'],
  ["Cloudflare's runtime", findWrangler],
];

async function findMissing(needs: Need[]): Promise<Need[]> {
  const missing: Need[] = [];
  for (const need of needs) if (!(await need[1]())) missing.push(need);
  return missing;
}

// `npm run test:install`: installs what the browser tests need, and names what could not be installed. A missing Chromium is an error; on
// GitHub, so is every other browser. With the word `hosts`, installs what `npm run test:hosts` needs.
runCommand(async () => {
  const withHosts = process.argv.includes('hosts');
  // Where Debian's Chromium is, Playwright's browsers could not be downloaded.
  if (!findCommand('chromium-headless-shell')) {
    const names = withHosts ? ['chromium'] : ['chromium', 'firefox', 'webkit'];
    const isDownloaded = run('npx', 'playwright', 'install', ...names);
    // Debian's browsers bring the libraries that they need.
    if (isDownloaded && hasApt) run('npx', 'playwright', 'install-deps', ...names);
  }
  if (!withHosts) installChromiums();
  // To be updated by hand only: the last version of Wrangler for Node 20, which rises with `engines` in package.json.
  if (withHosts) installPackages(`${tools}/wrangler`, 'wrangler@4.86.0');
  const absent = await findMissing(withHosts ? [anyChromium, ...servers] : browsers);
  const packages = absent.flatMap(([, , names]) => (hasApt && names ? [names.split(' ')] : []));
  if (packages.length > 0) run(...sudo, 'apt-get', 'update');
  // One after the other: not every system has all of them.
  for (const names of packages) run(...sudo, 'apt-get', 'install', '-y', '--no-install-recommends', ...names);
  const missing = (await findMissing(absent)).map(([name]) => name);
  if (missing.length === 0) return;
  const message = `Could not be installed: ${missing.join(', ')}.`;
  const required = process.env.GITHUB_ACTIONS ? browsers.map(([name]) => name) : ['Chromium'];
  if (missing.some((name) => required.includes(name))) throw new Error(message);
  console.log(`${message} The tests that need them are skipped.`);
  annotate({ level: 'warning', title: 'Tests are skipped', message });
});
