import type { Report } from './content-error';

/* What is wrong with texts, but does not stop a build. */

/**
 * The approximate number of characters that Google shows on a phone:
 * https://developers.google.com/search/docs/appearance/snippet
 */
export const shown = { title: 60, description: 170 };

/**
 * Finds titles and descriptions that search results would cut or show twice.
 *
 * @param pages the values of pages.yaml, where `about` is a section, with neither title nor description
 */
export function findSearchProblems(
  pages: Record<string, { heading: string; title?: string; description?: string }>,
  warn: Report,
): void {
  const seen = new Map<string, string>();
  for (const [page, texts] of Object.entries(pages)) {
    for (const name of ['title', 'description'] as const) {
      const text = texts[name];
      if (!text) continue;
      const path = ['pages', page, name];
      if (text.length > shown[name]) {
        const remedy = `Search results show about ${shown[name]}. Shorten it, or put the most important words first.`;
        warn(path, `has ${text.length} characters`, remedy);
      }
      const other = seen.get(name + text);
      if (other) {
        warn(
          path,
          `is the same as that of ${other}`,
          'Write another, so that search results tell the pages apart.',
        );
      }
      seen.set(name + text, page);
    }
  }
}

/** What pages and documents are written with: `&amp;`, `<br>`, `**bold**`. */
const markup =
  /&#?\w+;|<\/?(a|b|br|div|em|font|h[1-6]|hr|i|img|li|ol|p|span|strong|u|ul)( [\w-]+=[^<>]*)? *\/?>|\*\*[^\s*][^*]*\*\*/i;

/** Finds the markup in texts, for example copied from an old site. Texts have no formatting: visitors would see it. */
export function findMarkup(value: unknown, warn: Report, path: PropertyKey[] = []): void {
  if (Array.isArray(value)) value.forEach((entry, index) => findMarkup(entry, warn, [...path, index]));
  else if (typeof value === 'object' && value) {
    for (const [key, inner] of Object.entries(value)) findMarkup(inner, warn, [...path, key]);
  } else if (typeof value === 'string') {
    const [found] = markup.exec(value) ?? [];
    const remedy = 'Write the sign itself (& for &amp;) or leave it out: texts have no formatting.';
    if (found) warn(path, `has ${found}, which visitors see as it is`, remedy);
  }
}
