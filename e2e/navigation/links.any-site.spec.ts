import { load } from 'cheerio';
import { expect, routes, siteUrl, test } from '../support/test';

type Reference = { from: string; url: string };

/** Every URL in a page: links, images in all sizes, scripts, stylesheets and metadata. */
function urlsIn(html: string): string[] {
  const $ = load(html);
  const values = (selector: string, name: string) =>
    $(selector)
      .get()
      .map((element) => $(element).attr(name) ?? '');
  const srcsets = [...values('[srcset]', 'srcset'), ...values('[imagesrcset]', 'imagesrcset')];
  return [
    ...['href', 'src', 'action', 'data-page-data'].flatMap((name) => values(`[${name}]`, name)),
    ...srcsets.flatMap((list) => list.split(', ').map((candidate) => candidate.split(' ')[0] ?? '')),
    ...values('meta[property="og:image"], meta[property="og:url"], meta[name="twitter:image"]', 'content'),
  ];
}

test('every link, anchor and file that the site references exists', async ({ request, baseURL }) => {
  const pages: Record<string, string> = {};
  for (const route of [...routes, '/no-such-page']) pages[route] = await (await request.get(route)).text();
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const manifest = await (await request.get('/manifest.webmanifest')).text();

  const references: Reference[] = [
    ...Object.entries(pages).flatMap(([from, html]) => urlsIn(html).map((url) => ({ from, url }))),
    ...[...sitemap.matchAll(/<(?:loc|image:loc)>(.*?)</g)].map(([, url = '']) => ({ from: 'sitemap', url })),
    ...[...manifest.matchAll(/"(?:src|start_url)":"(.*?)"/g)].map(([, url = '']) => ({
      from: 'manifest',
      url,
    })),
  ];
  expect(references.length).toBeGreaterThan(100);

  const broken: Reference[] = [];
  // Includes the 404 page, whose status is not ok.
  const exists = new Map(Object.keys(pages).map((route) => [route, true]));
  for (const { from, url } of references) {
    const target = new URL(url.replace(siteUrl, ''), `${baseURL}${from.startsWith('/') ? from : '/'}`);
    if (target.origin !== baseURL) continue;
    const file = target.pathname;
    if (!exists.has(file)) exists.set(file, (await request.head(file)).ok());
    const anchor = target.hash.slice(1);
    const isFound =
      exists.get(file) && (!anchor || (pages[file] ?? '').includes(`id="${decodeURIComponent(anchor)}"`));
    if (!isFound) broken.push({ from, url });
  }
  expect(broken).toEqual([]);
});
