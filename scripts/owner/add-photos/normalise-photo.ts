import { readFile } from 'node:fs/promises';
import { openPhoto } from '../../lib/open-photo';
import { minimumWidth } from '../../lib/photo-rules';
import { reasonOf } from '../../lib/reason-of';

/** The maximum width and height in pixels: more than any layout displays, small enough for the repository. */
const longestSide = 2400;

/** In pixels. The gallery displays photos in an aspect ratio of 4:3. */
const minimumHeight = (minimumWidth * 3) / 4;

/** The gallery crops photos to 4:3; of a longer one, only a small part would be seen. */
const largestRatio = 3;

/**
 * Rotates a photo to upright, converts it to sRGB, scales it down to `longestSide` and removes all metadata, such as the
 * location.
 *
 * @param file the path of a JPEG, PNG, WebP or AVIF file; HEIC only if the installed sharp can read it
 * @returns the photo as JPEG
 * @throws Error that says why the file is no photo for the gallery and how to fix it
 */
export async function normalisePhoto(file: string): Promise<Buffer> {
  const source = await readFile(file).catch((error: unknown) => {
    throw new Error(`it cannot be opened (${reasonOf(error)}). Check the name and the folder.`);
  });
  // Tolerates the minor defects of camera files, but not a truncated file.
  const photo = openPhoto(source, { failOn: 'error' })
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .jpeg({ quality: 90, mozjpeg: true });
  const { data, info } = await photo.toBuffer({ resolveWithObject: true }).catch((error: unknown) => {
    throw new Error(
      isHeic(source)
        ? 'it is a HEIC photo, which cannot be read here. Export it as JPEG, or set an iPhone to take JPEGs: Settings, Camera, Formats, Most Compatible.'
        : `it cannot be read as an image (${reasonOf(error)}). Save it again as JPEG, or copy it from the camera again.`,
    );
  });

  const { width, height } = info;
  if (width > height * largestRatio || height > width * largestRatio) {
    throw new Error(
      `it is ${width} by ${height} pixels, too long for the gallery, which shows photos at 4 to 3. Crop it to the part that matters, less than three times as long as wide.`,
    );
  }
  if (width < minimumWidth || height < minimumHeight) {
    throw new Error(
      `it is too small to look sharp: ${width} by ${height} pixels, after scaling to at most ${longestSide}. Use a larger copy, or crop it less: at least ${minimumWidth} pixels wide and ${minimumHeight} high.`,
    );
  }
  return data;
}

/** Checks the brand in the first bytes: https://nokiatech.github.io/heif/technical.html */
function isHeic(source: Buffer) {
  return /^ftyp(hei[cxms]|hev[cxms]|mi?f1|msf1)/.test(source.toString('latin1', 4, 12));
}
