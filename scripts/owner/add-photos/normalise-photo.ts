import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { reasonOf } from '../../lib/reason-of';

/** The maximum width and height in pixels: more than any layout displays, small enough for the repository. */
export const longestSide = 2400;

/** Two thumbnails of the same photo differ by less than this on average, out of 255. */
const samePhotoThreshold = 8;

/** A photo as it is stored in content/photos, its size in pixels, and its thumbnail. */
export type NormalisedPhoto = { jpeg: Buffer; width: number; height: number; thumbnail: Buffer };

/**
 * Rotates a photo to upright, converts it to sRGB, scales it down to `longestSide` and removes all metadata, such as the
 * location.
 *
 * @param file the path of a JPEG, PNG, WebP or AVIF file; HEIC only if the installed sharp can read it
 * @throws Error that says what is wrong with the file and how to fix it
 */
export async function normalisePhoto(file: string): Promise<NormalisedPhoto> {
  let source: Buffer;
  try {
    source = await readFile(file);
  } catch (error) {
    throw new Error(`it cannot be opened (${reasonOf(error)}). Check the name and the folder.`);
  }
  try {
    // Tolerates the minor defects of camera files, but not a truncated file.
    const { data, info } = await sharp(source, { failOn: 'error' })
      .autoOrient()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .jpeg({ quality: 90, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    return { jpeg: data, width: info.width, height: info.height, thumbnail: await thumbnailOf(data) };
  } catch (error) {
    if (isHeic(source)) {
      throw new Error(
        'it is a HEIC photo, which cannot be read here. Export it as JPEG, or set an iPhone to take JPEGs: Settings, Camera, Formats, Most Compatible.',
      );
    }
    throw new Error(
      `it cannot be read as an image (${reasonOf(error)}). Save it again as JPEG, or copy it from the camera again.`,
    );
  }
}

/**
 * Scales a photo to 16 by 16 pixels, which stay nearly the same however the photo is scaled and encoded.
 *
 * @param photo the photo or its path
 * @returns red, green and blue of each pixel
 */
export async function thumbnailOf(photo: Buffer | string): Promise<Buffer> {
  return sharp(photo)
    .autoOrient()
    .resize(16, 16, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
}

/** Returns whether two thumbnails are of the same photo. */
export function isSamePhoto(one: Buffer, other: Buffer): boolean {
  const sum = one.reduce((total, value, index) => total + Math.abs(value - (other[index] ?? 0)), 0);
  return sum / one.length < samePhotoThreshold;
}

/** Checks the brand in the first bytes: https://nokiatech.github.io/heif/technical.html */
function isHeic(source: Buffer) {
  return /^ftyp(hei[cxms]|hev[cxms]|mi?f1|msf1)/.test(source.toString('latin1', 4, 12));
}
