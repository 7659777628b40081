import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { photoIndexPath, readPhotoIndex } from '@/lib/content';
import { ContentError, type Problem } from '@/lib/content/content-error';
import { contentDirectory, photosDirectory } from '@/lib/content/directory';
import { columnWidths, minimumWidth, wideWidths } from '@/lib/content/photo-widths';
import { readContent, type ContentFiles, type PhotoReference } from '@/lib/content/read';
import type { EncodedPhoto } from '@/lib/content/schema';
import { openPhoto } from '../lib/open-photo';
import { reasonOf } from '../lib/reason-of';

const outputDirectory = 'public/photos';

/** Part of the hash in file names, so that files are encoded again when the settings change. */
const settings = {
  // Effort 4 would save six per cent of the bytes and take four times as long.
  avif: { quality: 56, effort: 3, chromaSubsampling: '4:2:0' },
  // Worth it for the wide photo, which is usually the largest contentful paint.
  wideAvif: { quality: 50, effort: 4, chromaSubsampling: '4:2:0' },
  jpeg: { quality: 74, mozjpeg: true },
};

/** In milliseconds. Other content, such as that of the tests, may use a file that this content does not. */
const keptFor = 30 * 24 * 60 * 60 * 1000;

/** The files of a photo: AVIF in all widths, and JPEG in the largest, for browsers and services without AVIF. */
function variantsOf({ stem, widths }: Pick<EncodedPhoto, 'stem' | 'widths'>) {
  return [
    ...widths.map((width) => ({ width, url: `${stem}-${width}.avif` })),
    ...widths.slice(-1).map((width) => ({ width, url: `${stem}-${width}.jpg` })),
  ];
}

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

  // A file that several entries refer to is wide if any of them is.
  const references = new Map<string, PhotoReference>();
  for (const reference of photoReferences) {
    if (reference.wide || !references.has(reference.file)) references.set(reference.file, reference);
  }
  const previous = readPhotoIndex();
  const index: Record<string, EncodedPhoto> = {};
  // The workers share one iterator. One photo per core at a time keeps memory use constant.
  const queue = references.entries();
  const worker = async () => {
    for (const [file, reference] of queue) {
      const result = await encodePhoto(reference, previous[file]);
      if ('problem' in result) problems.push(result);
      else index[file] = result;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  if (!files || problems.length > 0) throw new ContentError(problems);

  await warnAboutUnusedPhotos(photoReferences);
  await mkdir(path.dirname(photoIndexPath), { recursive: true });
  await writeFile(photoIndexPath, `${JSON.stringify(index, null, 2)}\n`);
  await removeUnusedPhotos(outputDirectory, Date.now() - keptFor);
  return { files, warnings };
}

/**
 * Encodes those files of a photo that are missing.
 *
 * @param previous the result of the last run for this photo
 */
async function encodePhoto(
  { file, wide, yaml, line }: PhotoReference,
  previous?: EncodedPhoto,
): Promise<EncodedPhoto | Problem> {
  const name = path.join(contentDirectory, file);
  const source = await readFile(name).catch(() => undefined);
  if (!source) {
    const remedy = `Put the photo into ${photosDirectory}, or correct the name: capital letters and the ending matter.`;
    return { file: yaml, line, problem: `${name} cannot be found`, remedy };
  }
  try {
    const hash = createHash('sha256').update(JSON.stringify(settings)).update(source).digest('hex');
    const stem = `/photos/${path.parse(file).name}-${hash.slice(0, 6)}`;
    const { width, height, colour } = previous?.stem === stem ? previous : await readSizeAndColour(source);
    if (width < minimumWidth) {
      const problem = `${name} is only ${width} pixels wide`;
      const remedy = `Use a larger copy of the photo, at least ${minimumWidth} pixels wide.`;
      return { file: yaml, line, problem, remedy };
    }
    const widths = (wide ? wideWidths : columnWidths).filter((candidate) => candidate <= width);
    const missing = variantsOf({ stem, widths }).filter(({ url }) => !existsSync(path.join('public', url)));
    const avif = wide ? settings.wideAvif : settings.avif;
    await Promise.all(
      missing.map(async (variant) => {
        const resized = openPhoto(source).resize({ width: variant.width });
        const output = variant.url.endsWith('.avif') ? resized.avif(avif) : resized.jpeg(settings.jpeg);
        const target = path.join('public', variant.url);
        // Renamed when complete, so that an interrupted run leaves no partial file under the final name.
        await output.toFile(`${target}.part`);
        await rename(`${target}.part`, target);
      }),
    );
    if (missing.length > 0) console.log(`Encoded ${name}`);
    return { stem, width, height, colour, widths };
  } catch (error) {
    const problem = `${name} cannot be read as an image (${reasonOf(error)})`;
    const remedy = 'Save the photo again as JPEG, PNG or WebP, or copy it from the camera again.';
    return { file: yaml, line, problem, remedy };
  }
}

/** The size of a photo after rotation to upright, and its mean colour. */
async function readSizeAndColour(source: Buffer) {
  const { width, height } = (await sharp(source).metadata()).autoOrient;
  const pixel = await openPhoto(source).resize(1, 1, { fit: 'fill' }).toColourspace('srgb').raw().toBuffer();
  // One digit for each channel: with two, the page of the gallery would take 100 bytes more.
  const digits = [...pixel].map((channel) => Math.round(channel / 17).toString(16));
  return { width, height, colour: `#${digits.join('')}` };
}

/**
 * Removes encoded photos that the content does not use.
 *
 * @param before removes only files that were written before this time, in milliseconds
 */
export async function removeUnusedPhotos(directory: string, before = Infinity): Promise<void> {
  const photos = Object.values(readPhotoIndex()).flatMap(variantsOf);
  const used = new Set(photos.map(({ url }) => path.basename(url)));
  for (const file of (await readdir(directory)).filter((name) => !used.has(name))) {
    const unused = path.join(directory, file);
    if ((await stat(unused)).mtimeMs < before) await rm(unused);
  }
}

async function warnAboutUnusedPhotos(references: PhotoReference[]) {
  const used = new Set(references.map(({ file }) => file));
  const unused = (await readdir(photosDirectory)).filter(
    (file) => !used.has(`./photos/${file}`) && !file.startsWith('.'),
  );
  if (unused.length === 0) return;
  console.warn(
    `These files in ${photosDirectory} are shown nowhere. Add them to ${contentDirectory}/gallery.yaml, or delete them:\n  ${unused.join('\n  ')}`,
  );
}
