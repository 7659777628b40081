import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

const outputDirectory = '.cache/fonts';

const alphanumeric = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The weights that the site uses, and the characters that it needs in addition to those of the content. */
const fonts = [
  {
    name: 'figtree',
    weight: { min: 400, max: 600 },
    characters: `${alphanumeric} .,:;!?'"‘’“”-–—&()+%/£@_*©…éèêëâôçàüö`,
  },
  { name: 'fraunces', weight: 560, characters: `${alphanumeric} .,:!?'‘’“”-–&+%` },
];

/**
 * Subsets the fonts of Fontsource into `.cache/fonts`: only the weights in use, the characters above, and the letters,
 * digits and currency symbols of the content. That makes them 10 KB instead of 28 on average. Other characters are
 * displayed in the fallback font.
 */
export async function prepareFonts(): Promise<void> {
  await mkdir(outputDirectory, { recursive: true });
  const contentCharacters = await findContentCharacters();
  for (const { name, weight, characters } of fonts) {
    const source = require.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
    const font = await subsetFont(await readFile(source), characters + contentCharacters, {
      targetFormat: 'woff2',
      variationAxes: { wght: weight },
      keepFeatures: ['kern', 'liga', 'tnum'],
      noHinting: true,
    });
    await writeFile(path.join(outputDirectory, `${name}.woff2`), font);
  }
}

async function findContentCharacters(): Promise<string> {
  const files = (await readdir('content')).filter((file) => file.endsWith('.yaml'));
  const texts = await Promise.all(files.map((file) => readFile(path.join('content', file), 'utf8')));
  return (texts.join('').match(/[\p{Letter}\p{Mark}\p{Number}\p{Currency_Symbol}]/gu) ?? []).join('');
}
