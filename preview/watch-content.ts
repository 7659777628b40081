import { existsSync, watch } from 'node:fs';
import { errorMessage } from '@/lib/error-message';

/** In milliseconds. Editors save in several steps: they write a new file, then rename it. */
const delay = 200;

/** Calls a function after every change to the content, one call at a time, and prints its errors. */
export function watchContent(directory: string, onChange: () => Promise<unknown>): void {
  let timer: NodeJS.Timeout | undefined;
  let lastCall: Promise<unknown> = Promise.resolve();
  const call = () => {
    lastCall = lastCall.then(onChange).catch((error: unknown) => console.error(`\n${errorMessage(error)}\n`));
  };
  // Directories, because many editors replace a file when they save it.
  const directories = [directory, `${directory}/photos`, `${directory}/photos/sample`].filter(existsSync);
  for (const watched of directories) {
    watch(watched, () => {
      clearTimeout(timer);
      timer = setTimeout(call, delay);
    });
  }
}
