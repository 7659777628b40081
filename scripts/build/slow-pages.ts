import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';

/**
 * What reaches a visitor in two round trips: a server sends 10 packets of 1,460 bytes, and then 20.
 * https://www.rfc-editor.org/rfc/rfc6928
 */
const pageBytes = 30 * 1_460;
/** Half a second on slow 4G. */
const photoBytes = 100_000;

/**
 * Finds what makes pages slow for visitors with a phone: long pages, and a large photo at the top of the home page.
 *
 * @param directory the export, compressed
 * @returns a warning for each, with what the owner can do
 */
export async function findSlowPages(directory: string): Promise<string[]> {
  const warnings: string[] = [];
  const pages = (await readdir(directory)).filter((file) => file.endsWith('.html')).sort();
  for (const file of pages) {
    const { size } = await stat(path.join(directory, `${file}.br`));
    if (size <= pageBytes) continue;
    warnings.push(
      `${file} takes ${kilobytes(size)}, more than the ${kilobytes(pageBytes)} that reach a phone in two steps. Shorten its texts, or show fewer entries.`,
    );
  }

  const $ = load(await readFile(path.join(directory, 'index.html'), 'utf8'));
  const candidates = ($('link[rel=preload][as=image]').attr('imagesrcset') ?? '').split(', ');
  // Phones load the second width. A small photo has only one.
  const [photo = ''] = (candidates[1] ?? candidates[0] ?? '').split(' ');
  const { size } = await stat(path.join(directory, 'photos', path.basename(photo)));
  if (size > photoBytes) {
    warnings.push(
      `The photo of the home page takes ${kilobytes(size)} on a phone, more than ${kilobytes(photoBytes)}. Choose one with less fine detail: a wall instead of leaves or gravel.`,
    );
  }
  return warnings;
}

function kilobytes(bytes: number) {
  return `${Math.round(bytes / 1_000)} KB`;
}
