import { contentDirectory } from '@/content/directory';

/**
 * Returns where `npm start` and the browser tests build the site with the content of a folder. Such a site posts enquiries to
 * this computer: `out` always has the one to publish.
 */
export function previewDirectoryOf(folder: string): string {
  return `.cache/preview/${folder.replaceAll(/[^\w.]+/g, '-')}`;
}

export const previewDirectory = previewDirectoryOf(contentDirectory);
