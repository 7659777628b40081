import { hashFiles } from '@/lib/files';

/** What a site is built from, beside its content. A test holds this list against the project. */
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
 * Returns a hash of what a site is built from, so that neither `npm start` nor the browser tests take a site
 * for one that was built from other sources.
 *
 * @param content the content directory
 * @param variables the values of FORM_ENDPOINT and SITE_URL, which change the site
 */
export function hashSources(content: string, variables: (string | undefined)[]): string {
  return hashFiles([content, ...sources], variables.join(' '));
}
