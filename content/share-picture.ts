/** The picture that stands for the site where a page is shared; scripts/share-picture.ts makes it. Size in pixels. */
export const sharePicture = { path: '/share.jpg', width: 1200, height: 630 };
