import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { findBrowser } from '@/scripts/lib/browser';
import { findCommand } from '@/scripts/lib/find-command';
import { engines, findOldestBrowser, findWrangler, tools } from './installed';
import { findNginxWithBrotli } from './servers';

// `npm run test:install`: installs what the browser tests need. Without a browser it fails; tests of what else is missing are
// skipped, as it says.

function run(command: string, ...parameters: string[]) {
  console.log(`> ${command} ${parameters.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // On Windows, npm and npx are scripts that only a shell can run.
  return (
    spawnSync(command, parameters, { stdio: 'inherit', env, shell: process.platform === 'win32' }).status ===
    0
  );
}

let isAptUpdated = false;

/** On GitHub, `sudo` asks for no password. */
const sudo = process.env.GITHUB_ACTIONS ? ['sudo'] : [];
const canInstallPackages = existsSync('/etc/debian_version') && (sudo.length > 0 || process.getuid?.() === 0);

/** Installs Debian packages, where it may. */
function apt(...packages: string[]) {
  if (!canInstallPackages) return;
  const [command = '', ...parameters] = [...sudo, 'apt-get'];
  isAptUpdated ||= run(command, ...parameters, 'update');
  run(command, ...parameters, 'install', '-y', '--no-install-recommends', ...packages);
}

const withPackages = canInstallPackages ? ['--with-deps'] : [];
if (!findBrowser()) run('npx', 'playwright', 'install', ...withPackages, 'chromium');
if (!findBrowser()) apt('chromium-headless-shell');
if (!findBrowser()) apt('chromium');
// With the widths of Arial and Times New Roman. Debian's Chromium comes without fonts.
if (!existsSync('/usr/share/fonts/truetype/liberation')) apt('fonts-liberation');

for (const { packages, find } of Object.values(engines)) if (!find()) apt(...packages);
if (!findNginxWithBrotli()) apt('nginx', 'libnginx-mod-http-brotli-static');
if (!findCommand('caddy')) apt('caddy');
// Without the package that starts a server on this machine.
if (!findCommand('apache2')) apt('apache2-bin', 'media-types');
const isLinux = process.platform === 'linux' && process.arch === 'x64';
// Too large for devDependencies. To be updated by hand only: Wrangler's version is the last for Node 20 and rises with `engines` in
// package.json, Chromium's is the oldest of `browserslist`. Where they are installed, npm does nothing.
const packages = ['wrangler@4.86.0', ...(isLinux ? ['@sparticuz/chromium@111.0.0'] : [])];
run('npm', 'install', '--no-save', '--prefer-offline', '--prefix', tools, ...packages);
const compressed = `${tools}/node_modules/@sparticuz/chromium/bin/chromium.br`;
if (!findOldestBrowser() && existsSync(compressed)) {
  writeFileSync(`${tools}/chromium`, brotliDecompressSync(readFileSync(compressed)), { mode: 0o755 });
}

const found = {
  Chromium: findBrowser(),
  Firefox: engines.Firefox.find()?.[0],
  WebKit: engines.WebKit.find()?.[0],
  'nginx with Brotli': findNginxWithBrotli(),
  Caddy: findCommand('caddy'),
  Apache: findCommand('apache2'),
  Python: findCommand('python3'),
  'the Cloudflare runtime': findWrangler(),
  'the oldest browser': findOldestBrowser(),
};
for (const [name, file] of Object.entries(found)) {
  console.log(file ? `Tests run in ${file}` : `Tests in ${name} are skipped: it is not installed`);
}
const screenshots = readFileSync('e2e/pages/screenshots/environment.txt', 'utf8').trim();
console.log(`Screenshots are compared in ${screenshots}; their tests are skipped in others`);
if (!found.Chromium) {
  console.error('No browser could be installed. Install Chrome or Chromium, then try again.');
  process.exit(1);
}
