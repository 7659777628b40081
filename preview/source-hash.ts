import { hashFiles } from '@/lib/files';

/** What a site is built from, besides its content. A test compares this list with the project. */
export const sources = [
  'adapter',
  'app',
  'browser',
  'components',
  'editor',
  'hosting/site-files',
  'lib',
  'photos',
  'public',
  'next.config.ts',
  'package-lock.json',
  'package.json',
  'postcss.config.mjs',
  'tsconfig.json',
];

/**
 * Returns a hash of a site's sources: `npm start` and the browser tests build the site again if it differs.
 *
 * @param content the content directory
 * @param variables the values of FORM_ENDPOINT and SITE_URL, which change the site
 */
export function hashSources(content: string, variables: (string | undefined)[]): string {
  return hashFiles([content, ...sources], variables.join(' '));
}
