import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { YAMLSeq, type Document } from 'yaml';
import { ContentError } from '@/lib/content/content-error';
import { directories } from '@/lib/directories';
import { readYaml } from '@/lib/content/read-yaml';
import { schemas } from '@/lib/content/schemas';
import { isSystemFile, listFiles, replaceFile } from '@/lib/files';
import { errorMessage } from '@/lib/error-message';
import { describeUnreadable, openPhoto } from './encode-photo';
import { findShapeProblem, findSizeProblem, type Advice } from '@/lib/photos/photo-checks';

export const galleryFile = () => `${directories.content}/gallery.yaml`;

/** The maximum width and height in pixels: more than any layout displays, small enough for the repository. */
const longestSide = 2400;

/** What cameras and phones store beside photos: videos, including those of Live Photos, and edits. */
const noPhoto = /\.(mov|mp4|m4v|avi|aae|xmp)$/i;

/** What browsers and Dropbox append to the name of a second copy: `door (1).jpg`. */
const copyNumber = /\s*\((\d+|[^)]*conflicted copy[^)]*)\)$/;

/**
 * Adds photos to `content/photos` and to the end of `content/gallery.yaml`, described by their names.
 *
 * @param paths photos, and folders of photos
 * @returns the paths of the new photos
 * @throws ContentError when the gallery is not valid YAML, before anything is written
 * @throws Error with all problems of the photos, before anything is written
 */
export async function addPhotos(paths: string[]): Promise<string[]> {
  const sources = paths.flatMap(listPhotos);
  if (sources.length === 0) {
    const where = paths.length > 0 ? `There is no photo in ${paths.join(', ')}` : 'No photo is given';
    throw new Error(`${where}. Write: npm run photos:add -- FOLDER`);
  }
  const { document, problems: unread } = readYaml(galleryFile());
  if (unread.length > 0) throw new ContentError(unread);
  const gallery: Document = document;
  gallery.contents ??= new YAMLSeq();

  const firstIndex: number = gallery.toJS()?.length ?? 0;

  const jpegs = new Map<string, Buffer>();
  const added: { source: string; problems: string[] }[] = [];
  for (const source of sources) {
    console.log(`Checking ${source}`);
    const description = describeByName(source);
    let name = `${slugify(description)}.jpg`;
    const problems: string[] = [];
    try {
      const jpeg = await normalisePhoto(source);
      // The hash makes names unique, and a second attempt write the same files.
      const hash = createHash('sha256').update(jpeg).digest('hex').slice(0, 6);
      name = `${slugify(description)}-${hash}.jpg`;
      const file = `${directories.photos}/${name}`;
      if (jpegs.has(file)) {
        console.log(`Left out, because it is the same photo as an earlier one: ${source}`);
        continue;
      }
      jpegs.set(file, jpeg);
    } catch (error) {
      problems.push(errorMessage(error));
    }
    added.push({ source, problems });
    gallery.add({ file: `./photos/${name}`, alt: description });
  }
  // The build would also refuse a description that is empty or that of another photo.
  for (const { path, message } of schemas.gallery.safeParse(gallery.toJS()).error?.issues ?? []) {
    const problem = `the description ${message}. Say in the name of the file what only this photo shows.`;
    added[Number(path[0]) - firstIndex]?.problems.unshift(problem);
  }
  const list = added.flatMap(({ source, problems }) => problems.map((problem) => `  ${source}: ${problem}`));
  if (list.length > 0) {
    throw new Error(`No photo was added. Correct this and run the command again:\n\n${list.join('\n')}\n`);
  }

  // As the editor formats it, for small diffs. Written last, so that an error leaves at most unused photos.
  for (const [file, jpeg] of jpegs) await replaceFile(file, jpeg);
  await replaceFile(galleryFile(), gallery.toString({ lineWidth: 0, singleQuote: true }));
  return [...jpegs.keys()];
}

/** Returns the photos of a folder in numeric order, or the path itself if it is not a folder. */
function listPhotos(file: string): string[] {
  if (!statSync(file, { throwIfNoEntry: false })?.isDirectory()) return [file];
  const files = listFiles(file).filter((name) => !isSystemFile(name));
  const others = files.filter((name) => noPhoto.test(name));
  if (others.length > 0) console.log(`Left out, because they are no photos: ${others.join(', ')}`);
  return files
    .filter((name) => !others.includes(name))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((name) => path.join(file, name));
}

/** Returns the description of a photo: `Green front door` for `green-front-door.jpg`. */
function describeByName(file: string): string {
  const { name } = path.parse(file);
  const description = name
    .normalize('NFC')
    .replace(copyNumber, '')
    .replace(/[-_ ]+/g, ' ')
    .trim();
  return description.charAt(0).toUpperCase() + description.slice(1);
}

/** Turns the description of a photo into a file name that the content schema accepts. */
function slugify(description: string) {
  // Removes accents and apostrophes; all other characters that are not letters or digits separate words.
  const plain = description
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '');
  const slug = plain
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
  return slug || 'photo';
}

/**
 * Converts a photo to an upright sRGB JPEG of at most `longestSide`, without metadata such as the location.
 *
 * @param file the path of a photo; HEIC only if the installed sharp can read it
 * @throws Error with the problem and its remedy, or Node's own if the file cannot be opened
 */
async function normalisePhoto(file: string): Promise<Buffer> {
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
