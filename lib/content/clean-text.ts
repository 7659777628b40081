/** The characters that nobody can see: https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** The most usual of them, and spaces, for a character class of a regular expression without flags. */
export const invisibleOrSpace = String.raw`\s\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff`;

/** They set the direction of the text around them. */
const directionMark = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/** Spaces without width, and what stands at the start of a file. */
const zeroWidthSpace = /[\u200b\u2060\ufeff]/;

/**
 * Removes what copying brings along and nobody can see from a text for people. Kept is what has a meaning: direction marks
 * beside right-to-left letters, what joins emoji or the letters of other scripts, and soft hyphens.
 */
export function cleanText(text: string): string {
  const visible = text.replace(invisible, '').trim();
  if (visible === '') return '';
  const isRightToLeft = /[\u0590-\u08ff]/.test(visible);
  const usesJoiners = /[\p{Extended_Pictographic}\u20e3]|[^\P{Letter}\p{Script=Latin}]/u.test(visible);
  return (
    text
      .replace(invisible, (character) => {
        if (character === '\u00ad') return character;
        if (directionMark.test(character)) return isRightToLeft ? character : '';
        return usesJoiners && !zeroWidthSpace.test(character) ? character : '';
      })
      // The line breaks of other systems and programs.
      .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
      .trim()
  );
}

/** Removes everything that nobody can see from a value that programs read, such as an address, and makes every space a plain one. */
export function cleanValue(text: string): string {
  return text.replace(invisible, '').replace(/\s/g, ' ').trim();
}

/** Says which character of a text cannot be displayed: a control character, half an emoji or a placeholder. */
export function findUndisplayable(text: string): string | undefined {
  const match = /[^\P{Control}\t\n]|\p{Surrogate}|\p{Noncharacter_Code_Point}|[\ufffc\ufffd]/u.exec(text);
  if (!match) return undefined;
  const code = match[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  const before = Array.from(text.slice(0, match.index).split('\n').at(-1) ?? '')
    .slice(-20)
    .join('');
  const place = before ? `after "${before}"` : 'at the start of a line';
  return `has a character that cannot be displayed (U+${code}) ${place}: delete it, or write that part again`;
}
