import { readdirSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Writes a file, and its directory, so that no other process can read an incomplete one. */
export async function replaceFile(file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const part = `${file}.${process.pid}.part`;
  try {
    await writeFile(part, content);
    await renameFile(part, file);
  } finally {
    await remove(part);
  }
}

/** Retries, because Windows cannot rename a file that a virus scanner has open for a moment. */
async function renameFile(from: string, to: string, retries = 5): Promise<void> {
  await rename(from, to).catch(async (error: unknown) => {
    if (retries === 0) throw error;
    await wait(100);
    await renameFile(from, to, retries - 1);
  });
}

/** Removes a file or a directory, if it exists. Retries for the same reason. */
export function remove(file: string): Promise<void> {
  return rm(file, { recursive: true, force: true, maxRetries: 5 });
}

/** Returns the relative paths of all files in a directory, in order, and with slashes on every system. */
export function listFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}

/** Whether macOS or Windows has added a file to a directory: `.DS_Store`, `._door.jpg`, `Thumbs.db`. */
export const isSystemFile = (file: string) => /(^|\/)(\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i.test(file);
