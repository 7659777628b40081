import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { contentDirectory, generatedDirectory } from '@/lib/content/directories';
import { replaceFile } from '../lib/files';

const outputDirectory = `${generatedDirectory}/fonts`;

/** What the components display in addition to the content, and what a visitor may type into the form. */
const common = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?'"‘’“”-–—&()+%/·…`;

const fonts = [
  { name: 'figtree', weight: { min: 400, max: 600 }, characters: `${common}£@_*©éèêëâôçàüö` },
  { name: 'fraunces', weight: 560, characters: common },
];

/**
 * Subsets the fonts of Fontsource into the directory of the content, beside a copy of `app/fonts.ts`: only the weights in use, the
 * characters above, and those of the content. That makes them 10 KB instead of 28 on average; with all of Latin-1 they would be
 * 16. Letters of other European languages are in files that globals.css declares. Browsers display characters that no font has in
 * the fallback font.
 */
export async function prepareFonts(): Promise<void> {
  const content = await readTexts();
  await replaceFile(`${outputDirectory}/fonts.ts`, await readFile('app/fonts.ts'));
  for (const { name, weight, characters } of fonts) {
    const options = {
      targetFormat: 'woff2',
      variationAxes: { wght: weight },
      keepFeatures: ['kern', 'liga', 'tnum'],
      noHinting: true,
    } as const;
    const subset = await subsetFont(await readFont(name, 'latin'), characters + content, options);
    await replaceFile(`${outputDirectory}/${name}.woff2`, subset);
  }
}

/** Reads a font of Fontsource: the characters of Western European languages, or the letters of others. */
export function readFont(name: string, subset: 'latin' | 'latin-ext'): Promise<Buffer> {
  return readFile(require.resolve(`@fontsource-variable/${name}/files/${name}-${subset}-wght-normal.woff2`));
}

/** The text of all files of the content, with letters and accents composed as browsers compose them. */
async function readTexts() {
  const files = (await readdir(contentDirectory)).filter((file) => file.endsWith('.yaml'));
  const texts = await Promise.all(files.map((file) => readFile(path.join(contentDirectory, file), 'utf8')));
  return texts.join('').normalize('NFC');
}
