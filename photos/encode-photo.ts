import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type AvifOptions, type JpegOptions, type ResizeOptions, type Sharp } from 'sharp';
// Not `@/`: tests run this in other directories, where tsx finds no tsconfig.json.
import { errorMessage } from '../lib/error-message';
import { replaceFile } from '../lib/files';
import { isHeic, type Advice, type Layout } from '../lib/photos/photo-checks';
import type { EncodedPhoto } from '../lib/photos/photo-index';
import { settings as settingsFor } from './encoding-settings';

// The cache keeps files open, and Windows cannot remove or replace open files.
sharp.cache(false);

/** Besides a photo and its layout, its files depend on this code and on the libraries that encode them. */
const encoder = [
  JSON.stringify(sharp.versions),
  ...[__filename, require.resolve('./encoding-settings')].map((file) => readFileSync(file, 'utf8')),
].join('\n');

/** The transfer functions of HDR, PQ and HLG, in AVIF or PNG: https://www.itu.int/rec/T-REC-H.273 */
const hdr = /colrnclx..\0[\x10\x12]|cICP.[\x10\x12]/s;
const isHdr = (source: Buffer) => hdr.test(source.toString('latin1', 0, 65_536));

/** Opens a photo upright, on white (JPEG would be black). Tolerates minor defects, but not truncation. */
export async function openPhoto(source: Buffer): Promise<Sharp> {
  if (isHdr(source)) throw new Error('HDR');
  const image = sharp(source, { failOn: 'error' }).autoOrient().flatten({ background: 'white' });
  const { space, hasProfile } = await image.metadata();
  // Of 16 bits with a profile, sharp makes Display P3, and would write that without its profile.
  return space === 'rgb16' && hasProfile ? image.withIccProfile('srgb', { attach: false }) : image;
}

/** Something is wrong with the light of a wall, not with its photo. */
class LightError extends Error {}

/** What to encode of a photo: its files, by their paths on the site. */
export type Encoding = {
  source: string;
  files: { url: string; size: ResizeOptions; avif?: AvifOptions; jpeg?: JpegOptions }[];
};

/** The file beside a photo across the home page that has the light on its wall (docs/customise.md). */
const wallFile = (photo: string) => photo.replace(/\.\w+$/, '.wall.avif');

/**
 * Describes a photo and its files: AVIFs in the widths of its layout up to its own, a JPEG, and for the hero
 * a crop for link previews.
 *
 * @param source the path of the photo
 * @param data the contents of its file
 * @param isFast whether to encode six times faster, for AVIFs that are larger by an eighth
 * @param known the photo of the same name at the last build
 * @returns the photo as pages show it, and what is to be encoded: the files that are missing
 */
export async function planPhoto(
  source: string,
  data: Buffer,
  layout: Layout,
  isFast: boolean,
  known?: EncodedPhoto,
): Promise<{ photo: EncodedPhoto; encoding: Encoding }> {
  const { widths, jpeg, share, ...settings } = settingsFor[layout];
  const avif = isFast ? { ...settings.avif, effort: 0 } : settings.avif;
  const hash = createHash('sha256').update(`${encoder} ${layout} ${avif.effort}`).update(data).digest('hex');
  // Without a size, such as WordPress's 300x250: content blockers take it for that of an advertisement.
  const name = path.parse(source).name.replace(/[-_]?\d+x\d+/g, '');
  const url = `/photos/${name}-${hash.slice(0, 8)}`;
  const { width, height, colour } = known?.jpeg.startsWith(`${url}-`) ? known : await measure(data);
  const largest = Math.min(width, Math.max(...widths));
  const photo = {
    width,
    height,
    colour,
    avifs: [...widths.filter((smaller) => smaller < largest), largest].map((width) => ({
      url: `${url}-${width}.avif`,
      width,
    })),
    jpeg: `${url}-${largest}.jpg`,
    share: share && { url: `${url}-share.jpg`, ...share },
    wall: layout === 'hero' ? await publishWall(source, data, name, known?.wall) : undefined,
  };
  const files: Encoding['files'] = photo.avifs.map(({ url, width }) => ({ url, size: { width }, avif }));
  files.push({ url: photo.jpeg, size: { width: largest }, jpeg });
  if (photo.share) {
    const { url, ...size } = photo.share;
    files.push({ url, size: { ...size, fit: 'cover' }, jpeg });
  }
  const missing = files.filter(({ url }) => !existsSync(`public${url}`));
  return { photo, encoding: { source, files: missing } };
}

