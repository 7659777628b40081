import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * In milliseconds, how long to wait for another build of this project, which Next allows only one at a time.
 */
const pause = 30_000;

/**
 * Runs `next build` in a process of its own, and once more if another build was running.
 *
 * @param variables of its environment, besides those of this process
 * @throws Error when the build has failed: its output says why
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
  // It prints nothing when the system has ended it.
  if (signal) throw new Error('`next build` was ended: perhaps this computer has too little memory.');
  if (status === 0) return;
  // "Another next build process is already running", where the name of the command may be coloured.
  if (attempts > 1 && errors.includes('process is already running')) {
    console.log(`\n  Trying once more in ${pause / 1_000} seconds.\n`);
    await wait(pause);
    return nextBuild(variables, attempts - 1);
  }
  throw new Error('`next build` failed: see its output above.');
}
