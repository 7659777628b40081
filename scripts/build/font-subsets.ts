import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The characters of a text, grouped by the Fontsource file that contains them; `missing` are in neither. */
type Subsets = { latin: string; extended: string; missing: string[] };

const unicodeRanges = z.object({ latin: z.string(), 'latin-ext': z.string() });

/**
 * Divides the characters of a text between the two files of a Fontsource font.
 *
 * @param font the name of the font in Fontsource
 */
export function subsetsOf(font: string, text: string): Subsets {
  const file = require.resolve(`@fontsource-variable/${font}/unicode.json`);
  const ranges = unicodeRanges.parse(JSON.parse(readFileSync(file, 'utf8')));
  const latin = parseRanges(ranges.latin);
  const extended = parseRanges(ranges['latin-ext']);

  const subsets: Subsets = { latin: '', extended: '', missing: [] };
  // Browsers compose letters and accents in the same way.
  for (const character of new Set(text.normalize('NFC'))) {
    if (includes(latin, character)) subsets.latin += character;
    else if (includes(extended, character)) subsets.extended += character;
    else subsets.missing.push(character);
  }
  return subsets;
}

/** Returns the path of a file of a Fontsource font. */
export function fontFile(font: string, subset: 'latin' | 'latin-ext'): string {
  return require.resolve(`@fontsource-variable/${font}/files/${font}-${subset}-wght-normal.woff2`);
}

type Range = [first: number, last: number];

/** Parses the value of the CSS descriptor `unicode-range`: `U+0000-00FF,U+0131`. */
function parseRanges(value: string): Range[] {
  return Array.from(value.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g), ([, first = '', last = first]) => [
    parseInt(first, 16),
    parseInt(last, 16),
  ]);
}

function includes(ranges: Range[], character: string) {
  const code = character.codePointAt(0) ?? 0;
  return ranges.some(([first, last]) => first <= code && code <= last);
}
