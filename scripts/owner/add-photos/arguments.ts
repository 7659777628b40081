import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

export const usage = 'npm run photos:add -- FILE "What it shows"';

/** A photo to add: its path, and its description, which is empty if none was given. */
export type NewPhoto = { file: string; alt: string };

/** What can be added. */
export const formats = 'JPEG, PNG, WebP, AVIF, TIFF, GIF or HEIC';
const photoName = /\.(jpe?g|jpe|jfif|png|webp|avif|tiff?|gif|hei[cf])$/i;

/** What macOS and Windows put into folders. */
const systemFile = /^(\..*|thumbs\.db|desktop\.ini)$/i;

/** How cameras, phones and programs begin names. */
const machineName =
  /(?<!\p{L})(img|dsc|image|screen ?shot|pasted|download|unnamed|untitled|unknown|whatsapp|fullsize)/iu;

/** Six digits are a date or a number that a machine has counted to. */
const manyDigits = /(\d\D*){6}/;

/** Words that say nothing about a photo by themselves. */
const emptyWords =
  /(?<!\p{L})(photo|picture|copy|edit|edited|original|output|scan|capture|file|thumbnail|attachment)s?(?!\p{L})/giu;

/** A word of four letters or more. DSCF0001, FullSizeRender and hashes have none. */
const word = /(?<![\p{L}\d])(?=\p{L}{4})(\p{Lu}?\p{Ll}+|\p{Lu}{5,})\d{0,2}(?![\p{L}\d])/u;

/**
 * Reads the arguments of `npm run photos:add`: paths of photos, each followed by its description, and of folders of photos.
 *
 * @returns the photos, the files in the folders that are no photos, and a sentence for each mistake
 * @throws Error when a folder cannot be read
 */
export function readArguments(args: string[]): {
  photos: NewPhoto[];
  leftOut: string[];
  mistakes: string[];
} {
  const words = [...args];
  const photos: NewPhoto[] = [];
  const leftOut: string[] = [];
  const mistakes: string[] = [];
  if (words.length === 0) mistakes.push(`No photo is given. Write: ${usage}`);

  for (let file = words.shift(); file !== undefined; file = words.shift()) {
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
      const found = readFolder(file);
      if (found.photos.length === 0) mistakes.push(`There is no photo in the folder "${file}".`);
      photos.push(...found.photos);
      leftOut.push(...found.others);
    } else if (photoName.test(file)) {
      // If the next word is a photo, too, the description is missing.
      const alt = photoName.test(words[0] ?? '') ? '' : (words.shift() ?? '');
      photos.push({ file, alt: alt.trim() });
    } else {
      mistakes.push(
        `"${file}" is neither a folder nor the name of a ${formats} file. If it is part of what a photo shows, put all of that in quotation marks: ${usage}`,
      );
    }
  }
  return { photos, leftOut, mistakes };
}

/**
 * Reads a folder: its photos, in the order of their names, which describe them (`green-front-door.jpg` is a green front door),
 * and its other files.
 */
function readFolder(folder: string) {
  const names = readdirSync(folder)
    .filter((name) => !systemFile.test(name))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return {
    photos: names
      .filter((name) => photoName.test(name))
      .map((name) => ({ file: path.join(folder, name), alt: describeName(path.parse(name).name) })),
    others: names.filter((name) => !photoName.test(name)).map((name) => path.join(folder, name)),
  };
}

/** The description that a name is, or an empty text if a machine has given the name. */
function describeName(name: string) {
  const words = name.replace(/[-_ ]+/g, ' ').trim();
  if (machineName.test(words) || manyDigits.test(words) || !word.test(words.replace(emptyWords, ' ')))
    return '';
  return words.charAt(0).toUpperCase() + words.slice(1);
}
