import sharp, { type Sharp, type SharpOptions } from 'sharp';

// The cache keeps files open, and Windows removes and replaces no open file.
sharp.cache(false);

/** Opens a photo upright and on white, because formats without transparency would show black there. */
export function openPhoto(source: Buffer | string, options?: SharpOptions): Sharp {
  return sharp(source, options).autoOrient().flatten({ background: 'white' });
}
