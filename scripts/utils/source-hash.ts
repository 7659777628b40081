import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { listFiles } from './files';

/** What a site is built from, beside its content. A test holds this list against the project. */
export const sources = [
  'app',
  'browser',
  'components',
  'editor',
  'hosting/site-files',
  'lib',
  'public',
  'scripts',
  'next.config.ts',
  'package-lock.json',
  'package.json',
  'postcss.config.mjs',
  'tsconfig.json',
];

/** Tests, the photos that every build encodes, and what editors and Finder leave in a directory. */
const ignored = /\.test\.|^public\/photos\/|\.sw\w$|~$|\.DS_Store$/;

/**
 * Returns a hash of what a site is built from, so that neither `npm start` nor the browser tests take a site for one that was built from
 * other sources.
 *
 * @param content the content directory
 * @param variables the values of FORM_ENDPOINT and SITE_URL, which change the site
 */
export function hashSources(content: string, variables: (string | undefined)[]): string {
  return hashFiles([content, ...sources], variables.join(' '));
}

/**
 * Returns a hash of files, of all files in directories, and of their names.
 *
 * @param text what else the hash depends on
 */
export function hashFiles(paths: string[], text = ''): string {
  const hash = createHash('sha256').update(text);
  const files = paths.flatMap((name) =>
    statSync(name).isFile() ? name : listFiles(name).map((file) => `${name}/${file}`),
  );
  for (const file of files.filter((name) => !ignored.test(name)))
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
