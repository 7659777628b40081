import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { open, routes } from './test';

const site = 'https://www.example.com';

for (const route of routes) {
  test(`${route} says what it is, to search engines and where it is shared`, async ({ page }) => {
    await page.goto(route);
    const title = await page.title();
    const meta = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`);
    const description = (await meta('description').getAttribute('content')) ?? '';
    const address = route === '/' ? site : site + route;

    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
    for (const [name, content] of Object.entries({
      'og:url': address,
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
    const [data = '{}', ...more] = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) => scripts.map((script) => script.textContent ?? ''));
    expect(more).toEqual([]);
    expect(JSON.parse(data)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': route === '/' ? 'HousePainter' : 'BreadcrumbList',
    });
  });
}

test('phones find the manifest when the page has loaded', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/manifest.webmanifest');
});

test('titles and descriptions are of a length that search results show, and none is used twice', async ({
  request,
}) => {
  const pages = await Promise.all(routes.map(async (route) => (await request.get(route)).text()));
  for (const [pattern, longest] of [
    [/<title>(.*?)<\/title>/, 60],
    [/<meta name="description" content="(.*?)">/, 170],
  ] as const) {
    const texts = pages.map((html) => (html.match(pattern)?.[1] ?? '').replaceAll('&amp;', '&'));
    for (const text of texts) {
      expect(text.length, text).toBeGreaterThan(10);
      expect(text.length, text).toBeLessThanOrEqual(longest);
    }
    expect(new Set(texts).size).toBe(routes.length);
  }
});

test('the map of the site has every page and every photo of the gallery', async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text();
  const pages = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(pages).toEqual(routes.map((route) => site + route));
  expect(map.match(/<image:loc>https:\/\/www\.example\.com\/photos\/[^<]+\.jpg</g)).toHaveLength(37);
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${site}/sitemap.xml`);
});

for (const [file, format, width, height] of [
  ['/share.jpg', 'jpeg', 1200, 630],
  ['/apple-touch-icon.png', 'png', 180, 180],
  ['/icon-512.png', 'png', 512, 512],
  ['/icon.svg', 'svg', 32, 32],
] as const) {
  test(`${file} is a picture of ${width} by ${height}`, async ({ request }) => {
    const body = await (await request.get(file)).body();
    expect(await sharp(body).metadata()).toMatchObject({ format, width, height });
  });
}

test('the page for missing addresses is not to be found', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
});
