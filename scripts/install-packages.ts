import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** How long a download may take, in milliseconds. */
const timeLimit = 300_000;

/**
 * Installs Debian packages, where this is Debian and its administrator. It reports no failure: the callers look for what
 * they need afterwards.
 *
 * @param groups packages that are installed together; a group that cannot be had does not keep the others away
 */
export function installPackages(groups: string[][]): void {
  if (groups.length === 0 || !existsSync('/etc/debian_version') || process.getuid?.() !== 0) return;
  apt('update');
  for (const packages of groups) {
    const install = ['install', '-y', '--no-install-recommends', ...packages];
    // Only the download has a time limit: packages that are cut off while they unpack break the system.
    if (apt(...install, '--download-only')) apt(...install, '--no-download');
  }
}

function apt(...parameters: string[]) {
  console.log(`> apt-get ${parameters.join(' ')}`);
  const { status } = spawnSync('apt-get', parameters, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: parameters.includes('--no-download') ? undefined : timeLimit,
  });
  return status === 0;
}
