/** Invisible characters that no script needs: copying from documents and messages brings them along. */
const needless = /[\u200b\u2060\ufeff\u202a-\u202e]/g;

/** The characters that nobody can see: https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Removes from a text for people what nobody can see and no script needs. What may mean something stays, such
 * as soft hyphens. Composes letters, which macOS separates from their accents: fonts have them as one.
 */
export function cleanText(text: string): string {
  if (cleanValue(text) === '') return '';
  // Other systems and programs have other line breaks.
  const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
  return text.normalize('NFC').replace(needless, '').replace(lineBreak, '\n').trim();
}

/**
 * Removes every invisible character from a text for programs, such as an address, and makes every space a
 * plain one.
 */
export function cleanValue(text: string): string {
  return text.replace(invisible, '').replace(/\s/g, ' ').trim();
}

/**
 * Says which character of a text cannot be displayed: a control character, or the sign for one that was lost
 * before.
 */
export function findUndisplayable(text: string): string | undefined {
  const match = /[^\P{Control}\t\n]|\ufffd/u.exec(text);
  if (!match) return undefined;
  const code = match[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  const before = /.{0,20}$/u.exec(text.slice(0, match.index))?.[0];
  const place = before ? `after "${before}"` : 'at the start of a line';
  return `has a character that cannot be displayed (U+${code}) ${place}: delete it, or type that part again`;
}
