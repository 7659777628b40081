import { load, type CheerioAPI } from 'cheerio';

/*
 * What the build relies on in Next's output, which Next does not document. After an update of Next that changes it, the build
 * stops with what has changed: compare `export/contact.html` in `.cache/sites/content` with that of the version before.
 */

/** A page as Next exports it, without its scripts. */
type NextPage = {
  /** The document. Only structured data is left of its scripts. */
  $: CheerioAPI;
  /** The URL of the stylesheet, which the document links to. */
  stylesheet: string;
  /**
   * The text of the inline scripts, in their order: one that starts Next when the external scripts have run (id `_R_`), and
   * some with what React hydrates from (`__next_f`).
   */
  inlineScripts: string[];
  /**
   * The URLs of the external scripts, in their order. The last one is the last that Next waits for: as soon as it has run, Next
   * loads every script that is not in the document yet, and one that was added later would run twice.
   */
  externalScripts: string[];
};

/**
 * Reads a page and takes its scripts out of it.
 *
 * @throws Error with what Next has changed
 */
export function readNextPage(html: string, basePath: string): NextPage {
  const $ = load(html);
  const chunks = `${basePath}/_next/static/chunks/`;

  const stylesheets = $('link[rel=stylesheet]');
  const stylesheet = stylesheets.attr('href');
  assertOutput(stylesheet && stylesheets.length === 1, `links to ${stylesheets.length} stylesheets, not one`);
  assertOutput(stylesheet.startsWith(chunks), `has the stylesheet ${stylesheet}, which is not in ${chunks}`);

  $('link[rel=preload][as=script]').remove();
  // Only for browsers without modules, which are older than those that the site supports.
  $('script[nomodule]').remove();
  const scripts = $('script:not([type])').remove();
  const types = $('script:not([type="application/ld+json"])').get();
  assertOutput(types.length === 0, `has a script of the type ${$(types).attr('type')}`);

  const inline = scripts.not('[src]').get();
  const inlineScripts = inline.map((script) => $(script).text());
  const start = scripts.filter('#_R_').text();
  assertOutput(
    start.includes('"otherChunks":['),
    'has no inline script with the id _R_ that lists `otherChunks`',
  );
  assertOutput(
    inlineScripts.some((text) => text.startsWith('self.__next_f.push(')),
    'has no page data that is passed to `self.__next_f`',
  );

  const externalScripts = scripts.get().flatMap(({ attribs }) => attribs.src ?? []);
  const elsewhere = externalScripts.find((src) => !src.startsWith(chunks));
  assertOutput(elsewhere === undefined, `has the script ${elsewhere}, which is not in ${chunks}`);
  const last = externalScripts.at(-1)?.slice(chunks.length);
  assertOutput(start.includes(`"static/chunks/${last}"`), `does not wait for its last script, ${last}`);

  return { $, stylesheet, inlineScripts, externalScripts };
}

/**
 * Whether Next exports a file for its router only, which plain links never use: a second copy of the 404 page, and text files
 * beside each page and in a folder of its name.
 *
 * @param files the paths of all files in the export
 * @throws Error when it is a text file of another kind
 */
export function isRouterOnly(file: string, files: string[]): boolean {
  if (file === '_not-found.html') return true;
  if (!file.endsWith('.txt') || file === 'robots.txt') return false;
  // On Windows, some names have slashes in place of dots: https://github.com/vercel/next.js/issues/92339
  const isData = /(^|\/)__next\..*\.txt$/.test(file) || files.includes(file.replace(/txt$/, 'html'));
  assertOutput(isData, `exports ${file}, which is neither a page's data nor the robots.txt`);
  return true;
}

/** Whether a page has called `notFound()`, because the content has nothing for it: there are no reviews, for example. */
export function isNotFound(html: string): boolean {
  return html.includes('<html id="__next_error__"');
}

/** Makes the URLs in a stylesheet independent of its own URL. */
export function withAbsoluteUrls(css: string, basePath: string): string {
  assertOutput(
    css.includes('url(../media/'),
    'has no font with a URL that starts with ../media/ in its stylesheet',
  );
  return css.replaceAll('url(../', `url(${basePath}/_next/static/`);
}

function assertOutput(condition: unknown, change: string): asserts condition {
  if (condition) return;
  throw new Error(
    `Next's output has changed: it ${change}. The build relies on it, as scripts/build-site/next-output.ts says.`,
  );
}
