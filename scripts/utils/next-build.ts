import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs `next build` in a process of its own.
 *
 * @param variables of its environment, besides those of this process
 * @throws Error when the build has failed: its output says why
 */
export async function nextBuild(variables: Record<string, string> = {}): Promise<void> {
  const build = spawn(process.execPath, [require.resolve('next/dist/bin/next'), 'build'], {
    stdio: 'inherit',
    // A shell may have set NODE_ENV for other programs.
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...variables },
  });
  const [status, signal] = await once(build, 'close');
  // It prints nothing when the system has ended it.
  if (signal) throw new Error('`next build` was ended: perhaps this computer has too little memory.');
  if (status !== 0) throw new Error('`next build` failed: see its output above.');
}
