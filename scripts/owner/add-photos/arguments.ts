import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

export const usage = 'npm run photos:add -- FILE "What it shows"';

/** A photo to add: its path, and its description, which is empty if none was given. */
export type NewPhoto = { file: string; alt: string };

/** What can be added. */
export const formats = 'JPEG, PNG, WebP, AVIF, TIFF, GIF or HEIC';
const photoName = /\.(jpe?g|jpe|jfif|png|webp|avif|tiff?|gif|hei[cf])$/i;

/** A name that a camera or a program has given: six digits are a date or a counter. */
const generatedName = /(\d\D*){6}|\b(dsc|image|img|screenshot|untitled)\b/i;

/** Two words of three letters or more. */
const twoWords = /(?<!\S)\p{L}{3}.* \p{L}{3}/u;

/**
 * Reads the arguments of `npm run photos:add`: paths of photos, each followed by its description, and of folders of photos.
 *
 * @returns the photos, the files in the folders that are not photos, and a sentence for each mistake
 * @throws Error when a folder cannot be read
 */
export function readArguments(args: string[]): {
  photos: NewPhoto[];
  others: string[];
  mistakes: string[];
} {
  const remaining = [...args];
  const photos: NewPhoto[] = [];
  const others: string[] = [];
  const mistakes: string[] = [];
  if (args.length === 0) mistakes.push(`No photo is given. Write: ${usage}`);

  for (let file = remaining.shift(); file !== undefined; file = remaining.shift()) {
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
      const folder = readFolder(file);
      if (folder.photos.length === 0) mistakes.push(`There is no photo in the folder "${file}".`);
      photos.push(...folder.photos);
      others.push(...folder.others);
    } else if (photoName.test(file)) {
      // If another photo follows, the description is missing.
      const alt = photoName.test(remaining[0] ?? '') ? '' : (remaining.shift() ?? '');
      photos.push({ file, alt: alt.trim() });
    } else {
      mistakes.push(
        `"${file}" is neither a folder nor the name of a ${formats} file. If it is part of what a photo shows, put all of that in quotation marks: ${usage}`,
      );
    }
  }
  return { photos, others, mistakes };
}

/** Reads a folder: its photos, described by their names and in the order of these, and its other files. */
function readFolder(folder: string) {
  const names = readdirSync(folder)
    // macOS adds hidden files.
    .filter((name) => !name.startsWith('.'))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return {
    photos: names
      .filter((name) => photoName.test(name))
      .map((name) => ({ file: path.join(folder, name), alt: describeName(path.parse(name).name) })),
    others: names.filter((name) => !photoName.test(name)).map((name) => path.join(folder, name)),
  };
}

/** The description that a file name contains: `Green front door` for `green-front-door`. Empty if it does not describe a photo. */
function describeName(name: string) {
  const description = name.replace(/[-_ ]+/g, ' ').trim();
  if (generatedName.test(description) || !twoWords.test(description)) return '';
  return description.charAt(0).toUpperCase() + description.slice(1);
}
