import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { findCommand } from '../lib/find-command';
import { installPackages } from './install-packages';

/** The servers that the export is tested on besides the local one, with the Debian packages that contain them. */
const servers = {
  nginx: ['nginx', 'libnginx-mod-http-brotli-static'],
  caddy: ['caddy'],
};

/** Cloudflare's runtime: the last version for Node 20. It is too large for a devDependency. */
const wrangler = { folder: '.cache/wrangler', package: 'wrangler@4.86.0' };

/** Returns the path of Cloudflare's runtime, or undefined if it is not installed. */
export function findWrangler(): string | undefined {
  const command = path.resolve(wrangler.folder, 'node_modules/wrangler/bin/wrangler.js');
  return existsSync(command) ? command : undefined;
}

/** Installs missing servers if possible. The tests skip those that are still missing. */
export function installServers() {
  const missing = Object.entries(servers).filter(([command]) => !findCommand(command));
  installPackages(missing.map(([, packages]) => packages));
  if (!findWrangler()) {
    mkdirSync(wrangler.folder, { recursive: true });
    spawnSync('npm', ['install', '--no-save', '--prefix', wrangler.folder, wrangler.package], {
      stdio: 'inherit',
    });
  }
  const found = {
    ...Object.fromEntries(Object.keys(servers).map((command) => [command, findCommand(command)])),
    wrangler: findWrangler(),
  };
  for (const [name, file] of Object.entries(found)) {
    console.log(file ? `Host tests run ${file}` : `Host tests skip ${name}: it is not installed`);
  }
}
