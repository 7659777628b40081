import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Whether a file of the export was copied from `public/`, for example to prove to a search engine whose site it is. It is
 * published as it is.
 *
 * @param file its path in the export
 */
export function isPublicFile(file: string): boolean {
  return existsSync(path.join('public', file));
}
