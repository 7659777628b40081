import { readdirSync } from 'node:fs';
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Writes a file and its directory, so that no other process sees a part of it. */
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

/** Tries again, because a virus scanner may have the file open for a moment, and Windows does not rename it then. */
async function renameFile(from: string, to: string, retries = 5): Promise<void> {
  await rename(from, to).catch(async (error: unknown) => {
    if (retries === 0) throw error;
    await wait(100);
    await renameFile(from, to, retries - 1);
  });
}

/** Removes a file or a directory, if it exists. Tries again for the same reason. */
export function remove(file: string): Promise<void> {
  return rm(file, { recursive: true, force: true, maxRetries: 5 });
}

/** Returns the paths of all files in a directory, relative to it, in order, and with slashes on every system. */
export function listFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}

/** Lets every user read a directory and what is in it, whatever the umask is: a web server has a user of its own. */
export async function makeReadable(directory: string): Promise<void> {
  await chmod(directory, 0o755);
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    await chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
}
