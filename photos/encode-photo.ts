import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { replaceFile } from '@/lib/files';
import type { Layout } from '@/lib/photos/photo-checks';
import type { EncodedPhoto } from '@/lib/photos/photo-index';
import { openPhoto } from './open-photo';
import { settings } from './photo-widths';

/**
 * What decides, beside a photo and its layout, what is in the files: this code, and the libraries that encode
 * them.
 */
const encoder = [
  JSON.stringify(sharp.versions),
  ...[__filename, require.resolve('./open-photo'), require.resolve('./photo-widths')].map((file) =>
    readFileSync(file, 'utf8'),
  ),
].join('\n');

/** The size of a photo in pixels, after rotation to upright. */
export async function readSize(data: Buffer) {
  return (await sharp(data).metadata()).autoOrient;
}

/**
 * Encodes those files of a photo that are missing: AVIF in the widths of its layout up to its own, a small
 * JPEG and the largest one, and for the hero a crop for link previews.
 *
 * @param source the path of the photo
 * @param data what is in it
 */
export async function encodePhoto(source: string, data: Buffer, layout: Layout): Promise<EncodedPhoto> {
  const { widths, smallJpeg, avif, jpeg, share } = settings[layout];
  const hash = createHash('sha256').update(encoder).update(layout).update(data).digest('hex');
  const { width, height } = await readSize(data);
  const largest = Math.min(width, Math.max(...widths));
  // Without the size that WordPress adds to a name, 300x250: content blockers take it for that of an
  // advertisement.
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
