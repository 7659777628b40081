import { readFile } from 'node:fs/promises';
import { describeUnreadable, openPhoto } from './open-photo';
import { findShapeProblem, findSizeProblem, type Advice } from './photo-problems';

/** The maximum width and height in pixels: more than any layout displays, small enough for the repository. */
const longestSide = 2400;

/**
 * Rotates a photo to upright, converts it to sRGB, scales it down to `longestSide` and removes all metadata, such as the
 * location.
 *
 * @param file the path of a photo; HEIC only if the installed sharp can read it
 * @returns the photo as JPEG
 * @throws Error that says why the file is no photo for the gallery and how to fix it, or Node's own if it cannot be opened
 */
export async function normalisePhoto(file: string): Promise<Buffer> {
  const source = await readFile(file);
  const [data, { autoOrient: size }] = await encode(source).catch((error: unknown) => {
    throw asError(describeUnreadable(source, error));
  });
  const problem = findShapeProblem(size) ?? findSizeProblem(size, 'column');
  if (problem) throw asError(problem);
  return data;
}

async function encode(source: Buffer) {
  const photo = openPhoto(source);
  const jpeg = photo
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 90, mozjpeg: true });
  return Promise.all([jpeg.toBuffer(), photo.metadata()]);
}

const asError = ({ problem, remedy }: Advice) => new Error(`it ${problem}. ${remedy}`);
