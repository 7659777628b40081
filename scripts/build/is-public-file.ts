import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Whether a file of the export was copied from `public/`, for example to prove ownership of the site to a search
 * engine. Such a file is published unchanged.
 *
 * @param file its path in the export
 */
export function isPublicFile(file: string): boolean {
  return existsSync(path.join('public', file));
}
