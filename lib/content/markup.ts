import type { Warn } from './content-error';

/** What pages and documents are written with: `&amp;`, `<br>`, `**bold**`. */
const markup =
  /&#?\w+;|<\/?(a|b|br|div|em|font|h[1-6]|hr|i|img|li|ol|p|span|strong|u|ul)( [\w-]+=[^<>]*)? *\/?>|\*\*[^\s*][^*]*\*\*/i;

/** Finds the markup in texts, for example copied from an old site. Texts have no formatting: visitors would see it. */
export function findMarkup(value: unknown, warn: Warn, path: PropertyKey[] = []): void {
  if (Array.isArray(value)) value.forEach((entry, index) => findMarkup(entry, warn, [...path, index]));
  else if (typeof value === 'object' && value) {
    for (const [key, inner] of Object.entries(value)) findMarkup(inner, warn, [...path, key]);
  } else if (typeof value === 'string') {
    const [found] = markup.exec(value) ?? [];
    const remedy = 'Write the sign itself (& for &amp;) or leave it out: texts have no formatting.';
    if (found) warn(path, `has ${found}, which visitors see as it is`, remedy);
  }
}
