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
import { describeMissingPhoto, readContent, type PhotoReference } from '@/lib/content/read';
import { encodedPhoto, type EncodedPhoto } from '@/lib/content/schema';
import { showProgress } from '../lib/progress';
import { reasonOf } from '../lib/reason-of';

const outputDirectory = 'public/photos';

/** Part of the hash in file names, so that files are encoded again when the settings change. */
const settings = {
  // Effort 5 would save a tenth of the bytes and take five times as long.
  avif: { quality: 56, effort: 3 },
  // Worth it for the wide photo, which is usually the largest contentful paint.
  wideAvif: { quality: 50, effort: 5 },
  jpeg: { quality: 74, mozjpeg: true },
};

type Variant = { width: number; format: 'avif' | 'jpg'; url: string };

type Job = EncodedPhoto & { file: string; wide: boolean; missing: Variant[] };

/** The files of a photo: AVIF in all widths, and JPEG in the largest, for browsers and services without AVIF. */
function variantsOf({ stem, widths }: Pick<EncodedPhoto, 'stem' | 'widths'>): Variant[] {
  const variant = (width: number, format: Variant['format']) => ({
    width,
    format,
    url: `${stem}-${width}.${format}`,
  });
  return [
    ...widths.map((width) => variant(width, 'avif')),
    ...widths.slice(-1).map((width) => variant(width, 'jpg')),
  ];
}

/**
 * Validates the content and encodes its photos into `public/photos`: upright, without metadata, in the widths of the
 * layouts. Up-to-date files are kept, and so are those of other content, which `removeUnusedPhotos`
 * removes from the export.
 *
 * @returns the number of files that were encoded
 * @throws ContentError with all mistakes in the content, missing and unreadable photos included
 */
export async function encodePhotos(): Promise<number> {
  const { problems, photoReferences } = readContent(contentDirectory);
  await mkdir(outputDirectory, { recursive: true });

  const jobs: Job[] = [];
  const index = readPhotoIndex();
  for (const reference of mergeReferences(photoReferences)) {
    const job = await checkPhoto(reference, index[reference.file]);
    if ('problem' in job) problems.push(job);
    else jobs.push(job);
  }

  const encoded = await encodeAll(jobs, problems, photoReferences);
  if (problems.length > 0) throw new ContentError(problems);

  await warnAboutUnusedPhotos(photoReferences);
  await removeOldFiles(jobs);
  await mkdir(path.dirname(photoIndexPath), { recursive: true });
  const newIndex = Object.fromEntries(jobs.map((job) => [job.file, encodedPhoto.parse(job)]));
  await writeFile(photoIndexPath, `${JSON.stringify(newIndex, null, 2)}\n`);
  return encoded;
}

/** One reference per file, which is wide if any reference to the file is. */
function mergeReferences(references: PhotoReference[]): PhotoReference[] {
  const byFile = new Map<string, PhotoReference>();
  for (const reference of references) {
    const known = byFile.get(reference.file);
    byFile.set(reference.file, known ? { ...known, wide: known.wide || reference.wide } : reference);
  }
  return [...byFile.values()];
}

/** @param previous the result of the last run for this file */
async function checkPhoto(reference: PhotoReference, previous?: EncodedPhoto): Promise<Job | Problem> {
  const { file, wide, yaml, line } = reference;
  let source: Buffer;
  try {
    source = await readFile(path.join(photosDirectory, file));
  } catch {
    return describeMissingPhoto(reference);
  }
  try {
    const hash = createHash('sha256')
      .update(JSON.stringify(settings))
      .update(source)
      .digest('hex')
      .slice(0, 8);
    const stem = `/photos/${path.parse(file).name}-${hash}`;
    const { width, height, colour } = previous?.stem === stem ? previous : await readSizeAndColour(source);
    if (width < minimumWidth) {
      return {
        file: yaml,
        line,
        problem: `${photosDirectory}/${file} is only ${width} pixels wide`,
        remedy: `Use a larger copy of the photo, at least ${minimumWidth} pixels wide.`,
      };
    }
    const widths = (wide ? wideWidths : columnWidths).filter((each) => each <= width);
    const missing = variantsOf({ stem, widths }).filter(({ url }) => !existsSync(path.join('public', url)));
    return { file, wide, stem, width, height, widths, colour, missing };
  } catch (error) {
    return describeUnreadable(reference, error);
  }
}

