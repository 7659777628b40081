/** The characters that nobody can see: https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** Emoji, and letters of scripts other than Latin, which may need some of those characters. */
const needsInvisible = /\p{Extended_Pictographic}|\u20e3|[^\P{Letter}\p{Script=Latin}]/u;

/**
 * Removes from a text for people the invisible characters that copying brings along. Soft hyphens stay; so do, in a text with
 * emoji or letters of other scripts, the characters that join them or set their direction.
 */
export function cleanText(text: string): string {
  if (cleanValue(text) === '') return '';
  const unwanted = needsInvisible.test(text)
    ? /[\u200b\u2060\ufeff]/g
    : /(?!\u00ad)\p{Default_Ignorable_Code_Point}/gu;
  // Other systems and programs have other line breaks.
  const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
  return text.replace(unwanted, '').replace(lineBreak, '\n').trim();
}

/** Removes every invisible character from a text for programs, such as an address, and makes every space a plain one. */
export function cleanValue(text: string): string {
  return text.replace(invisible, '').replace(/\s/g, ' ').trim();
}

/** Says which character of a text cannot be displayed: a control character, half an emoji or a placeholder. */
export function findUndisplayable(text: string): string | undefined {
  const match = /[^\P{Control}\t\n]|\p{Surrogate}|\p{Noncharacter_Code_Point}|[\ufffc\ufffd]/u.exec(text);
  if (!match) return undefined;
  const code = match[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  const before = /.{0,20}$/u.exec(text.slice(0, match.index))?.[0];
  const place = before ? `after "${before}"` : 'at the start of a line';
  return `has a character that cannot be displayed (U+${code}) ${place}: delete it, or type that part again`;
}
