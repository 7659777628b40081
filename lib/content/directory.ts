/** The directory of the content, relative to the root of the project: CONTENT_DIRECTORY, or `content`. */
export const contentDirectory = process.env.CONTENT_DIRECTORY || 'content';

/** The directory of the photos as the owner added them. */
export const photosDirectory = `${contentDirectory}/photos`;

/**
 * The directory for what the scripts make from a content. Every content has its own, because those of the tests and of a second business
 * may be built while a preview of the first one is running.
 */
export function generatedDirectoryOf(content: string): string {
  return `.cache/sites/${content.replaceAll(/\W+/g, '-')}`;
}

export const generatedDirectory = generatedDirectoryOf(contentDirectory);
