import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { parse, type ChildNode } from 'postcss';
import { PurgeCSS } from 'purgecss';

/**
 * Makes every address in a style sheet one from the root of the site.
 *
 * @param address where the style sheet is served
 */
export function rebase(css: string, address: string): string {
  return css.replaceAll(/url\((?!["']?data:)(["']?)(.*?)\1\)/g, (_match, _quote, url: string) => {
    const { pathname, search, hash } = new URL(url, new URL(address, 'http://site'));
    return `url(${pathname}${search}${hash})`;
  });
}

/** Parts of controls that Tailwind resets and the site has none of: dates, files, numbers, searches, placeholders. */
const absentControls =
  /::(file-selector-button|placeholder|-webkit-(date|calendar|inner-spin|outer-spin|search))/;

/**
 * The rules of a style sheet that a page needs as it stands, in any size, medium and state that needs no script.
 *
 * @param elements all elements of the page
 */
export async function cssFor(elements: Tree.Element[], css: string): Promise<string> {
  const attributes = elements.flatMap(({ attrs }) => attrs);
  const valuesOf = (name: string) =>
    attributes.filter((each) => each.name === name).map(({ value }) => value);
  const page = {
    tags: elements.map(({ tagName }) => tagName),
    classes: valuesOf('class').flatMap((value) => value.split(/\s+/)),
    ids: valuesOf('id'),
    attributes: { names: attributes.map(({ name }) => name), values: attributes.map(({ value }) => value) },
    undetermined: [],
  };
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    extractors: [{ extractor: () => page, extensions: ['html'] }],
    css: [{ raw: css }],
    variables: true,
    // Of any element, which PurgeCSS takes for none.
    safelist: [':focus-visible'],
  });
  const rules = parse(result?.css ?? css);
  rules.walkRules((rule) => {
    if (absentControls.test(rule.selector)) remove(rule);
  });
  // PurgeCSS leaves declarations of properties that no rule reads any more, and conditions without a rule.
  const isRead = (property: string) => result?.css.includes(`var(${property}`);
  rules.walkAtRules((rule) => {
    const isUnreadProperty = rule.name === 'property' && !isRead(rule.params);
    if (isUnreadProperty || rule.nodes?.length === 0) remove(rule);
  });
  // What Tailwind writes for browsers older than it supports comes with the whole sheet.
  rules.walkAtRules('layer', (layer) => {
    if (layer.params === 'properties' && layer.nodes) layer.remove();
  });
  // Tailwind's compiler writes some for browsers that know them under another name, several times over.
  rules.walkDecls((declaration) => {
    if (declaration.toString() === declaration.prev()?.toString()) declaration.remove();
  });
  return rules.toString().trim();
}

/** Removes a rule, and the conditions around it that are left without any. */
function remove(rule: ChildNode) {
  const { parent } = rule;
  rule.remove();
  if (parent?.type === 'atrule' && parent.nodes?.length === 0) remove(parent as ChildNode);
}

/**
 * A style sheet as it comes to a page that has what it needs of it already: without the fonts, because of which the
 * browser would lay out all text again.
 */
export function withoutFonts(css: string): string {
  const rules = parse(css);
  rules.walkAtRules('font-face', (rule) => {
    rule.remove();
  });
  return rules.toString();
}
