import { mkdirSync, watch, type FSWatcher } from 'node:fs';

/** In milliseconds. Editors save in several steps: to a new file, which they then rename. */
const delay = 200;

/**
 * Calls a function after every change to the content, one call at a time. Watches folders instead of files, because many
 * editors replace a file when they save it.
 *
 * @param folders the folders of the content; subfolders are not watched
 * @returns the watchers, to close them
 */
export function watchContent(folders: string[], onChange: () => Promise<void>): FSWatcher[] {
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  return folders.map((folder) => {
    mkdirSync(folder, { recursive: true });
    return watch(folder, () => {
      clearTimeout(timer);
      timer = setTimeout(() => (last = last.then(onChange)), delay);
    });
  });
}