/** Copies the light on the wall of a photo to the site, if there is a file for it. */
async function publishWall(photo: string, data: Buffer, name: string, known?: EncodedPhoto['wall']) {
  const file = wallFile(photo);
  if (!existsSync(file)) return undefined;
  const wall = await readFile(file);
  // Of both: the mean colour is known only for this wall in this photo.
  const hash = createHash('sha256').update(data).update(wall).digest('hex').slice(0, 8);
  const light = `/photos/${name}-${hash}-wall.avif`;
  const published = known?.light === light ? known : { light, colour: await paintedColour(file, data, wall) };
  await replaceFile(`public${light}`, wall);
  return published;
}

/** The mean colour of what the light of a wall leaves of its photo. */
async function paintedColour(file: string, photo: Buffer, light: Buffer) {
  try {
    const { width, height, exif, xmp } = await sharp(light).metadata();
    if (exif || xmp) throw new Error('it has metadata, such as where it was made');
    const painted = (await openPhoto(photo))
      .resize(width, height)
      .composite([{ input: light, blend: 'dest-in' }]);
    return await meanColour(sharp(await painted.png().toBuffer()));
  } catch (error) {
    throw new LightError(`${file}: ${errorMessage(error)}`, { cause: error });
  }
}

/** The size of a photo in pixels, once it is upright, and its mean colour. */
async function measure(data: Buffer) {
  const { autoOrient } = await sharp(data).metadata();
  return { ...autoOrient, colour: await meanColour(await openPhoto(data)) };
}

async function meanColour(image: Sharp) {
  const mean = image.resize(1, 1, { fit: 'fill' }).removeAlpha().toColourspace('srgb');
  return `#${(await mean.raw().toBuffer()).toString('hex')}`;
}

/** Encodes files of a photo, one after the other: all at once would take longer, and twice the memory. */
export async function encodePhoto({ source, files }: Encoding): Promise<void> {
  const data = await readFile(source);
  for (const { url, size, avif, jpeg } of files) {
    const image = (await openPhoto(data)).resize(size);
    await replaceFile(`public${url}`, await (avif ? image.avif(avif) : image.jpeg(jpeg)).toBuffer());
  }
}

/** Returns why a file cannot be read as a photo, and how to fix it. */
export function describeUnreadable(data: Buffer, error: unknown): Advice {
  if (data.length === 0) return { problem: 'is empty', remedy: 'Copy it from the camera again.' };
  if (isHeic(data.toString('latin1', 0, 12))) {
    return {
      problem: 'is a HEIC photo, which cannot be read here',
      remedy:
        'Export it as JPEG, or set an iPhone to take JPEGs: Settings, Camera, Formats, Most Compatible.',
    };
  }
  if (isHdr(data)) {
    return { problem: 'is an HDR photo, and would be grey here', remedy: 'Export it as JPEG, without HDR.' };
  }
  if (error instanceof LightError) {
    return {
      problem: `has a light that cannot be used (${error.message})`,
      remedy: 'Save the light as AVIF once more, without metadata, or remove it.',
    };
  }
  return {
    problem: `cannot be read as an image (${errorMessage(error)})`,
    remedy: 'Save it again as JPEG, PNG or WebP, or copy it from the camera again.',
  };
}
