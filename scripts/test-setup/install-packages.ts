import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The timeout of a download, in milliseconds. */
const downloadTimeout = 300_000;

/**
 * Installs Debian packages, if this process is root on Debian. Failures are not reported: callers check afterwards.
 *
 * @param groups packages to install together; when one group fails, the others are still installed
 */
export function installPackages(groups: string[][]): void {
  if (groups.length === 0 || !existsSync('/etc/debian_version') || process.getuid?.() !== 0) return;
  apt('update');
  for (const packages of groups) {
    const install = ['install', '-y', '--no-install-recommends', ...packages];
    // Only the download has a timeout: interrupting an installation can break the system.
    if (apt(...install, '--download-only')) apt(...install, '--no-download');
  }
}

function apt(...parameters: string[]) {
  console.log(`> apt-get ${parameters.join(' ')}`);
  const { status } = spawnSync('apt-get', parameters, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: parameters.includes('--no-download') ? undefined : downloadTimeout,
  });
  return status === 0;
}
