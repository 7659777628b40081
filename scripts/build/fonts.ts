import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { contentDirectory } from '@/lib/content/directory';
import { fontFile, subsetsOf } from './font-subsets';

const outputDirectory = '.cache/fonts';

const alphanumeric = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The weights that the site uses, and the characters that it needs in addition to those of the content. */
const fonts = [
  {
    name: 'figtree',
    weight: { min: 400, max: 600 },
    characters: `${alphanumeric} .,:;!?'"‘’“”-–—&()+%/£@_*©…éèêëâôçàüö`,
  },
  { name: 'fraunces', weight: 560, characters: `${alphanumeric} .,:;!?'"‘’“”-–—&+%()/…` },
];

/**
 * Subsets the fonts of Fontsource into `.cache/fonts`: only the weights in use, the characters above, and the letters,
 * digits and currency symbols of the content. That makes them 10 KB instead of 28 on average. Letters of other European
 * languages are in a second file for each font, which extended.css declares; without such letters it is empty. Other
 * characters are displayed in the fallback font, and reported.
 */
export async function prepareFonts(): Promise<void> {
  await mkdir(outputDirectory, { recursive: true });
  const texts = await readTexts();
  const contentCharacters = charactersOf(Object.values(texts).join(''));
  const rules: string[] = [];
  for (const { name, weight, characters } of fonts) {
    const { latin, extended } = subsetsOf(name, characters + contentCharacters);
    const subset = async (source: string, letters: string) =>
      subsetFont(await readFile(source), letters, {
        targetFormat: 'woff2',
        variationAxes: { wght: weight },
        keepFeatures: ['kern', 'liga', 'tnum'],
        noHinting: true,
      });
    await writeFile(
      path.join(outputDirectory, `${name}.woff2`),
      await subset(fontFile(name, 'latin'), latin),
    );

    const file = `${name}-extended.woff2`;
    await rm(path.join(outputDirectory, file), { force: true });
    if (extended !== '') {
      await writeFile(path.join(outputDirectory, file), await subset(fontFile(name, 'latin-ext'), extended));
      rules.push(fontFace(name, file, extended));
    }
  }
  await writeFile(path.join(outputDirectory, 'extended.css'), rules.join('\n'));
  warnAboutMissing(texts);
}

/** The `@font-face` rule of the family that app/fonts.ts lists for letters the main font lacks. */
function fontFace(name: string, file: string, letters: string) {
  const range = Array.from(letters, (letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join(', ');
  return `@font-face {
  font-family: '${name.charAt(0).toUpperCase()}${name.slice(1)} Extended';
  src: url('./${file}') format('woff2');
  font-weight: 400 700;
  font-display: swap;
  unicode-range: ${range};
}`;
}

/** The content files without their comments, by path. */
async function readTexts(): Promise<Record<string, string>> {
  const files = (await readdir(contentDirectory)).filter((file) => file.endsWith('.yaml'));
  const texts: Record<string, string> = {};
  for (const file of files) {
    const text = await readFile(path.join(contentDirectory, file), 'utf8');
    texts[`${contentDirectory}/${file}`] = text.replace(/^[ \t]*#.*$/gm, '');
  }
  return texts;
}

function charactersOf(text: string) {
  return (text.match(/[\p{Letter}\p{Mark}\p{Number}\p{Currency_Symbol}]/gu) ?? []).join('');
}

function warnAboutMissing(texts: Record<string, string>) {
  const missing = Object.entries(texts).flatMap(([file, text]) =>
    subsetsOf('figtree', charactersOf(text)).missing.map((letter) => `${letter} (in ${file})`),
  );
  if (missing.length === 0) return;
  console.warn(
    `The fonts of the site do not have these letters, which are shown in another font: ${missing.join(', ')}`,
  );
}
