import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Pixels on the longer side: more than the widest layout shows, small enough to keep in the repository. */
const longestSide = 2400;

/** How far two thumbnails may differ on average, of 255, when they are of one picture. */
const sameBelow = 8;

/** A photo as it goes into content/photos. */
export type Picture = { jpeg: Buffer; width: number; height: number; thumbnail: Buffer };

/**
 * Turns a photo upright, brings its colours to sRGB, scales it down to 2400 pixels and takes out all metadata, where
 * the place it was taken at may stand.
 *
 * @param file a JPEG, PNG, WebP or AVIF; HEIC where the sharp that is installed can read it
 * @throws Error that says what is wrong with the file and how to mend it
 */
export async function developPhoto(file: string): Promise<Picture> {
  let source: Buffer;
  try {
    source = await readFile(file);
  } catch (error) {
    throw new Error(`it cannot be opened (${reasonOf(error)}). Check the name and the folder.`);
  }
  try {
    // Cameras leave small flaws that every program reads over; half a file is refused.
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
        'it is a HEIC photo, which cannot be read here. Export it as JPEG; on an iPhone: Settings, Camera, Formats, Most Compatible.',
      );
    }
    throw new Error(
      `it cannot be read as a picture (${reasonOf(error)}). Save it again as JPEG, or copy it from the camera once more.`,
    );
  }
}

/** A picture as 16 by 16 colours: what stays of it however it is scaled and encoded. */
export async function thumbnailOf(picture: Buffer | string): Promise<Buffer> {
  return sharp(picture)
    .autoOrient()
    .resize(16, 16, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
}

/** Whether two thumbnails are of one picture. */
export function isSamePicture(one: Buffer, other: Buffer): boolean {
  const sum = one.reduce((total, value, at) => total + Math.abs(value - (other[at] ?? 0)), 0);
  return sum / one.length < sameBelow;
}

/** By the brand in the first bytes: https://nokiatech.github.io/heif/technical.html */
function isHeic(source: Buffer) {
  return /^ftyp(hei[cxms]|hev[cxms]|mi?f1|msf1)/.test(source.toString('latin1', 4, 12));
}

function reasonOf(error: unknown) {
  return error instanceof Error ? error.message : String(error);
}
