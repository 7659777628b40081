import { contentDirectory } from '@/lib/content/directory';

/**
 * Returns where `npm start` and the browser tests build the site with the content of a folder. Such a site posts
 * enquiries to this computer. The site to publish is always in `out`.
 */
export function previewDirectoryOf(folder: string): string {
  return `.cache/preview/${folder.replaceAll(/[^\w.]+/g, '-')}`;
}

export const previewDirectory = previewDirectoryOf(contentDirectory);
