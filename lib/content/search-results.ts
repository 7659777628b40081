import type { Warn } from './content-error';

/**
 * The approximate number of characters that Google shows on a phone:
 * https://developers.google.com/search/docs/appearance/snippet
 */
const shown = { title: 60, description: 170 };

/** The title of a page for search results: with the name of the business, unless that would be cut. */
export function withSiteName(title: string, siteName: string): string {
  const both = `${title} | ${siteName}`;
  return both.length <= shown.title ? both : title;
}

/**
 * Finds titles and descriptions that search results would cut or show twice.
 *
 * @param pages the values of pages.yaml, where `about` is a section, with neither title nor description
 */
export function findSearchProblems(
  pages: Record<string, { heading: string; title?: string; description?: string }>,
  warn: Warn,
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
