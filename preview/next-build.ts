import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** How long to wait for another build, in milliseconds: Next allows one at a time in a project. */
const pause = 30_000;

/**
 * Runs `next build` in a child process. Retries once if another build was running.
 *
 * @param variables environment variables to add to those of this process
 * @throws Error when the build fails: its output shows why
 */
export async function nextBuild(variables: Record<string, string> = {}, attempts = 2): Promise<void> {
  const build = spawn(process.execPath, [require.resolve('next/dist/bin/next'), 'build'], {
    stdio: ['inherit', 'inherit', 'pipe'],
    // A shell may have set NODE_ENV for other programs.
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...variables },
  });
  let errors = '';
  build.stderr.on('data', (text) => {
    process.stderr.write(text);
    errors += text;
  });
  const [status, signal] = await once(build, 'close');
  // The build prints nothing when the system kills it.
  if (signal) throw new Error('`next build` was ended: perhaps this computer has too little memory.');
  if (status === 0) return;
  // "Another next build process is already running", in which the command may be coloured.
  if (attempts > 1 && errors.includes('process is already running')) {
    console.log(`\n  Trying once more in ${pause / 1_000} seconds.\n`);
    await wait(pause);
    return nextBuild(variables, attempts - 1);
  }
  throw new Error('`next build` failed: see its output above.');
}
