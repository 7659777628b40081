import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ContentError } from '@/lib/content/content-error';
import { contentDirectory, photosDirectory } from '@/lib/content/directory';
import { minimumWidth } from '@/lib/content/photo-widths';
import { readContent } from '@/lib/content/read';
import type { PhotoEntry } from '@/lib/content/schema';
import { reasonOf } from '../../lib/reason-of';
import { usage } from './arguments';
import { appendEntries, isEmptyGallery, nameFor } from './gallery-file';
import {
  isSamePhoto,
  longestSide,
  normalisePhoto,
  thumbnailOf,
  type NormalisedPhoto,
} from './normalise-photo';
import type { NewPhoto } from './photo-folder';

const galleryFile = `${contentDirectory}/gallery.yaml`;

/** In pixels. The gallery displays photos in an aspect ratio of 4:3. */
const minimumHeight = (minimumWidth * 3) / 4;

/** The gallery crops photos to 4:3; of a longer one, only a small part would be seen. */
const largestRatio = 3;

/** A photo that a new one must differ from: in the gallery already, or another new one. */
type ExistingPhoto = { file: string; alt: string; thumbnail: Buffer };

/** A photo that can be added, and its file name in content/photos. */
type Addition = { file: string; alt: string; jpeg: Buffer };

/**
 * Checks and normalises photos for the gallery, without writing anything.
 *
 * @param options.similar accepts photos that look like others
 * @param options.onChecked called after each photo has been checked
 * @returns the photos for `writePhotos`, and a sentence for each mistake
 * @throws ContentError when the content has mistakes already, Error when a photo in the gallery cannot be read
 */
export async function checkPhotos(
  photos: NewPhoto[],
  { similar = false, onChecked }: { similar?: boolean; onChecked?: () => void } = {},
): Promise<{ additions: Addition[]; mistakes: string[] }> {
  const { files, problems } = readContent(contentDirectory);
  // An empty gallery is no mistake here: the new photos fill it.
  const text = await readFile(galleryFile, 'utf8').catch(() => undefined);
  const isEmpty = text !== undefined && isEmptyGallery(text);
  const others = problems.filter(({ file }) => !isEmpty || file !== galleryFile);
  if (others.length > 0) throw new ContentError(others);
  const existing = await Promise.all((files?.gallery ?? []).map(readExisting));
  await mkdir(photosDirectory, { recursive: true });
  const taken = new Set((await readdir(photosDirectory)).map(lowerCase));

  const additions: Addition[] = [];
  const mistakes: string[] = [];
  for (const { file, alt } of photos) {
    const found = findAltMistakes(alt, existing);
    try {
      const photo = await normalisePhoto(file);
      found.push(...findPhotoMistakes(photo, similar ? [] : existing));
      if (found.length === 0) {
        existing.push({ file, alt, thumbnail: photo.thumbnail });
        const name = nameFor(alt, taken);
        taken.add(name);
        additions.push({ file: name, alt, jpeg: photo.jpeg });
      }
    } catch (error) {
      found.push(reasonOf(error));
    }
    mistakes.push(...found.map((mistake) => `${file}: ${mistake}`));
    onChecked?.();
  }
  return { additions, mistakes };
}

/** @throws Error when the photo is missing or unreadable */
async function readExisting({ file, alt }: PhotoEntry): Promise<ExistingPhoto> {
  const thumbnail = await thumbnailOf(path.join(contentDirectory, file)).catch(() => {
    throw new Error(
      `${path.join(contentDirectory, file)} is in the gallery but cannot be read. Fix that first: npm run build shows how.`,
    );
  });
  return { file, alt, thumbnail };
}

function findAltMistakes(alt: string, existing: ExistingPhoto[]): string[] {
  if (alt === '') {
    return [
      `the description is missing, for people who cannot see the photo. Write it after the file: ${usage}`,
    ];
  }
  const duplicate = existing.find((other) => lowerCase(other.alt) === lowerCase(alt));
  return duplicate
    ? [`${duplicate.file} already has the text "${alt}". Say what is different in this photo.`]
    : [];
}

function findPhotoMistakes(
  { width, height, thumbnail }: NormalisedPhoto,
  existing: ExistingPhoto[],
): string[] {
  const mistakes: string[] = [];
  if (width > height * largestRatio || height > width * largestRatio) {
    mistakes.push(
      `it is ${width} by ${height} pixels, too long for the gallery, which shows photos at 4 to 3. Crop it to the part that matters, less than three times as long as wide.`,
    );
  } else if (width < minimumWidth || height < minimumHeight) {
    mistakes.push(
      `it is too small to look sharp: ${width} by ${height} pixels, after scaling to at most ${longestSide}. Use a larger copy, or crop it less: at least ${minimumWidth} pixels wide and ${minimumHeight} high.`,
    );
  }
  const duplicate = existing.find((other) => isSamePhoto(other.thumbnail, thumbnail));
  if (duplicate) {
    mistakes.push(
      `it looks like ${duplicate.file}. If it is the same photo, leave it out. If both should be shown, for example before and after, add them with --similar.`,
    );
  }
  return mistakes;
}

function lowerCase(text: string) {
  return text.toLowerCase();
}

/**
 * Writes photos into content/photos and adds them to the end of content/gallery.yaml: all of them or, on an error, none.
 *
 * @throws Error when a file cannot be written, or no entry can be added to content/gallery.yaml
 */
export async function writePhotos(additions: Addition[]): Promise<void> {
  const gallery = appendEntries(
    await readFile(galleryFile, 'utf8'),
    additions.map(({ file, alt }) => ({ file: `./photos/${file}`, alt })),
  );
  // Written to a temporary folder first: moving the files cannot fail for lack of disk space.
  const temporary = await mkdtemp(path.join(photosDirectory, 'new-'));
  const moved: string[] = [];
  try {
    for (const { file, jpeg } of additions) await writeFile(path.join(temporary, file), jpeg);
    await writeFile(path.join(temporary, 'gallery.yaml'), gallery);
    for (const { file } of additions) {
      await rename(path.join(temporary, file), path.join(photosDirectory, file));
      moved.push(file);
    }
    await rename(path.join(temporary, 'gallery.yaml'), galleryFile);
  } catch (error) {
    await Promise.all(moved.map((file) => rm(path.join(photosDirectory, file))));
    throw error;
  } finally {
    await rm(temporary, { recursive: true });
  }
}
