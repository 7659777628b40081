import { environment } from '../environment';

export const { contentDirectory } = environment;

/** The directory of the photos as the owner added them. */
export const photosDirectory = `${contentDirectory}/photos`;

/**
 * The directory for what the scripts make from a content. Every content has its own, because those of the tests and of a second business
 * may be built while a preview of the first one is running.
 */
export function generatedDirectoryFor(content: string): string {
  return `.cache/sites/${content.replaceAll(/\W+/g, '-')}`;
}

export const generatedDirectory = generatedDirectoryFor(contentDirectory);

/** Where `next build` writes the site, and hosts look for it. The commands and tests that build another set the variable for it. */
export const siteDirectory = process.env.SITE_DIRECTORY || 'out';

/** Where `npm start` and the browser tests build the site with the content of a directory. */
export function previewDirectoryFor(content: string): string {
  return `${generatedDirectoryFor(content)}/preview`;
}

export const previewDirectory = previewDirectoryFor(contentDirectory);
