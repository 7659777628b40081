/** The Open Graph image of every page, made by scripts/build/share-image.ts. Size in pixels. */
export const shareImage = { path: '/share.jpg', width: 1200, height: 630 };
