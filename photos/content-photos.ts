import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isNativeError } from 'node:util/types';
import type { Problem } from '@/lib/content/content-error';
import { directories } from '@/lib/directories';
import type { PhotoReference } from '@/lib/content/read';
import { findShapeProblem, findSizeProblem, layouts, type Advice } from '@/lib/photos/photo-checks';
import { readPhotoIndex, type EncodedPhoto } from '@/lib/photos/photo-index';
import { remove } from '@/lib/files';
import { planPhoto, describeUnreadable, type Encoding } from './encode-photo';

/**
 * Encodes the photos of the content into `public/photos`: upright, without metadata, in the widths of the
 * layouts. Keeps existing files, because other content, such as that of the tests, may use them.
 *
 * @param problems those of the rest of the content, to which it adds: with any, nothing is encoded
 * @returns the encoded photos by their names in the content, and warnings
 */
export async function encodePhotos(references: PhotoReference[], isFast: boolean, problems: Problem[]) {
  const existing = existsSync(directories.photos)
    ? await readdir(directories.photos, { recursive: true })
    : [];
  const known = readPhotoIndex();
  const index: Record<string, EncodedPhoto> = {};
  const encodings: Encoding[] = [];
  const warnings: Problem[] = [];
  // A photo in several places is encoded for the largest of them.
  const largestFirst = layouts.flatMap((layout) =>
    references.filter((reference) => reference.layout === layout),
  );
  for (const { photo, layout, place, ...location } of largestFirst) {
    if (index[photo]) continue;
    const file = photo.replace('./photos/', '');
    const source = `${directories.photos}/${file}`;
    const describe = ({ problem, remedy }: Advice): Problem => ({
      ...location,
      problem: `${place}: ${source} ${problem}`,
      remedy,
    });
    // Some systems ignore the case of file names, but the host of the site may not.
    if (!existing.includes(path.normalize(file))) {
      const remedy = `Choose it again, remove its entry, or put it into ${directories.photos} under exactly this name.`;
      problems.push(describe({ problem: 'cannot be found', remedy }));
      continue;
    }
    const data = await readFile(source);
    try {
      const described = await planPhoto(source, data, layout, isFast, known[photo]);
      const unusable = findShapeProblem(described.photo);
      if (unusable) {
        problems.push(describe(unusable));
        continue;
      }
      const small = findSizeProblem(described.photo, layout);
      if (small) warnings.push(describe(small));
      index[photo] = described.photo;
      if (described.encoding.files.length > 0) encodings.push(described.encoding);
    } catch (error) {
      // System errors, such as a full disk, are not problems in the content.
      if (isNativeError(error) && 'code' in error) throw error;
      problems.push(describe(describeUnreadable(data, error)));
    }
  }

  if (problems.length === 0 && encodings.length > 0) await encodeApart(encodings);
  return { index, warnings };
}

/** Encodes in a process of its own: what encoders leave in memory is free again when Next compiles. */
async function encodeApart(encodings: Encoding[]) {
  const script = path.join(__dirname, 'encode-process.ts');
  const loader = pathToFileURL(require.resolve('tsx')).href;
  const child = spawn(process.execPath, ['--import', loader, script], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  child.stdin.end(JSON.stringify(encodings));
  const [status, signal] = await once(child, 'close');
  // The process prints nothing when the system kills it.
  if (signal) throw new Error('The photos were not encoded: perhaps this computer has too little memory.');
  if (status !== 0) throw new Error('The photos were not encoded, for the reason above.');
}

/** Removes encoded photos that the content of the last build does not have. */
export async function removeUnusedPhotos(directory: string): Promise<void> {
  const used = Object.values(readPhotoIndex()).flatMap(({ avifs, jpeg, share, wall }) => [
    ...avifs.map(({ url }) => url),
    jpeg,
    share?.url,
    wall?.light,
  ]);
  for (const file of await readdir(directory))
    if (!used.includes(`/photos/${file}`)) await remove(`${directory}/${file}`);
}
