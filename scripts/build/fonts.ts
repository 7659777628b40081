import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
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

/** The letters of Fontsource's second file (`unicode.json`), as in a regular expression and as in CSS. */
const extendedLetters = /[\u0100-\u02ff\u1e00-\u1eff]/;
const extendedRange = 'U+100-2FF, U+1E00-1EFF';
/** Everything else in its first file. */
const basicCharacters = /[\p{ASCII}\u00a0-\u00ff\u0131\u0152\u0153\u2000-\u206f€™↑↓−]/u;

/**
 * Subsets the fonts of Fontsource into `.cache/fonts`: only the weights in use, the characters above, and those of the
 * content. That makes them 10 KB instead of 28 on average; with all of Latin-1 they would have 16. Letters of other European
 * languages are in a second file for each font, which extended.css declares; without such letters it is empty. Other
 * characters are displayed in the fallback font, and reported.
 */
export async function prepareFonts(): Promise<void> {
  await mkdir(outputDirectory, { recursive: true });
  const content = await readCharacters();
  const isExtended = extendedLetters.test(content);
  const rules: string[] = [];
  for (const { name, weight, characters } of fonts) {
    const options = {
      targetFormat: 'woff2',
      variationAxes: { wght: weight },
      keepFeatures: ['kern', 'liga', 'tnum'],
      noHinting: true,
    } as const;
    const file = path.join(outputDirectory, `${name}.woff2`);
    await writeFile(file, await subsetFont(await readFont(name, 'latin'), characters + content, options));

    const extended = file.replace('.woff2', '-extended.woff2');
    await rm(extended, { force: true });
    if (!isExtended) continue;
    await writeFile(extended, await subsetFont(await readFont(name, 'latin-ext'), content, options));
    rules.push(`@font-face {
  font-family: '${name.charAt(0).toUpperCase()}${name.slice(1)} Extended';
  src: url('./${path.basename(extended)}') format('woff2');
  font-weight: 400 700;
  font-display: swap;
  unicode-range: ${extendedRange};
}`);
  }
  await writeFile(path.join(outputDirectory, 'extended.css'), rules.join('\n'));

  const missing = [...content].filter(
    (letter) => !basicCharacters.test(letter) && !extendedLetters.test(letter),
  );
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
