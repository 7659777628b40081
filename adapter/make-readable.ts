import { readdirSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import path from 'node:path';

/** Lets every user read a directory and what is in it, whatever the umask is: a web server has a user of its own. */
export async function makeReadable(directory: string): Promise<void> {
  await chmod(directory, 0o755);
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    await chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
}
