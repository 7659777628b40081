import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** Chromium 111, the oldest that the site supports (`browserslist` in package.json), as an npm package for Linux. */
const folder = '.cache/oldest-browser';
const packageName = '@sparticuz/chromium';
const version = '111.0.0';

const command = path.resolve(folder, 'chromium');

/** Returns the path of the oldest supported browser, or undefined if it is not installed. */
export function findOldestBrowser(): string | undefined {
  return existsSync(command) ? command : undefined;
}

/** Installs the oldest supported browser if possible. The tests in it are skipped otherwise. */
export function installOldestBrowser() {
  if (!findOldestBrowser() && process.platform === 'linux' && process.arch === 'x64') {
    mkdirSync(folder, { recursive: true });
    const install = ['install', '--no-save', '--prefix', folder, `${packageName}@${version}`];
    spawnSync('npm', install, { stdio: 'inherit' });
    const compressed = path.join(folder, 'node_modules', packageName, 'bin/chromium.br');
    if (existsSync(compressed)) {
      writeFileSync(command, brotliDecompressSync(readFileSync(compressed)), { mode: 0o755 });
    }
  }
  console.log(
    findOldestBrowser()
      ? `Tests of the oldest browser run ${command}`
      : 'Tests of the oldest browser are skipped: it is not installed',
  );
}
