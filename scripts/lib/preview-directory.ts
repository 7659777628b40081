import { contentDirectory, generatedDirectoryOf } from '@/lib/content/directory';

/** Where `npm start` and the browser tests build the site with the content of a directory. The site to publish is always in `out`. */
export function previewDirectoryOf(content: string): string {
  return `${generatedDirectoryOf(content)}/preview`;
}

export const previewDirectory = previewDirectoryOf(contentDirectory);
