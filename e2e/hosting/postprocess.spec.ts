import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { exportDirectory } from '@/scripts/build/build-site';
import { isForRouter, readNextPage, withAbsoluteUrls } from '@/scripts/build/postprocess/next-output';
import { expect, test } from '@playwright/test';

/* What the build relies on in Next's output: on a page as `next build` has just made it. */

const readPage = () => readFileSync(`${exportDirectory}/contact.html`, 'utf8');

/** The site in a folder of its host may have been built last. */
const basePathOf = (page: string) => /"([^"]*)\/_next\//.exec(page)?.[1] ?? '';

test('the scripts are taken out of the page, in their order', () => {
  const page = readPage();
  const { $, stylesheet, inlineScripts, externalScripts } = readNextPage(page, basePathOf(page));
  expect($('script:not([type])')).toHaveLength(0);
  expect($('script[type="application/ld+json"]').length).toBeGreaterThan(0);
  expect(page).toContain(`href="${stylesheet}"`);
  expect(inlineScripts[0]).toContain('otherChunks');
  expect(externalScripts.length).toBeGreaterThan(5);
  const positions = externalScripts.map((src) => page.indexOf(`src="${src}"`));
  expect(positions).toEqual([...positions].sort((one, other) => one - other));
});

const link = /<link rel="stylesheet"[^>]*>/;
const putScriptsFirst = (html: string) => {
  const $ = load(html);
  $('body script[src]').prependTo('head');
  return $.html();
};

/** What Next may change, and the error that stops the build then. */
for (const [change, apply, message] of [
  ['a second stylesheet', (html) => html.replace(link, '$&$&'), /2 stylesheets/],
  ['no stylesheet', (html) => html.replace(link, ''), /0 stylesheets/],
  [
    'styles elsewhere',
    (html) => html.replaceAll(/chunks\/([^"]*\.css)/g, 'css/$1'),
    /has the stylesheet .*css/,
  ],
  ['scripts elsewhere', (html) => html.replace(/src="[^"]*chunks/, 'src="/_next/js'), /script \/_next\/js/],
  [
    'modules',
    (html) => html.replace('<script src', '<script type="module" src'),
    /script of the type module/,
  ],
  ['no start script', (html) => html.replace('id="_R_"', ''), /no inline script with the id _R_/],
  ['no page data', (html) => html.replaceAll('self.__next_f', 'self.next'), /no page data/],
  ['another order of the scripts', putScriptsFirst, /does not wait for its last script/],
] satisfies [string, (html: string) => string, RegExp][]) {
  test(`the build stops when Next's pages have ${change}`, () => {
    const changed = apply(readPage());
    expect(changed).not.toBe(readPage());
    expect(() => readNextPage(changed, basePathOf(changed))).toThrow(message);
  });
}

test('only files for the router are removed', () => {
  const files = ['contact.html', 'contact.txt', 'contact/__next._tree.txt', '_not-found.html', 'robots.txt'];
  const removed = ['contact.txt', 'contact/__next._tree.txt', '_not-found.html'];
  expect(files.filter((file) => isForRouter(file, files))).toEqual(removed);
  expect(() => isForRouter('licences.txt', files)).toThrow(/exports licences\.txt/);
});

test('the build stops when no font is where Next puts fonts', () => {
  expect(() => withAbsoluteUrls('@font-face{src:url(/fonts/a.woff2)}', '')).toThrow(/has no font/);
});
