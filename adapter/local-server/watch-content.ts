import { mkdirSync, watch, type FSWatcher } from 'node:fs';
import { errorMessage } from '@/lib/error-message';

/** In milliseconds. Editors save in several steps: to a new file, which they then rename. */
const delay = 200;

/**
 * Calls a function after every change to the content, one call at a time, and prints its errors. Watches directories instead of files,
 * because many editors replace a file when they save it.
 *
 * @returns the watchers, to close them
 */
export function watchContent(directory: string, onChange: () => Promise<unknown>): FSWatcher[] {
  let timer: NodeJS.Timeout | undefined;
  let lastCall: Promise<unknown> = Promise.resolve();
  const call = () => {
    lastCall = lastCall.then(onChange).catch((error: unknown) => console.error(`\n${errorMessage(error)}\n`));
  };
  return [directory, `${directory}/photos`].map((watched) => {
    mkdirSync(watched, { recursive: true });
    return watch(watched, () => {
      clearTimeout(timer);
      timer = setTimeout(call, delay);
    });
  });
}
