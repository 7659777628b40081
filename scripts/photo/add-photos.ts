import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ContentError } from '@/content/content-error';
import { minimumWidth } from '@/content/photo-widths';
import { readContent } from '@/content/read';
import { usage, type NewPhoto } from './arguments';
import { appendEntries, nameFor } from './gallery-file';
import { developPhoto, isSamePicture, thumbnailOf, type Picture } from './picture';

const folder = 'content/photos';
const galleryFile = 'content/gallery.yaml';

/** The gallery shows a photo in a frame of 4 by 3. */
const minimumHeight = (minimumWidth * 3) / 4;

type Known = { file: string; alt: string; thumbnail: Buffer };

/** A photo that can be added: its name in content/photos and what is written there. */
export type Addition = { file: string; alt: string; jpeg: Buffer };

/**
 * Looks at photos that somebody wants in the gallery, without writing anything.
 *
 * @param onChecked is called with the file of every photo that has been looked at
 * @returns what `writePhotos` takes, and a sentence for every mistake
 * @throws ContentError when the content has mistakes already, Error when a photo in it cannot be read
 */
export async function checkPhotos(
  photos: NewPhoto[],
  onChecked: (file: string) => void = () => {},
): Promise<{ additions: Addition[]; mistakes: string[] }> {
  const { files, problems } = readContent('content');
  if (!files) throw new ContentError(problems);
  const known = await Promise.all(files.gallery.map(({ file, alt }) => look(file, alt)));
  const taken = new Set([...(await readdir(folder)), ...known.map(({ file }) => file)].map(lowerCase));

  const additions: Addition[] = [];
  const mistakes: string[] = [];
  for (const { file, alt } of photos) {
    const found = wordMistakes(alt, known);
    try {
      const { jpeg, ...picture } = await developPhoto(file);
      found.push(...pictureMistakes(picture, known));
      known.push({ file, alt, thumbnail: picture.thumbnail });
      const name = nameFor(alt, taken);
      taken.add(name);
      additions.push({ file: name, alt, jpeg });
    } catch (error) {
      found.push(error instanceof Error ? error.message : String(error));
    }
    mistakes.push(...found.map((mistake) => `${file}: ${mistake}`));
    onChecked(file);
  }
  return { additions, mistakes };
}

/** @throws Error when a photo that the gallery names is missing or torn */
async function look(file: string, alt: string): Promise<Known> {
  const thumbnail = await thumbnailOf(path.join(folder, file)).catch(() => {
    throw new Error(
      `${folder}/${file} is in the gallery and cannot be read. Mend that first: npm run photos says how.`,
    );
  });
  return { file, alt, thumbnail };
}

function wordMistakes(alt: string, known: Known[]): string[] {
  if (alt === '')
    return [`what it shows is missing, for people who cannot see it. Write it after the file: ${usage}`];
  const namesake = known.find((other) => lowerCase(other.alt) === lowerCase(alt));
  return namesake ? [`${namesake.file} is said to show the same, "${alt}". Say what is different.`] : [];
}

function pictureMistakes({ width, height, thumbnail }: Omit<Picture, 'jpeg'>, known: Known[]): string[] {
  const mistakes: string[] = [];
  if (width < minimumWidth || height < minimumHeight) {
    mistakes.push(
      `at the size that is kept it is ${width} by ${height} pixels, too small to look sharp. Use a larger copy, or a wider or higher cut: at least ${minimumWidth} wide and ${minimumHeight} high.`,
    );
  }
  const twin = known.find((other) => isSamePicture(other.thumbnail, thumbnail));
  if (twin) mistakes.push(`it is the same picture as ${twin.file}. Leave it out.`);
  return mistakes;
}

function lowerCase(text: string) {
  return text.toLowerCase();
}

/**
 * Puts photos into content/photos and at the end of content/gallery.yaml: all of them or, when that fails, none.
 *
 * @throws Error when the disk is full or may not be written, or no entry can be added to the file
 */
export async function writePhotos(additions: Addition[]): Promise<void> {
  const gallery = appendEntries(
    await readFile(galleryFile, 'utf8'),
    additions.map(({ file, alt }) => ({ file, alt })),
  );
  // Written beside their places first and then moved there, which needs no room on the disk.
  const temporary = await mkdtemp(path.join(folder, 'new-'));
  const moved: string[] = [];
  try {
    for (const { file, jpeg } of additions) await writeFile(path.join(temporary, file), jpeg);
    await writeFile(path.join(temporary, 'gallery.yaml'), gallery);
    for (const { file } of additions) {
      await rename(path.join(temporary, file), path.join(folder, file));
      moved.push(file);
    }
    await rename(path.join(temporary, 'gallery.yaml'), galleryFile);
  } catch (error) {
    await Promise.all(moved.map((file) => rm(path.join(folder, file))));
    throw error;
  } finally {
    await rm(temporary, { recursive: true });
  }
}
