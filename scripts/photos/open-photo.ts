import sharp, { type Sharp } from 'sharp';

// The cache keeps files open, and Windows removes and replaces no open file.
sharp.cache(false);

/**
 * Opens a photo upright and on white, because formats without transparency would show black there. Tolerates the minor defects of camera
 * files, but not a truncated file.
 */
export function openPhoto(source: Buffer | string): Sharp {
  return sharp(source, { failOn: 'error' }).autoOrient().flatten({ background: 'white' });
}
