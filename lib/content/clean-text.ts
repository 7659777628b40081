/** Invisible characters that no script needs, often copied along from documents and messages. */
const needless = /[\u200b\u2060\ufeff\u202a-\u202e]/g;

/** All invisible characters: https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Removes invisible characters that no script needs from text for people. Keeps those that may matter, such
 * as soft hyphens. Composes letters and accents, which macOS separates, because fonts have them as one.
 */
export function cleanText(text: string): string {
  if (cleanValue(text) === '') return '';
  // Other systems and programs have other line breaks.
  const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
  return text.normalize('NFC').replace(needless, '').replace(lineBreak, '\n').trim();
}

/** Removes every invisible character from a text for programs, and makes every space a plain one. */
export function cleanValue(text: string): string {
  return text.replace(invisible, '').replace(/\s/g, ' ').trim();
}

/** Describes a character that cannot be displayed: a control character, or the sign for a lost one. */
export function findUndisplayable(text: string): string | undefined {
  const match = /[^\P{Control}\t\n]|\ufffd/u.exec(text);
  if (!match) return undefined;
  const code = match[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  const before = /.{0,20}$/u.exec(text.slice(0, match.index))?.[0];
  const place = before ? `after "${before}"` : 'at the start of a line';
  return `has a character that cannot be displayed (U+${code}) ${place}: delete it, or type that part again`;
}
