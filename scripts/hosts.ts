import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { findCommand } from './find-command';
import { installPackages } from './install-packages';
import { runCommand } from './run-command';

/** The servers that the host tests run beside the embedded one, with the Debian packages that bring them. */
const hosts = {
  nginx: ['nginx', 'libnginx-mod-http-brotli-static'],
  caddy: ['caddy'],
};

/** Cloudflare's runtime, in the last version for Node 20; too large to be a package of the project. */
const wrangler = { folder: '.cache/wrangler', package: 'wrangler@4.86.0' };

/** The path of Cloudflare's runtime, or undefined where it is not installed. */
export function findWrangler(): string | undefined {
  const command = path.resolve(wrangler.folder, 'node_modules/wrangler/bin/wrangler.js');
  return existsSync(command) ? command : undefined;
}

/** Installs the servers that are missing, where that is possible; the tests name those that stay so. */
async function installHosts() {
  const missing = Object.entries(hosts).filter(([command]) => !findCommand(command));
  installPackages(missing.map(([, packages]) => packages));
  if (!findWrangler()) {
    mkdirSync(wrangler.folder, { recursive: true });
    spawnSync('npm', ['install', '--no-save', '--prefix', wrangler.folder, wrangler.package], {
      stdio: 'inherit',
    });
  }
  const found = {
    ...Object.fromEntries(Object.keys(hosts).map((command) => [command, findCommand(command)])),
    wrangler: findWrangler(),
  };
  for (const [name, file] of Object.entries(found)) {
    console.log(file ? `Host tests run ${file}` : `Host tests skip ${name}: it is not installed`);
  }
}

if (require.main === module) runCommand(installHosts);
