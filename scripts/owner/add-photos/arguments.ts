import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

export const usage = 'npm run photos:add -- FILE "What it shows"';

/** A photo to add: its path, and its description, which is empty if none was given. */
export type NewPhoto = { file: string; alt: string };

const photoName = /\.(jpe?g|png|webp|avif|hei[cf])$/i;

/** Names that cameras and phones give: letters and numbers that say nothing about the photo. */
const cameraName = /^(?:[a-z]{0,4}[-_ ]?\d[\d-_ ]*|(?:image|photo|whatsapp image|screenshot)\b.*)$/i;

/**
 * Reads the arguments of `npm run photos:add`: paths of photos, each followed by its description, and of folders of photos.
 *
 * @returns the photos, and a sentence for each mistake
 * @throws Error when a folder cannot be read
 */
export function readArguments(args: string[]): { photos: NewPhoto[]; mistakes: string[] } {
  const words = [...args];
  const photos: NewPhoto[] = [];
  const mistakes: string[] = [];
  if (words.length === 0) mistakes.push(`No photo is given. Write: ${usage}`);

  for (let file = words.shift(); file !== undefined; file = words.shift()) {
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
      const found = readFolder(file);
      if (found.length === 0) mistakes.push(`There is no photo in the folder "${file}".`);
      photos.push(...found);
    } else if (photoName.test(file)) {
      // If the next word is a photo, too, the description is missing.
      const alt = photoName.test(words[0] ?? '') ? '' : (words.shift() ?? '');
      photos.push({ file, alt: alt.trim() });
    } else {
      mistakes.push(
        `"${file}" is neither a folder nor the name of a JPEG, PNG, WebP, AVIF or HEIC file. If it is part of what a photo shows, put all of that in quotation marks: ${usage}`,
      );
    }
  }
  return { photos, mistakes };
}

/** The photos of a folder, in the order of their names, which describe them: `green-front-door.jpg` is a green front door. */
function readFolder(folder: string): NewPhoto[] {
  return readdirSync(folder)
    .filter((name) => photoName.test(name))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((name) => ({ file: path.join(folder, name), alt: describeName(path.parse(name).name) }));
}

function describeName(name: string) {
  if (cameraName.test(name)) return '';
  const words = name.replace(/[-_ ]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
