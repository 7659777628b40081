import { readFile } from 'node:fs/promises';
import { openPhoto } from './open-photo';
import { findShapeProblem, findSizeProblem } from './photo-problems';
import { errorMessage } from '../lib/run-command';

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
  const photo = openPhoto(await readFile(file));
  const jpeg = photo
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 90, mozjpeg: true });
  const [data, { autoOrient: size }] = await Promise.all([jpeg.toBuffer(), photo.metadata()]).catch(
    (error: unknown) => {
      throw new Error(
        /\.hei[cf]$/i.test(file)
          ? 'it is a HEIC photo, which cannot be read here. Export it as JPEG, or set an iPhone to take JPEGs: Settings, Camera, Formats, Most Compatible.'
          : `it cannot be read as an image (${errorMessage(error)}). Save it again as JPEG, or copy it from the camera again.`,
      );
    },
  );

  const problem = findShapeProblem(size) ?? findSizeProblem(size, 'column');
  if (problem) throw new Error(`it ${problem.problem}. ${problem.remedy}`);
  return data;
}
