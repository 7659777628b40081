/** The folder with the content of the site, relative to the root of the project: CONTENT_DIRECTORY, or `content`. */
export const contentDirectory = process.env.CONTENT_DIRECTORY || 'content';

/** The folder with the photos as the owner added them. */
export const photosDirectory = `${contentDirectory}/photos`;
