import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { photoIndexPath, readPhotoIndex } from '@/lib/content';
import { ContentError, type Problem } from '@/lib/content/content-error';
import { contentDirectory, photosDirectory } from '@/lib/content/directory';
import type { PhotoReference } from '@/lib/content/photo-references';
import { readContent, type ContentFiles } from '@/lib/content/read';
import type { EncodedPhoto } from '@/lib/content/schema';
import { openPhoto } from '../lib/open-photo';
import { minimumWidth } from '../lib/photo-rules';
import { reasonOf } from '../lib/reason-of';

const outputDirectory = 'public/photos';

const jpeg = { quality: 74, mozjpeg: true };

/** For each layout, the widths in pixels and how they are encoded. */
const settings = {
  column: {
    // For device pixel ratios of about 1, 2 and 3.
    widths: [400, 800, 1200],
    // Effort 4 would save six per cent of the bytes and take four times as long.
    avif: { quality: 56, effort: 3, chromaSubsampling: '4:2:0' },
    jpeg,
  },
  wide: {
    // Two thirds of a desktop screen.
    widths: [640, 880, 1440, 2000],
    // Worth the effort: it is usually the largest contentful paint.
    avif: { quality: 50, effort: 4, chromaSubsampling: '4:2:0' },
    jpeg,
  },
} satisfies Record<PhotoReference['layout'], object>;

/** How long the files of other content, such as that of the tests, are kept. */
const retentionMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Validates the content and encodes its photos into `public/photos`: upright, without metadata, in the widths of the
 * layouts. Up-to-date files are kept, and for a month those of other content.
 *
 * @returns the content, and what does not stop a build
 * @throws ContentError with all mistakes in the content, missing and unreadable photos included
 */
export async function encodePhotos(): Promise<{ files: ContentFiles; warnings: Problem[] }> {
  const { files, problems, warnings, photoReferences } = readContent(contentDirectory);
  await mkdir(outputDirectory, { recursive: true });

  const previous = readPhotoIndex();
  const index: Record<string, EncodedPhoto> = {};
  for (const reference of photoReferences) {
    // A photo in several places is encoded for the first of them: the wide one comes first.
    if (index[reference.photo]) continue;
    const result = await encodePhoto(reference, previous[reference.photo]);
    if ('problem' in result) problems.push(result);
    else index[reference.photo] = result;
  }
  if (!files || problems.length > 0) throw new ContentError(problems);

  await warnAboutUnusedPhotos(photoReferences);
  await mkdir(path.dirname(photoIndexPath), { recursive: true });
  await writeFile(photoIndexPath, `${JSON.stringify(index, null, 2)}\n`);
  await removeUnusedPhotos(outputDirectory, Date.now() - retentionMs);
  return { files, warnings };
}

/**
 * Encodes those files of a photo that are missing.
 *
 * @param previous the result of the last run for this photo
 */
async function encodePhoto(
  { photo, layout, ...place }: PhotoReference,
  previous?: EncodedPhoto,
): Promise<EncodedPhoto | Problem> {
  const source = path.join(contentDirectory, photo);
  const data = await readFile(source).catch(() => undefined);
  if (!data) {
    const remedy = `Put the photo into ${photosDirectory}, or correct the name: capital letters and the ending matter.`;
    return { ...place, problem: `${source} cannot be found`, remedy };
  }
  try {
    const { widths, avif, jpeg } = settings[layout];
    const hash = createHash('sha256')
      .update(JSON.stringify(settings[layout]))
      .update(data)
      .digest('hex')
      .slice(0, 8);
    if (previous?.hash === hash && urlsOf(previous).every((url) => existsSync(fileOf(url)))) return previous;

    const { width, height, colour } = await readSizeAndColour(data);
    if (width < minimumWidth) {
      const problem = `${source} is only ${width} pixels wide`;
      const remedy = `Use a larger copy of the photo, at least ${minimumWidth} pixels wide.`;
      return { ...place, problem, remedy };
    }
    const largest = Math.min(width, Math.max(...widths));
    const name = `/photos/${path.parse(photo).name}-${hash}`;
    const encoded = {
      hash,
      width,
      height,
      colour,
      avifs: [...widths.filter((smaller) => smaller < largest), largest].map((width) => ({
        url: `${name}-${width}.avif`,
        width,
      })),
      jpeg: `${name}-${largest}.jpg`,
    };
    const isNew = await Promise.all([
      ...encoded.avifs.map(({ url, width }) => write(url, openPhoto(data).resize({ width }).avif(avif))),
      write(encoded.jpeg, openPhoto(data).resize({ width: largest }).jpeg(jpeg)),
    ]);
    if (isNew.includes(true)) console.log(`Encoded ${source}`);
    return encoded;
  } catch (error) {
    const problem = `${source} cannot be read as an image (${reasonOf(error)})`;
    const remedy = 'Save the photo again as JPEG, PNG or WebP, or copy it from the camera again.';
    return { ...place, problem, remedy };
  }
}

/** The size of a photo after rotation to upright, and its mean colour. */
async function readSizeAndColour(data: Buffer) {
  const { width, height } = (await sharp(data).metadata()).autoOrient;
  const pixel = await openPhoto(data).resize(1, 1, { fit: 'fill' }).toColourspace('srgb').raw().toBuffer();
  return { width, height, colour: `#${pixel.toString('hex')}` };
}

const urlsOf = ({ avifs, jpeg }: EncodedPhoto) => [...avifs.map(({ url }) => url), jpeg];

const fileOf = (url: string) => path.join('public', url);

/**
 * Writes a file of a photo, unless it exists.
 *
 * @returns whether it was written
 */
async function write(url: string, image: Sharp): Promise<boolean> {
  const file = fileOf(url);
  if (existsSync(file)) return false;
  // Renamed when complete, so that an interrupted run leaves no partial file under the final name.
  await image.toFile(`${file}.part`);
  await rename(`${file}.part`, file);
  return true;
}

/**
 * Removes encoded photos that the content does not use.
 *
 * @param before removes only files that were written before this time, in milliseconds
 */
export async function removeUnusedPhotos(directory: string, before = Infinity): Promise<void> {
  const used = new Set(
    Object.values(readPhotoIndex())
      .flatMap(urlsOf)
      .map((url) => path.basename(url)),
  );
  for (const file of (await readdir(directory)).filter((name) => !used.has(name))) {
    const unused = path.join(directory, file);
    if ((await stat(unused)).mtimeMs < before) await rm(unused);
  }
}

async function warnAboutUnusedPhotos(references: PhotoReference[]) {
  const used = new Set(references.map(({ photo }) => photo));
  const unused = (await readdir(photosDirectory)).filter(
    (file) => !used.has(`./photos/${file}`) && !file.startsWith('.'),
  );
  if (unused.length === 0) return;
  console.warn(
    `These files in ${photosDirectory} are shown nowhere. Add them to ${contentDirectory}/gallery.yaml, or delete them:\n  ${unused.join('\n  ')}`,
  );
}
