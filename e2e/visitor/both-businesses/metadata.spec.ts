import { load } from 'cheerio';
import sharp from 'sharp';
import { readContent } from '@/lib/content/read';
import type { ContentFiles } from '@/lib/content/types';
import { colourToken } from '../../support/colour-token';
import { expect, missingPage, open, test } from '../../support/test';

/** What the content says about the page at a route. */
function pageAt({ pages }: ContentFiles, route: string) {
  const page = Object.entries({ ...pages, '': pages.home }).find(([name]) => route.endsWith(`/${name}`))?.[1];
  if (!page || !('title' in page)) throw new Error(`pages.yaml has nothing about ${route}.`);
  return page;
}

test('every page has its metadata, and keeps search engines out while parts of the sample are left', async ({
  request,
  content,
  contentDirectory,
  siteRoutes,
  siteUrl,
}) => {
  const robots = readContent(contentDirectory).sample.length > 0 ? 'noindex' : undefined;
  for (const route of siteRoutes) {
    const { title: ownTitle, heading, description } = pageAt(content, route);
    const url = siteUrl + route;
    const $ = load(await (await request.get(`.${route}`)).text());
    expect($('html').attr('lang')).toBe('en-GB');
    expect($('h1').text()).toContain(heading);
    expect($('meta[name="robots"]').attr('content')).toBe(robots);
    const title = $('title').text();
    // With the name of the business, unless search results would cut it off.
    const { name, shortName = name } = content.business;
    expect(title).toBe([`${ownTitle} | ${shortName}`].find(({ length }) => length <= 60) ?? ownTitle);
    expect($('link[rel="canonical"]').attr('href')).toBe(url);
    for (const [name, value] of Object.entries({
      description,
      'og:url': url,
      'og:title': title,
      'og:description': description,
      'og:image': expect.stringMatching(new RegExp(`^${siteUrl}/photos/.+-[0-9a-f]{8}-share\\.jpg$`)),
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': content.pages.home.photo.alt,
      'og:site_name': content.business.name,
      'twitter:card': 'summary_large_image',
      'theme-color': colourToken('paper'),
      // Text follows the system's text size.
      'text-scale': 'scale',
    })) {
      const meta = $(`meta[name="${name}"], meta[property="${name}"]`);
      expect(meta.attr('content'), name).toEqual(value);
    }
    const scripts = $('script[type="application/ld+json"]').toArray();
    expect(scripts.map((script) => JSON.parse($(script).text())['@type'])).toEqual(
      route === '/' ? ['WebSite', 'HousePainter'] : [],
    );
  }
});

test('a page links to its icons and picture', async ({ page, request, siteUrl }) => {
  await open(page, './');
  const read = async (address: string | null) =>
    (await request.get(address?.replace(siteUrl, '.') ?? '')).body();
  const hrefOf = (attributes: string) => page.locator(`link${attributes}`).getAttribute('href');
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  for (const [file, format, width, height] of [
    [picture, 'jpeg', 1200, 630],
    [await hrefOf('[rel="apple-touch-icon"]'), 'png', 180, 180],
    [await hrefOf('[rel="icon"][sizes="any"]'), 'svg', 32, 32],
    ['./icon-512.png', 'png', 512, 512],
  ] as const) {
    expect(await sharp(await read(file)).metadata(), `${file}`).toMatchObject({ format, width, height });
  }
  // Crawlers and feed readers request it even without a link.
  expect((await read('./favicon.ico')).subarray(0, 4).toString('hex')).toBe('00000100');
});

test('crawlers find all pages and photos', async ({ request, content, siteRoutes, siteUrl }) => {
  const $ = load(await (await request.get('./sitemap.xml')).text(), { xml: true });
  const addresses = (tag: string) =>
    $(tag)
      .get()
      .map((element) => $(element).text());
  expect(addresses('loc')).toEqual(siteRoutes.map((route) => siteUrl + route));
  const photos = addresses('image\\:loc');
  expect(photos).toHaveLength(content.gallery.length);
  for (const photo of photos) expect(photo).toContain(`${siteUrl}/photos/`);
  expect($('url').has('image\\:image').find('loc').text()).toBe(`${siteUrl}/gallery`);
  const robots = await (await request.get('./robots.txt')).text();
  expect(robots.trim()).toBe(`User-Agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml`);
});

test('the 404 page has a title, and search engines list neither it nor the editor', async ({
  request,
  content,
}) => {
  const [missing, editor] = await Promise.all(
    [missingPage, '/admin'].map(async (path) => load(await (await request.get(`.${path}`)).text())),
  );
  const { name, shortName = name } = content.business;
  expect(missing?.('title').text()).toBe(`Page not found | ${shortName}`);
  expect(missing?.('link[rel="canonical"]')).toHaveLength(0);
  for (const $ of [missing, editor])
    expect($?.('meta[name="robots"]').first().attr('content')).toBe('noindex');
});
