import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { isSystemFile, listFiles } from '@/lib/files';
import { checkPage } from './check-page';
import { contentPolicy } from './content-security-policy';
import { isFromPublic } from './host-files';
import { staticDirectory, type Scripts } from './write-scripts';

/**
 * Prefetches a page when its navigation link is hovered or touched. On a slow phone, this gains half as much
 * as prefetching every page at once, without the 77 kB that each visitor would download.
 *
 * @see https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
const speculationRules =
  '{"prefetch":[{"where":{"selector_matches":"nav a:not([aria-current])"},"eagerness":"moderate"}]}';

/**
 * Writes the site's pages and files from Next's export, without Next's scripts and router data. Nothing
 * delays the first paint: styles are inlined and, after it, a small inline script loads the modules that
 * hydrate the form and the tooltips. A policy in the page blocks whatever its HTML does not name.
 */
export async function writePages(
  exported: string,
  directory: string,
  scripts: Scripts,
  basePath: string,
): Promise<void> {
  const files = listFiles(exported);
  for (const file of files) {
    const source = path.join(exported, file);
    const target = path.join(directory, file);
    if ((!isFromPublic(file) && isUnpublished(file, files)) || isSystemFile(file)) continue;
    if (isFromPublic(file) || !file.endsWith('.html')) {
      await cp(source, target);
      continue;
    }
    const html = await readFile(source, 'utf8');
    if (isNotFound(html)) continue;
    const page = await processPage(html, exported, scripts, basePath).catch((error: Error) => {
      throw new Error(`${file}: ${error.message}`, { cause: error });
    });
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, page);
  }
}

/** Whether no page needs a file: Next's scripts and styles, its router's data, a copy of the 404 page. */
const isUnpublished = (file: string, files: string[]) =>
  /^_next\/.*\.(js|css)$|(^|\/)__next\b.*\.txt$/.test(file) ||
  (file.endsWith('.txt') && files.includes(file.replace(/txt$/, 'html'))) ||
  file === '_not-found.html';

/** Whether a page has called `notFound()` because the content has nothing for it, such as no testimonials. */
const isNotFound = (html: string) => html.includes('<html id="__next_error__"');

/**
 * Returns the published version of an exported page.
 *
 * @throws Error when a part of it would need Next's scripts, or could not hydrate
 */
async function processPage(
  exportedPage: string,
  exported: string,
  { inline, urlsFor }: Scripts,
  basePath: string,
): Promise<string> {
  const $ = load(exportedPage);
  checkPage($);
  separateWords($);
  $('script:not([type="application/ld+json"]), link[rel=preload][as=script]').remove();

  for (const element of $('[data-island]'))
    $(element).attr('data-modules', urlsFor(`${$(element).attr('data-island')}`).join(' '));
  const links = $(`link[rel=stylesheet][href^="${basePath}${staticDirectory}"]`);
  const texts = await Promise.all(
    links.get().map(async ({ attribs: { href = '' } }) => {
      const css = await readFile(path.join(exported, href.slice(basePath.length)), 'utf8');
      // URLs are relative to the stylesheet, in _next/static/chunks.
      return css.replaceAll('url(../', `url(${basePath}${staticDirectory}/`);
    }),
  );
  links.first().before($('<style>').text(texts.join('\n')));
  links.remove();
  $('body').append($('<script type="speculationrules">').text(speculationRules));
  $('body').append($('<script>').text(inline));
  const policy = contentPolicy($, [inline, speculationRules]);
  $('meta[charset]').after($('<meta>').attr({ 'http-equiv': 'Content-Security-Policy', content: policy }));
  return $.html();
}

/**
 * Makes the text of a page read as words without its styles: what only flexbox or grid separates is joined by
 * whatever reads text, and Chromium drops spaces beside React's comments from accessible names. What hydrates
 * must stay as React has written it.
 */
function separateWords($: CheerioAPI) {
  const isHydrated = '[data-island], [data-island] *';
  const elements = $('body, body *').not(isHydrated);
  elements.contents().each((_, node) => {
    if (node.type === 'comment') $(node).remove();
  });
  elements.not('body').each((_, element) => {
    if (element.name === 'br' || element.nextSibling?.type === 'tag') $(element).after('\n');
  });
}
