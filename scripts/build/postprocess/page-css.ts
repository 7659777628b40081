import { load } from 'cheerio';
import { PurgeCSS } from 'purgecss';

/** Rules of Tailwind's reset for what no page has: placeholders, and fields for dates, files, searches and numbers. */
const unusedRule =
  /(?<=[{}])::(-webkit-(date|calendar|search|inner|outer)|file-selector|placeholder)[^{},]*\{[^}]*\}/g;

/** What is left around them. */
const emptyBlock = /@supports[^{}]*\{(@supports[^{}]*\{\})?\}/g;

/** What selectors may name: the elements of a page, their classes and their attributes. */
function namesIn(html: string) {
  const elements = load(html).root().find('*').get();
  return elements.flatMap(({ name, attribs: { class: classes = '', ...attributes } }) => [
    name,
    ...classes.split(' '),
    ...Object.entries(attributes).flat(),
  ]);
}

/**
 * The rules of a stylesheet that a page needs at any size and in any state.
 *
 * @param html the page
 * @param scripts the text of the scripts that it can load, which has the class names that appear later
 * @param css the stylesheet
 */
export async function cssFor(html: string, scripts: string, css: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [
      { raw: html, extension: 'html' },
      { raw: scripts, extension: 'js' },
    ],
    extractors: [
      { extractor: namesIn, extensions: ['html'] },
      // Every word of a script may be a class name, such as `hover:bg-paper/15`.
      { extractor: (script: string) => script.match(/[^\s"'`]+/g) ?? [], extensions: ['js'] },
    ],
    css: [{ raw: css }],
    variables: true,
    // PurgeCSS removes selectors that are only a pseudo-class.
    safelist: [':focus-visible', ':-moz-ui-invalid'],
    // next/font has a class for each font; the site uses its variables.
    blocklist: [/_className$/],
  });
  return (result?.css ?? css).replaceAll(unusedRule, '').replaceAll(emptyBlock, '').trim();
}
