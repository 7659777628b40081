/** A photo that somebody wants to add: where it is, and what it shows, which is empty where nothing is said. */
export type NewPhoto = { file: string; alt: string };

export const usage = 'npm run photo -- FILE "What it shows"';

const pictureName = /\.(jpe?g|png|webp|avif|hei[cf])$/i;

/**
 * Reads what stands behind `npm run photo --`: files, each followed by what it shows.
 *
 * @returns the photos, and a sentence for everything that is neither
 */
export function readArguments(words: string[]): { photos: NewPhoto[]; mistakes: string[] } {
  const photos: NewPhoto[] = [];
  const mistakes: string[] = [];
  if (words.length === 0) mistakes.push(`No photo is named. Write: ${usage}`);

  for (let at = 0; at < words.length; at += 1) {
    const file = words[at] ?? '';
    if (!pictureName.test(file)) {
      mistakes.push(
        `"${file}" is not the name of a JPEG, PNG, WebP or HEIC file. If it belongs to what a photo shows, put quotation marks around all of that: ${usage}`,
      );
      continue;
    }
    const alt = words[at + 1]?.trim() ?? '';
    // The next photo is not what this one shows.
    if (pictureName.test(alt)) {
      photos.push({ file, alt: '' });
    } else {
      photos.push({ file, alt });
      at += 1;
    }
  }
  return { photos, mistakes };
}
