import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { open, routes } from '../support/test';

const site = 'https://www.example.com';

for (const route of routes) {
  test(`${route} has metadata for search engines and social media`, async ({ page }) => {
    await page.goto(route);
    const title = await page.title();
    const meta = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`);
    const description = (await meta('description').getAttribute('content')) ?? '';
    const url = route === '/' ? site : site + route;

    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', url);
    for (const [name, content] of Object.entries({
      'og:url': url,
      'og:title': title,
      'og:description': description,
      'og:image': `${site}/share.jpg`,
      'og:image:alt': /\S{3,}/,
      'og:locale': 'en_GB',
      'og:site_name': 'Brush & Wherry',
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'theme-color': '#fbf8f3',
    })) {
      await expect(meta(name), name).toHaveAttribute('content', content);
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

test('titles and descriptions are unique and fit into search results', async ({ request }) => {
  const pages = await Promise.all(routes.map(async (route) => (await request.get(route)).text()));
  for (const [pattern, maxLength] of [
    [/<title>(.*?)<\/title>/, 60],
    [/<meta name="description" content="(.*?)">/, 170],
  ] as const) {
    const texts = pages.map((html) => (html.match(pattern)?.[1] ?? '').replaceAll('&amp;', '&'));
    for (const text of texts) {
      expect(text.length, text).toBeGreaterThan(10);
      expect(text.length, text).toBeLessThanOrEqual(maxLength);
    }
    expect(new Set(texts).size).toBe(routes.length);
  }
});

test('the sitemap lists every page and every gallery photo', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const pages = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(pages).toEqual(routes.map((route) => site + route));
  expect(sitemap.match(/<image:loc>https:\/\/www\.example\.com\/photos\/[^<]+\.jpg</g)).toHaveLength(37);
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${site}/sitemap.xml`);
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

test('the 404 page is not indexed by search engines', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
});
