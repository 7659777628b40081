import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { sources } from './build';

/**
 * Copies what the export is made of, so that another build does not touch this one. The copy lies inside the project,
 * where the packages are found.
 *
 * @param name what the copy is for; an older one of that name is removed
 * @returns its folder
 */
export async function copyProject(name: string): Promise<string> {
  const copy = path.resolve('.cache', name);
  await rm(copy, { recursive: true, force: true });
  await mkdir(copy, { recursive: true });
  for (const part of [...sources, 'package.json']) await cp(part, path.join(copy, part), { recursive: true });
  return copy;
}
