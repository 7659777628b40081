import sharp from 'sharp';
import type { ContentFiles } from '@/lib/content/read';
import { expect, open, routes, siteUrl, test } from '../support/test';

/** What the content says about the page at a route. */
function pageAt({ pages }: ContentFiles, route: string) {
  const { home, services, gallery, testimonials, contact, terms } = pages;
  const all = { services, gallery, testimonials, contact, terms };
  const found = Object.entries(all).find(([name]) => route === `/${name}`)?.[1];
  return found ?? { ...home, heading: `${home.heading} ${home.headingPlace}` };
}

for (const route of routes) {
  test(`${route} has its heading, and metadata for search engines and social media`, async ({
    page,
    content,
  }) => {
    const { business } = content;
    const siteName = business.shortName ?? business.name;
    const { title, heading, description } = pageAt(content, route);
    const url = route === '/' ? siteUrl : siteUrl + route;
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(`${title} | ${siteName}`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', url);
    const meta = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`);
    for (const [name, value] of Object.entries({
      description,
      'og:url': url,
      'og:title': `${title} | ${siteName}`,
      'og:description': description,
      'og:image': `${siteUrl}/share.jpg`,
      'og:image:alt': /\S{3,}/,
      'og:locale': 'en_GB',
      'og:site_name': business.name,
      'twitter:card': 'summary_large_image',
      'twitter:title': `${title} | ${siteName}`,
      'theme-color': '#fbf8f3',
    })) {
      await expect(meta(name), name).toHaveAttribute('content', value);
    }
    const [jsonLd = '{}', ...others] = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) => scripts.map((script) => script.textContent ?? ''));
    expect(others).toEqual([]);
    expect(JSON.parse(jsonLd)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': route === '/' ? 'HousePainter' : 'BreadcrumbList',
    });
  });
}

test('a hydrated page links to the web app manifest', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/manifest.webmanifest');
});

test('the sitemap lists every page and every gallery photo', async ({ request, content }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = (tag: string) =>
    [...sitemap.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'g'))].map(([, url = '']) => url);
  expect(addresses('loc')).toEqual(routes.map((route) => siteUrl + route));
  const photos = addresses('image:loc');
  expect(photos).toHaveLength(content.gallery.length);
  for (const photo of photos) expect(photo).toMatch(`${siteUrl}/photos/`);
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
});

for (const [file, format, width, height] of [
  ['/share.jpg', 'jpeg', 1200, 630],
  ['/apple-icon.png', 'png', 180, 180],
  ['/icon-512.png', 'png', 512, 512],
  ['/icon.svg', 'svg', 32, 32],
] as const) {
  test(`${file} is an image of ${width} × ${height} pixels`, async ({ request }) => {
    const body = await (await request.get(file)).body();
    expect(await sharp(body).metadata()).toMatchObject({ format, width, height });
  });
}

test.describe('the 404 page', () => {
  test.use({ allowedErrors: /status of 404/ });

  test('is not indexed by search engines', async ({ page }) => {
    await page.goto('/no-such-page');
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  });
});
