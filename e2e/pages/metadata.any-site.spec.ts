import { load } from 'cheerio';
import sharp from 'sharp';
import type { ContentFiles } from '@/lib/content/read';
import { colourToken } from '@/scripts/lib/colour-token';
import { expect, missingPage, open, test } from '../support/test';

/** What the content says about the page at a route. */
function pageAt({ pages }: ContentFiles, route: string) {
  if (route === '/')
    return { ...pages.home, heading: `${pages.home.heading} ${pages.home.headingHighlight}` };
  const page = Object.entries(pages).find(([name]) => route === `/${name}`)?.[1];
  if (!page || !('title' in page)) throw new Error(`pages.yaml has nothing about ${route}.`);
  return page;
}

test('every page has its heading, and metadata for search engines and social media', async ({
  request,
  content,
  siteRoutes,
  siteUrl,
}) => {
  const { business } = content;
  for (const route of siteRoutes) {
    const page = pageAt(content, route);
    const { heading, description } = page;
    const both = `${page.title} | ${business.shortName ?? business.name}`;
    const title = both.length > 60 ? page.title : both;
    const url = siteUrl + (route === '/' && siteUrl.split('/').length === 3 ? '' : route);
    const $ = load(await (await request.get(`.${route}`)).text());
    expect($('html').attr('lang')).toBe('en-GB');
    expect($('h1').text()).toBe(heading);
    expect($('meta[name="robots"], meta[name="googlebot"]')).toHaveLength(0);
    expect($('title').text()).toBe(title);
    expect($('link[rel="canonical"]').attr('href')).toBe(url);
    for (const [name, value] of Object.entries({
      description,
      'og:url': url,
      'og:title': title,
      'og:description': description,
      'og:image': expect.stringMatching(new RegExp(`^${siteUrl}/share-[0-9a-f]{8}\\.jpg$`)),
      'og:image:alt': expect.stringMatching(/\S{3,}/),
      'og:locale': 'en_GB',
      'og:site_name': business.name,
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'theme-color': colourToken('paper'),
      'format-detection': 'telephone=no',
    })) {
      const meta = $(`meta[name="${name}"], meta[property="${name}"]`);
      expect(meta.attr('content'), name).toEqual(value);
    }
    const scripts = $('script[type="application/ld+json"]').toArray();
    const breadcrumbs = [{ item: `${siteUrl}/` }, { name: heading, item: siteUrl + route }];
    expect(scripts.map((script) => JSON.parse($(script).text()))).toMatchObject(
      route === '/'
        ? [{ '@type': 'WebSite' }, { '@type': 'HousePainter' }]
        : [{ '@type': 'BreadcrumbList', itemListElement: breadcrumbs }],
    );
  }
});

test('a hydrated page links to its icons and the web app manifest, which names the business', async ({
  page,
  request,
  content,
}) => {
  await open(page, './');
  const hrefOf = async (rel: string) => (await page.locator(`link[rel="${rel}"]`).getAttribute('href')) ?? '';
  expect(await hrefOf('icon')).toMatch(/\/icon\.svg\b/);
  expect(await hrefOf('apple-touch-icon')).toMatch(/\/apple-icon\.png\b/);
  const manifest: unknown = await (await request.get(await hrefOf('manifest'))).json();
  const { name, shortName = name } = content.business;
  expect(manifest).toMatchObject({ name, short_name: shortName });
});

test('crawlers may visit all pages, and the sitemap lists them and every gallery photo', async ({
  request,
  content,
  siteRoutes,
  siteUrl,
}) => {
  const $ = load(await (await request.get('./sitemap.xml')).text(), { xml: true });
  const addresses = (tag: string) =>
    $(tag)
      .get()
      .map((element) => $(element).text());
  expect(addresses('loc')).toEqual(siteRoutes.map((route) => siteUrl + route));
  const photos = addresses('image\\:loc');
  expect(photos).toHaveLength(content.gallery.length);
  for (const photo of photos) expect(photo).toContain(`${siteUrl}/photos/`);
  const robots = await (await request.get('./robots.txt')).text();
  expect(robots.trim()).toBe(`User-Agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml`);
});

test('the icons and the picture of shared links are images of their sizes', async ({ request, siteUrl }) => {
  const $ = load(await (await request.get('./')).text());
  const shared = $('meta[property="og:image"]').attr('content')?.replace(siteUrl, '.') ?? '';
  for (const [file, format, width, height] of [
    [shared, 'jpeg', 1200, 630],
    ['./apple-icon.png', 'png', 180, 180],
    ['./icon-512.png', 'png', 512, 512],
    ['./icon.svg', 'svg', 32, 32],
  ] as const) {
    const body = await (await request.get(file)).body();
    expect(await sharp(body).metadata(), file).toMatchObject({ format, width, height });
  }
  // What browsers and crawlers ask for without a link.
  const favicon = await (await request.get('./favicon.ico')).body();
  expect(favicon.subarray(0, 4).toString('hex')).toBe('00000100');
});

test('the 404 page has a title, and is not indexed by search engines', async ({ request, content }) => {
  const $ = load(await (await request.get(`.${missingPage}`)).text());
  const { name, shortName = name } = content.business;
  expect($('title').text()).toBe(`Page not found | ${shortName}`);
  expect($('meta[name="robots"]').first().attr('content')).toBe('noindex');
  expect($('link[rel="canonical"]')).toHaveLength(0);
});
