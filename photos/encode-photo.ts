import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { errorMessage } from '@/lib/error-message';
import { replaceFile } from '@/lib/files';
import { isHeic, type Advice, type Layout } from '@/lib/photos/photo-checks';
import type { EncodedPhoto } from '@/lib/photos/photo-index';
import { settings } from './photo-widths';

// The cache keeps files open, and Windows cannot remove or replace open files.
sharp.cache(false);

/** Besides a photo and its layout, its files depend on this code and on the libraries that encode them. */
const encoder = [
  JSON.stringify(sharp.versions),
  ...[__filename, require.resolve('./photo-widths')].map((file) => readFileSync(file, 'utf8')),
].join('\n');

/** Opens a photo upright, on white (JPEG would be black). Tolerates minor defects, but not truncation. */
export function openPhoto(source: Buffer): Sharp {
  return sharp(source, { failOn: 'error' }).autoOrient().flatten({ background: 'white' });
}

/** The size of a photo in pixels, after rotation to upright. */
export async function readSize(data: Buffer) {
  return (await sharp(data).metadata()).autoOrient;
}

/**
 * Encodes the missing files of a photo: AVIFs in the widths of its layout up to its own, a small and a large
 * JPEG, and for the hero a crop for link previews.
 *
 * @param source the path of the photo
 * @param data the contents of its file
 */
export async function encodePhoto(source: string, data: Buffer, layout: Layout): Promise<EncodedPhoto> {
  const { widths, smallJpeg, avif, jpeg, share } = settings[layout];
  const hash = createHash('sha256').update(encoder).update(layout).update(data).digest('hex');
  const { width, height } = await readSize(data);
  const largest = Math.min(width, Math.max(...widths));
  // Without a size, such as WordPress's 300x250: content blockers take it for that of an advertisement.
  const name = path.parse(source).name.replace(/[-_]?\d+x\d+/g, '');
  const url = `/photos/${name}-${hash.slice(0, 8)}`;
  const encoded = {
    width,
    height,
    colour: await readColour(data),
    avifs: [...widths.filter((smaller) => smaller < largest), largest].map((width) => ({
      url: `${url}-${width}.avif`,
      width,
    })),
    jpeg: `${url}-${largest}.jpg`,
    smallJpeg: smallJpeg < largest ? `${url}-${smallJpeg}.jpg` : undefined,
    share: share && { url: `${url}-share.jpg`, ...share },
  };
  const jpegs = [
    { url: encoded.jpeg, width: largest },
    ...(encoded.smallJpeg ? [{ url: encoded.smallJpeg, width: smallJpeg }] : []),
  ];
  const files = [
    ...encoded.avifs.map(({ url, width }) => ({ url, image: openPhoto(data).resize({ width }).avif(avif) })),
    ...jpegs.map(({ url, width }) => ({ url, image: openPhoto(data).resize({ width }).jpeg(jpeg) })),
  ];
  if (encoded.share) {
    const { url, ...size } = encoded.share;
    files.push({
      url,
      image: openPhoto(data)
        .resize({ ...size, fit: 'cover' })
        .jpeg(jpeg),
    });
  }
  const missing = files.filter(({ url }) => !existsSync(`public${url}`));
  await Promise.all(
    missing.map(async ({ url, image }) => replaceFile(`public${url}`, await image.toBuffer())),
  );
  if (missing.length > 0) console.log(`Encoded ${source}`);
  return encoded;
}

/** The mean colour of a photo. */
async function readColour(data: Buffer) {
  const pixel = await openPhoto(data).resize(1, 1, { fit: 'fill' }).toColourspace('srgb').raw().toBuffer();
  return `#${pixel.toString('hex')}`;
}

/** Returns why a file cannot be read as a photo, and how to fix it. */
export function describeUnreadable(data: Buffer, error: unknown): Advice {
  if (data.length === 0) return { problem: 'is empty', remedy: 'Copy it from the camera again.' };
  if (data.toString('latin1', 0, 27) === 'version https://git-lfs.git') {
    return { problem: 'is a pointer of Git LFS, not the photo', remedy: 'Run `git lfs pull`.' };
  }
  if (isHeic(data.toString('latin1', 0, 12))) {
    return {
      problem: 'is a HEIC photo, which cannot be read here',
      remedy:
        'Export it as JPEG, or set an iPhone to take JPEGs: Settings, Camera, Formats, Most Compatible.',
    };
  }
  return {
    problem: `cannot be read as an image (${errorMessage(error)})`,
    remedy: 'Save it again as JPEG, PNG or WebP, or copy it from the camera again.',
  };
}
