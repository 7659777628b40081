import { mkdir } from 'node:fs/promises';
import { lock, type LockOptions } from 'proper-lockfile';

const options: LockOptions = {
  lockfilePath: '.cache/build.lock',
  // In milliseconds: after this time, the lock of a process that was killed no longer counts.
  stale: 20_000,
  // Somebody has deleted .cache, or the computer was asleep. Next has a lock of its own.
  onCompromised: () => {},
};

/**
 * Waits until no other process builds this project, such as `npm start` in another terminal: Next would refuse the second build. Others
 * wait until this process ends.
 */
export async function waitForOtherBuilds(): Promise<void> {
  await mkdir('.cache', { recursive: true });
  await lock('.', options).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ELOCKED') throw error;
    console.log('Waiting until another build of this project has ended…');
    await lock('.', { ...options, retries: { forever: true, minTimeout: 500, maxTimeout: 500 } });
  });
}
