import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { contentDirectory } from '@/lib/content/directory';

const outputDirectory = '.cache/fonts';

/** What the components display in addition to the content, and what a visitor may type into the form. */
const common = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?'"‘’“”-–—&()+%/·…`;

const fonts = [
  { name: 'figtree', weight: { min: 400, max: 600 }, characters: `${common}£@_*©éèêëâôçàüö` },
  { name: 'fraunces', weight: 560, characters: common },
];

/** The characters of Fontsource's files for Western European languages and for others (`unicode.json`). */
const available = /[\p{ASCII}\u00a0-\u02ff\u1e00-\u1eff\u2000-\u206f€™↑↓−]/u;

/**
 * Subsets the fonts of Fontsource into `.cache/fonts`: only the weights in use, the characters above, and those of the
 * content. That makes them 10 KB instead of 28 on average; with all of Latin-1 they would be 16. Letters of other European
 * languages are in files that globals.css declares. Characters that no font has are displayed in the fallback font, and reported.
 */
export async function prepareFonts(): Promise<void> {
  await mkdir(outputDirectory, { recursive: true });
  const content = await readCharacters();
  for (const { name, weight, characters } of fonts) {
    const options = {
      targetFormat: 'woff2',
      variationAxes: { wght: weight },
      keepFeatures: ['kern', 'liga', 'tnum'],
      noHinting: true,
    } as const;
    const subset = await subsetFont(await readFont(name, 'latin'), characters + content, options);
    await writeFile(path.join(outputDirectory, `${name}.woff2`), subset);
  }

  const missing = [...content].filter((character) => !available.test(character));
  if (missing.length > 0) {
    console.warn(
      `The fonts of the site do not have these characters, which are shown in another font: ${missing.join(' ')}`,
    );
  }
}

/** Reads a font of Fontsource: the characters of Western European languages, or the letters of others. */
export function readFont(name: string, subset: 'latin' | 'latin-ext'): Promise<Buffer> {
  return readFile(require.resolve(`@fontsource-variable/${name}/files/${name}-${subset}-wght-normal.woff2`));
}

/** The characters of the content, each once, without those of comments. */
async function readCharacters() {
  const files = (await readdir(contentDirectory)).filter((file) => file.endsWith('.yaml'));
  const texts = await Promise.all(files.map((file) => readFile(path.join(contentDirectory, file), 'utf8')));
  const text = texts.join('\n').replace(/^[ \t]*#.*$/gm, '');
  // Browsers compose letters and accents in the same way.
  return [...new Set(text.normalize('NFC'))].filter((character) => /\S/.test(character)).join('');
}
