import type { Page, Response } from '@playwright/test';
import { expect, missingPage, routes, test, waitForHydration } from '../support/test';

/*
 * What a page may transfer to a phone in kilobytes, headers included: about a tenth more than now. Raise a budget only for something
 * that visitors benefit from.
 */
const budgets = {
  document: { '/': 18, other: 15 },
  // Only the form needs scripts on a phone.
  script: { '/': 185, '/contact': 185, other: 0 },
  // With the letters of other European languages, which this business has in its name.
  font: { other: 70 },
  // Without scrolling.
  image: { '/': 140, '/gallery': 1100, other: 0 },
};

/** Loads a page with all that it requests, and returns the kilobytes of each type of resource. */
async function load(page: Page, route: string) {
  const responses: Response[] = [];
  let pending = 0;
  page.on('request', () => (pending += 1));
  page.on('response', (response) => responses.push(response));
  const finish = () => (pending -= 1);
  page.on('requestfinished', finish);
  page.on('requestfailed', finish);
  await page.goto(route);
  await waitForHydration(page);
  await expect.poll(() => pending).toBe(0);
  const sent: Record<string, number> = {};
  for (const response of responses) {
    const { responseBodySize, responseHeadersSize } = await response.request().sizes();
    const type = response.request().resourceType();
    sent[type] = (sent[type] ?? 0) + (responseBodySize + responseHeadersSize) / 1000;
  }
  return sent;
}

const limitOf = (type: keyof typeof budgets, route: string) =>
  Object.entries(budgets[type]).find(([path]) => path === route)?.[1] ?? budgets[type].other;

test('the document of every page stays within its budget', async ({ request }) => {
  for (const route of routes) {
    const { 'content-length': length, 'content-encoding': encoding } = (
      await request.get(route, { headers: { 'Accept-Encoding': 'br' } })
    ).headers();
    expect(encoding).toBe('br');
    expect.soft(Number(length) / 1000, route).toBeLessThanOrEqual(limitOf('document', route));
  }
});

test.use({ deviceScaleFactor: 2 });

for (const route of [...routes, missingPage]) {
  test(`${route} stays within its budgets`, async ({ page }) => {
    const sent = await load(page, route);
    for (const type of ['document', 'script', 'font', 'image'] as const) {
      expect(sent[type] ?? 0, type).toBeLessThanOrEqual(limitOf(type, route));
    }
    expect(Object.keys(sent)).not.toContain('stylesheet');
  });
}

for (const [width, height, deviceScaleFactor] of [
  [390, 844, 2],
  [768, 1024, 1],
  [1024, 768, 1],
  [1280, 800, 1],
  [1920, 1080, 1],
] as const) {
  test(`on a screen of ${width} × ${height}, photos have the pixels that their places need, and not many more`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor });
    const page = await context.newPage();
    for (const route of ['/', '/gallery']) {
      await page.goto(route);
      const photos = await page.locator('picture img').evaluateAll((all: HTMLImageElement[]) =>
        Promise.all(
          all.map(async (image) => {
            // Loads those below the screen, too.
            image.loading = 'eager';
            await image.decode();
            const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
            return {
              file: image.currentSrc,
              // With a `srcset` of widths, this is what `sizes` says.
              requested: image.naturalWidth,
              needed: Math.max(image.clientWidth, image.clientHeight * ratio),
            };
          }),
        ),
      );
      expect(photos.length).toBeGreaterThan(0);
      for (const { file, requested, needed } of photos) {
        expect(file).toMatch(/-[0-9a-f]{8}-\d+\.avif$/);
        expect.soft(requested, file).toBeGreaterThanOrEqual(needed * 0.88);
        expect.soft(requested, file).toBeLessThanOrEqual(needed * 1.35);
      }
    }
    await context.close();
  });
}
