import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { sources } from './sources';

/**
 * Copies the sources of the site, so that another build does not overwrite this one. The copy is inside the project, where
 * Node finds the packages.
 *
 * @param name the name of the copy in `.cache`; an existing one is replaced
 * @returns the absolute path of the copy
 */
export async function copyProject(name: string): Promise<string> {
  const copy = path.resolve('.cache', name);
  await rm(copy, { recursive: true, force: true });
  for (const part of sources) await cp(part, path.join(copy, part), { recursive: true });
  return copy;
}
