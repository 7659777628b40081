import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Returns the paths of all files in a directory, relative to it, in order, and with slashes on every system. */
export function listFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}
