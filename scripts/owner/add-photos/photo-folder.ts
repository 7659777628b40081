import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A photo to add: its path, and its alt text, which is empty if none was given. */
export type NewPhoto = { file: string; alt: string };

export const photoName = /\.(jpe?g|png|webp|avif|hei[cf])$/i;

/** Names that cameras and phones give: letters and numbers that say nothing about the photo. */
const cameraName = /^(?:[a-z]{0,4}[-_ ]?\d[\d-_ ]*|(?:image|photo|whatsapp image|screenshot)\b.*)$/i;

/**
 * Lists the photos of a folder, in the order of their names. Their descriptions are in a CSV file in the folder, with the
 * file name and the description on each line, or else in the file names: `green-front-door.jpg` is a green front door.
 *
 * @throws Error when the folder or the CSV file cannot be read
 */
export function readPhotoFolder(folder: string): NewPhoto[] {
  const names = readdirSync(folder).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const table = names.find((name) => name.toLowerCase().endsWith('.csv'));
  const descriptions = table && readDescriptions(readFileSync(path.join(folder, table), 'utf8'));
  return names
    .filter((name) => photoName.test(name))
    .map((name) => ({
      file: path.join(folder, name),
      alt: descriptions ? (descriptions.get(name.toLowerCase()) ?? '') : describeName(name),
    }));
}

/** The descriptions by file name. Spreadsheets separate the columns with commas, semicolons or Tabs. */
function readDescriptions(table: string): Map<string, string> {
  const rows = table.matchAll(/^\uFEFF?"?([^",;\t\r\n]+)"?[,;\t]("(?:[^"]|"")*"|[^\r\n]*)/gm);
  return new Map(
    Array.from(rows, ([, name = '', text = '']) => {
      const unquoted = /^"([^]*)"$/.exec(text.trim())?.[1]?.replaceAll('""', '"') ?? text;
      return [name.trim().toLowerCase(), unquoted.replace(/[,;\t]+$/, '').trim()];
    }),
  );
}

function describeName(name: string) {
  const stem = path.parse(name).name;
  if (cameraName.test(stem)) return '';
  const words = stem.replace(/[-_ ]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
