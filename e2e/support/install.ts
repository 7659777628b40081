import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { chromium, firefox, webkit } from '@playwright/test';
import { launchOptions } from '@/scripts/lib/browser';
import { findCommand } from '@/scripts/lib/browser';
import { annotate } from '@/scripts/github/github-actions';
import { runCommand } from '@/scripts/lib/run-command';
import { findEngine } from './engines';
import { chromiums, findChromium, findNginxWithBrotli, findWrangler, tools } from './installed';

function run(command: string, ...parameters: string[]) {
  console.log(`> ${command} ${parameters.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // On Windows, npm and npx are scripts that only a shell can run.
  const options = { stdio: 'inherit', env, shell: process.platform === 'win32' } as const;
  return spawnSync(command, parameters, options).status === 0;
}

/** On GitHub, `sudo` asks for no password. */
const sudo = process.env.GITHUB_ACTIONS ? ['sudo'] : [];
const canInstallPackages = existsSync('/etc/debian_version') && (sudo.length > 0 || process.getuid?.() === 0);
let isAptUpdated = false;

/** Installs Debian packages, where it may. */
function apt(...packages: string[]) {
  if (!canInstallPackages) return;
  const [command = '', ...parameters] = [...sudo, 'apt-get'];
  isAptUpdated ||= run(command, ...parameters, 'update');
  run(command, ...parameters, 'install', '-y', '--no-install-recommends', ...packages);
}

/** Installs Playwright's own browsers, in the versions that package-lock.json pins, or else the system's. */
function installBrowsers() {
  // Where Debian's shell is, Playwright's browsers could not be downloaded.
  if (findCommand('chromium-headless-shell')) return;
  const names = [chromium, firefox, webkit].map((type) => type.name());
  const isDownloaded = run('npx', 'playwright', 'install', ...names);
  if (!isDownloaded) apt('chromium-headless-shell');
  // GitHub caches the browsers, but not their libraries.
  else if (canInstallPackages) run('npx', 'playwright', 'install-deps', ...names);
}

/** Installs what is too large for devDependencies. Where it is installed, npm does nothing. */
function installPackages() {
  const isLinux = process.platform === 'linux' && process.arch === 'x64';
  const versions = isLinux ? Object.values(chromiums) : [];
  const packages = versions.map((version) => `chromium-${version}@npm:@sparticuz/chromium@${version}`);
  // To be updated by hand only: the last version of Wrangler for Node 20, which rises with `engines` in package.json.
  run('npm', 'install', '--no-save', '--prefer-offline', '--prefix', tools, 'wrangler@4.86.0', ...packages);
  for (const version of versions) {
    const compressed = `${tools}/node_modules/chromium-${version}/bin/chromium.br`;
    const file = `${tools}/chromium-${version}`;
    if (existsSync(file) || !existsSync(compressed)) continue;
    writeFileSync(file, brotliDecompressSync(readFileSync(compressed)), { mode: 0o755 });
  }
}

/** What some tests need, and the Debian packages that contain it. */
const optional = [
  { name: 'Firefox', find: () => findEngine('firefox'), packages: ['firefox-esr'] },
  { name: 'WebKit', find: () => findEngine('webkit'), packages: ['webkit2gtk-driver', 'xvfb', 'xauth'] },
  {
    name: 'nginx with Brotli',
    find: findNginxWithBrotli,
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
  },
  { name: 'Caddy', find: () => findCommand('caddy'), packages: ['caddy'] },
  // Without the package that starts a server on this machine.
  { name: 'Apache', find: () => findCommand('apache2'), packages: ['apache2-bin', 'media-types'] },
  { name: 'Python', find: () => findCommand('python3') },
  { name: 'the Cloudflare runtime', find: findWrangler },
  { name: 'the oldest browser', find: () => findChromium('oldest') },
  { name: 'the browser of the screenshots', find: () => findChromium('screenshots') },
];

// `npm run test:install`: installs what the browser tests need. Without a browser it fails; tests of what else is missing are
// skipped, as it says.
runCommand(async () => {
  installBrowsers();
  // With the widths of Arial and Times New Roman. Debian's Chromium comes without fonts.
  if (!existsSync('/usr/share/fonts/truetype/liberation')) apt('fonts-liberation');
  for (const { find, packages } of optional) if (packages && !find()) apt(...packages);
  installPackages();

  const browser = await chromium.launch(launchOptions);
  console.log(`Tests run in Chromium ${browser.version()}`);
  await browser.close();
  for (const { name, find } of optional) {
    const found = find();
    const message = `Tests in ${name} ${found ? 'run' : 'are skipped: it is not installed'}`;
    console.log(message);
    if (!found) annotate({ level: 'notice', title: 'Skipped tests', message });
  }
});
