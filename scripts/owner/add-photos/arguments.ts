/** A photo to add: its path, and its alt text, which is empty if none was given. */
export type NewPhoto = { file: string; alt: string };

export const usage = 'npm run photos:add -- FILE "What it shows"';

const photoName = /\.(jpe?g|png|webp|avif|hei[cf])$/i;

/**
 * Reads the arguments of `npm run photos:add`: paths of photos, each followed by its alt text.
 *
 * @returns the photos, and a sentence for each mistake
 */
export function readArguments(words: string[]): { photos: NewPhoto[]; mistakes: string[] } {
  const photos: NewPhoto[] = [];
  const mistakes: string[] = [];
  if (words.length === 0) mistakes.push(`No photo is given. Write: ${usage}`);

  for (let at = 0; at < words.length; at += 1) {
    const file = words[at] ?? '';
    if (!photoName.test(file)) {
      mistakes.push(
        `"${file}" is not the name of a JPEG, PNG, WebP, AVIF or HEIC file. If it is part of what a photo shows, put all of that in quotation marks: ${usage}`,
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
  return { photos, mistakes };
}
