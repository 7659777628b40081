import { existsSync } from 'node:fs';
import path from 'node:path';

/** Returns the path of a command, or undefined if it is not installed. On Debian, /usr/sbin is not in every PATH. */
export function findCommand(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}
