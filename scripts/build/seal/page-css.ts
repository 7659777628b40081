import { PurgeCSS } from 'purgecss';
import purgecssFromHtml from 'purgecss-from-html';

/**
 * The rules of a stylesheet that a page needs at any size and in any state it can reach without scripts.
 *
 * @param html the page
 * @param css the stylesheet
 */
export async function cssFor(html: string, css: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    extractors: [{ extractor: purgecssFromHtml, extensions: ['html'] }],
    css: [{ raw: css }],
    variables: true,
    // PurgeCSS removes a pseudo-class that stands alone.
    safelist: [':focus-visible'],
  });
  return (result?.css ?? css).trim();
}

/** A stylesheet without its `@font-face` rules, which would make the browser lay out all text again. */
export function withoutFonts(css: string): string {
  return css.replaceAll(/@font-face\s*{[^}]*}/g, '');
}
