import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findCommand } from './find-command';
import { runCommand } from './run-command';

/** The servers that the host tests run beside the embedded one, with the Debian packages that bring them. */
const hosts = {
  nginx: ['nginx', 'libnginx-mod-http-brotli-static'],
  caddy: ['caddy'],
};

/** Installs the servers that are missing, where that is possible; the tests name those that stay so. */
async function installHosts() {
  const missing = Object.entries(hosts).filter(([command]) => !findCommand(command));
  if (missing.length > 0 && existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    const packages = missing.flatMap(([, names]) => names);
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
      stdio: 'inherit',
      env: environment,
    });
  }
  for (const command of Object.keys(hosts)) {
    console.log(`Host tests: ${findCommand(command) ?? `${command} is missing and will be skipped`}`);
  }
}

if (require.main === module) runCommand(installHosts);
