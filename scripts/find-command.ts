import { existsSync } from 'node:fs';
import path from 'node:path';

/** The path of a command, or undefined where it is not installed. Debian has servers in a folder that few search. */
export function findCommand(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}
