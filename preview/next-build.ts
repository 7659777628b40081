import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs `next build` in a child process.
 *
 * @param variables environment variables to add to those of this process
 * @throws Error when the build fails: its output shows why
 */
export async function nextBuild(variables: Record<string, string>): Promise<void> {
  const build = spawn(process.execPath, [require.resolve('next/dist/bin/next'), 'build'], {
    stdio: 'inherit',
    // A shell may have set NODE_ENV for other programs.
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...variables },
  });
  const [status, signal] = await once(build, 'close');
  // The build prints nothing when the system kills it.
  if (signal) throw new Error('`next build` was ended: perhaps this computer has too little memory.');
  if (status !== 0) throw new Error('`next build` failed: see its output above.');
}
