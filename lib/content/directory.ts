/** The directory of the content, relative to the root of the project: CONTENT_DIRECTORY, or `content`. */
export const contentDirectory = process.env.CONTENT_DIRECTORY || 'content';

/** The directory of the photos as the owner added them. */
export const photosDirectory = `${contentDirectory}/photos`;