function describeUnreadable({ file, yaml, line }: PhotoReference, error: unknown): Problem {
  return {
    file: yaml,
    line,
    problem: `${photosDirectory}/${file} cannot be read as an image (${reasonOf(error)})`,
    remedy: 'Save the photo again as JPEG, PNG or WebP, or copy it from the camera again.',
  };
}

/** The size of a photo after rotation to upright, and its mean colour. */
async function readSizeAndColour(source: Buffer) {
  const { width, height } = (await sharp(source).metadata()).autoOrient;
  const pixel = await sharp(source)
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return { width, height, colour: `#${pixel.subarray(0, 3).toString('hex')}` };
}

async function encodeAll(jobs: Job[], problems: Problem[], references: PhotoReference[]): Promise<number> {
  const work = jobs.flatMap((job) => job.missing.map((variant) => ({ job, variant })));
  if (work.length === 0) return 0;

  const stepDone = showProgress('Encoding photos', work.length);
  const failed = new Set<string>();
  // The workers share one iterator. One photo per core at a time keeps memory use constant.
  const queue = work.values();
  const worker = async () => {
    for (const { job, variant } of queue) {
      if (!failed.has(job.file)) {
        await encode(job, variant).catch((error: unknown) => {
          if (failed.has(job.file)) return;
          failed.add(job.file);
          const reference = references.find(({ file }) => file === job.file);
          if (reference) problems.push(describeUnreadable(reference, error));
        });
      }
      stepDone();
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return work.length;
}

async function encode({ file, wide }: Job, { width, format, url }: Variant) {
  const resized = sharp(path.join(photosDirectory, file)).autoOrient().resize({ width });
  const avif = wide ? settings.wideAvif : settings.avif;
  const output = format === 'avif' ? resized.avif(avif) : resized.jpeg(settings.jpeg);
  const target = path.join('public', url);
  // Renamed when complete, so that an interrupted run leaves no partial file under the final name.
  await output.toFile(`${target}.part`);
  await rename(`${target}.part`, target);
}

/** In milliseconds. Other content, such as that of the tests, may use a file that this content does not. */
const keptFor = 30 * 24 * 60 * 60 * 1000;

/** Removes encoded photos that the content does not use and that are older than a month. */
async function removeOldFiles(jobs: Job[]) {
  const used = new Set(jobs.flatMap((job) => variantsOf(job).map(({ url }) => path.basename(url))));
  for (const file of (await readdir(outputDirectory)).filter((name) => !used.has(name))) {
    const encoded = path.join(outputDirectory, file);
    if ((await stat(encoded)).mtimeMs < Date.now() - keptFor) await rm(encoded);
  }
}

/** Removes from a folder the encoded photos that the content does not use. */
export async function removeUnusedPhotos(directory: string): Promise<void> {
  const used = new Set(
    Object.values(readPhotoIndex()).flatMap((photo) =>
      variantsOf(photo).map(({ url }) => path.basename(url)),
    ),
  );
  const unused = (await readdir(directory)).filter((file) => !used.has(file));
  await Promise.all(unused.map((file) => rm(path.join(directory, file))));
}

/**
 * The unused photos of the last warning: `npm run dev` encodes after every edit, and repeats the warning only if it has
 * changed.
 */
let lastUnused = '';

async function warnAboutUnusedPhotos(references: PhotoReference[]) {
  const used = new Set(references.map(({ file }) => file));
  const unused = (await readdir(photosDirectory)).filter((file) => !used.has(file) && !file.startsWith('.'));
  const list = unused.map((file) => `  ${file}`).join('\n');
  if (list !== '' && list !== lastUnused) {
    console.warn(
      `These files in ${photosDirectory} are shown nowhere. Add them to ${contentDirectory}/gallery.yaml, or delete them:\n${list}`,
    );
  }
  lastUnused = list;
}
