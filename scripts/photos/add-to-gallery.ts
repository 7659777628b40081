import { statSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isSeq, YAMLSeq, type Document } from 'yaml';
import { ContentError } from '@/lib/content/content-error';
import { contentDirectory, photosDirectory } from '@/lib/content/directories';
import { readContent } from '@/lib/content/read';
import { readYaml } from '@/lib/content/read-yaml';
import { schemas } from '@/lib/content/schema';
import { replaceFile } from '../lib/files';
import { listFiles } from '../lib/files';
import { errorMessage } from '../lib/run-command';
import { normalisePhoto } from './normalise-photo';

export const galleryFile = `${contentDirectory}/gallery.yaml`;

/** A name that a camera or a program has given: six digits are a date or a counter. */
const generatedName = /(\d\D*){6}|\b(dsc|image|img|screenshot|untitled)\b/i;

/** Two words of three letters or more. */
const twoWords = /(?<!\S)\p{L}{3}.* \p{L}{3}/u;

/** Files that macOS and Windows add to folders: `._door.jpg`, `Thumbs.db`. */
const systemFile = /(^|\/)(\.|Thumbs\.db$|desktop\.ini$)/i;

/**
 * Adds photos to `content/photos` and to the end of `content/gallery.yaml`, with the descriptions that their names contain.
 *
 * @param paths photos, and folders of photos
 * @returns the paths of the new photos
 * @throws ContentError when the content has mistakes already, Error with all mistakes in the photos; nothing has been written then
 */
export async function addPhotos(paths: string[]): Promise<string[]> {
  const sources = paths.flatMap(listPhotos);
  if (sources.length === 0) throw new Error('No photo is given. Write: npm run photos:add -- FOLDER');
  const gallery = readGallery();
  await mkdir(photosDirectory, { recursive: true });
  const taken = new Set((await readdir(photosDirectory)).map((name) => name.toLowerCase()));

  const added = sources.map((source) => {
    const alt = describePhoto(source);
    const name = nameFor(alt, taken);
    taken.add(name);
    gallery.add({ file: `./photos/${name}`, alt });
    return { source, target: `${photosDirectory}/${name}` };
  });
  const entries: unknown[] = gallery.toJS();
  const issues = schemas.gallery.safeParse(entries).error?.issues ?? [];

  const jpegs = new Map<string, Buffer>();
  const mistakes: string[] = [];
  for (const [index, { source, target }] of added.entries()) {
    console.log(`Checking ${source}`);
    // The build would refuse the entry as well: it has no description, or that of another.
    const issue = issues.find(({ path }) => path[0] === entries.length - added.length + index);
    if (issue) {
      mistakes.push(
        `${source}: the description ${issue.message}. Say in the name of the file what only this photo shows, in two words or more.`,
      );
    }
    try {
      jpegs.set(target, await normalisePhoto(source));
    } catch (error) {
      mistakes.push(`${source}: ${errorMessage(error)}`);
    }
  }
  if (mistakes.length > 0) {
    const list = mistakes.map((mistake) => `  ${mistake}`).join('\n');
    throw new Error(`No photo was added. Correct this and run the command again:\n\n${list}\n`);
  }

  // The gallery is written last and as a whole: an error leaves at most photos that no page shows.
  for (const [file, jpeg] of jpegs) await writeFile(file, jpeg, { flag: 'wx' });
  await replaceFile(galleryFile, gallery.toString({ lineWidth: 0 }));
  return [...jpegs.keys()];
}

/** The files of a folder, in numeric order, or the path itself. */
function listPhotos(file: string): string[] {
  if (!statSync(file, { throwIfNoEntry: false })?.isDirectory()) return [file];
  return listFiles(file)
    .filter((name) => !systemFile.test(name))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((name) => path.join(file, name));
}

/** The description that the name of a photo contains: `Green front door` for `green-front-door.jpg`. Empty if there is none. */
export function describePhoto(file: string): string {
  const description = path
    .parse(file)
    .name.replace(/[-_ ]+/g, ' ')
    .trim();
  if (generatedName.test(description) || !twoWords.test(description)) return '';
  return description.charAt(0).toUpperCase() + description.slice(1);
}

/** @throws ContentError when the content has mistakes */
function readGallery(): Document {
  const { document, problems } = readYaml(galleryFile);
  const gallery: Document = document;
  const { contents } = gallery;
  // The new photos fill an empty gallery.
  const isEmpty = problems.length === 0 && (!contents || (isSeq(contents) && contents.items.length === 0));
  const mistakes = readContent(contentDirectory).problems.filter(
    ({ file }) => !isEmpty || file !== galleryFile,
  );
  if (mistakes.length > 0) throw new ContentError(mistakes);
  if (isEmpty) gallery.contents = new YAMLSeq();
  return gallery;
}

/**
 * Derives a file name that the content schema accepts from the description of a photo.
 *
 * @param taken the names of the existing files, in lower case
 */
function nameFor(alt: string, taken: ReadonlySet<string>) {
  const slug = alt
    .toLowerCase()
    // Removes accents and apostrophes; all other characters that are not letters or digits separate words.
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
  for (let number = 1; ; number += 1) {
    const file = `${slug || 'photo'}${number > 1 ? `-${number}` : ''}.jpg`;
    if (!taken.has(file)) return file;
  }
}
