import { load } from 'cheerio';
import { expect, missingPage, test } from '../../support/test';

/** Every URL in a page: links, images in all sizes, scripts, stylesheets and metadata. */
function urlsIn(html: string): string[] {
  const $ = load(html);
  const values = (name: string, selector = `[${name}]`) =>
    $(selector)
      .get()
      .map((element) => $(element).attr(name) ?? '');
  const modules = values('data-modules').flatMap((list) => list.split(' '));
  const candidates = ['srcset', 'imagesrcset']
    .flatMap((name) => values(name))
    .flatMap((list) => list.split(', '));
  return [
    ...['href', 'src', 'action'].flatMap((name) => values(name)),
    ...modules,
    ...candidates.map((candidate) => candidate.split(' ')[0] ?? ''),
    ...values('content', 'meta[property="og:image"], meta[property="og:url"], meta[name="twitter:image"]'),
  ];
}

test('every link, anchor and referenced file exists', async ({ request, baseURL, siteRoutes, siteUrl }) => {
  const home = baseURL ?? '';
  const addressOf = (route: string) => new URL(`.${route}`, home).href;
  const read = async (address: string) => (await request.get(address)).text();
  const pages = new Map<string, string>();
  for (const route of [...siteRoutes, missingPage]) pages.set(addressOf(route), await read(addressOf(route)));
  const sitemap = await read(addressOf('/sitemap.xml'));

  const references = [
    ...[...pages].flatMap(([from, html]) => urlsIn(html).map((url) => ({ from, url }))),
    ...[...sitemap.matchAll(/<(?:loc|image:loc)>(.*?)</g)].map(([, url = '']) => ({ from: home, url })),
  ];
  const missing = { from: home, url: './no-such-photo.avif' };

  const broken: typeof references = [];
  // Includes the 404 page, whose status is not ok.
  const exists = new Map([...pages.keys()].map((page) => [page, true]));
  for (const { from, url } of [...references, missing]) {
    const target = new URL(url.replace(siteUrl, home.replace(/\/$/, '')), from);
    if (target.origin !== new URL(home).origin) continue;
    const anchor = decodeURIComponent(target.hash.slice(1));
    const file = target.origin + target.pathname;
    if (!exists.has(file)) exists.set(file, (await request.head(file)).ok());
    const isFound = exists.get(file) && (!anchor || pages.get(file)?.includes(`id="${anchor}"`));
    if (!isFound) broken.push({ from, url });
  }
  expect(broken).toEqual([missing]);
});
