import { statSync } from 'node:fs';
import { photoName, readPhotoFolder, type NewPhoto } from './photo-folder';

export const usage = 'npm run photos:add -- FILE "What it shows"';

const similarOption = '--similar';

/** What is to be added. `similar` accepts photos that look like others: the same door, before and after. */
type Arguments = { photos: NewPhoto[]; similar: boolean; mistakes: string[] };

/**
 * Reads the arguments of `npm run photos:add`: paths of photos, each followed by its alt text, and of folders of photos.
 *
 * @returns the photos, and a sentence for each mistake
 * @throws Error when a folder cannot be read
 */
export function readArguments(all: string[]): Arguments {
  const words = all.filter((word) => word !== similarOption);
  const photos: NewPhoto[] = [];
  const mistakes: string[] = [];
  if (words.length === 0) mistakes.push(`No photo is given. Write: ${usage}`);

  for (let at = 0; at < words.length; at += 1) {
    const file = words[at] ?? '';
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
      const found = readPhotoFolder(file);
      if (found.length === 0) mistakes.push(`There is no photo in the folder "${file}".`);
      photos.push(...found);
      continue;
    }
    if (!photoName.test(file)) {
      mistakes.push(
        `"${file}" is neither a folder nor the name of a JPEG, PNG, WebP, AVIF or HEIC file. If it is part of what a photo shows, put all of that in quotation marks: ${usage}`,
      );
      continue;
    }
    const alt = words[at + 1]?.trim() ?? '';
    // The alt text is missing: this is the next photo.
    if (photoName.test(alt)) {
      photos.push({ file, alt: '' });
    } else {
      photos.push({ file, alt });
      at += 1;
    }
  }
  return { photos, similar: words.length < all.length, mistakes };
}
