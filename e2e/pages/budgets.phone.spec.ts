import type { Page, Response } from '@playwright/test';
import { expect, missingPage, routes, test, waitForHydration } from '../support/test';

/*
 * What a page may transfer to a phone in kilobytes, headers included: about a tenth more than now. Raise a budget only for something
 * that visitors benefit from.
 */
const budgets = {
  document: { '/': 18, other: 15.5 },
  // Only the form needs scripts on a phone.
  script: { '/': 185, '/contact': 185, other: 0 },
  // With the letters of other European languages, which this business has in its name.
  font: { other: 70 },
  // Without scrolling.
  image: { '/': 140, '/gallery': 1100, other: 0 },
};

/** Loads a page until the network is idle, and returns the kilobytes of each type of resource. */
async function load(page: Page, route: string) {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(route);
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
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

test.use({ deviceScaleFactor: 2, allowedErrors: /status of 404/ });

for (const route of [...routes, missingPage]) {
  test(`${route} stays within its budgets`, async ({ page }) => {
    const sent = await load(page, route);
    for (const type of ['document', 'script', 'font', 'image'] as const) {
      expect(sent[type] ?? 0, type).toBeLessThanOrEqual(limitOf(type, route));
    }
    expect(Object.keys(sent)).not.toContain('stylesheet');
  });
}

test('photos have the pixels that their places need, and not many more', async ({ browser }) => {
  for (const [width, deviceScaleFactor] of [
    [390, 2],
    [1280, 1],
  ] as const) {
    const context = await browser.newContext({ viewport: { width, height: 844 }, deviceScaleFactor });
    const page = await context.newPage();
    await page.goto('/gallery');
    const photos = page.getByRole('list', { name: 'Photos' }).getByRole('img');
    expect(await photos.count()).toBeGreaterThan(0);
    // Loads those below the screen, too.
    await photos.evaluateAll((all: HTMLImageElement[]) => all.forEach((image) => (image.loading = 'eager')));
    const read = () =>
      photos.evaluateAll((all: HTMLImageElement[]) => {
        const width = (candidate: string) => Number(/-(\d+)\.\w+$/.exec(candidate)?.[1]);
        return all.map((image) => {
          const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
          return {
            file: image.currentSrc,
            chosen: width(image.currentSrc),
            // The AVIF candidates are in a `<source>`.
            widths: (image.previousElementSibling?.getAttribute('srcset') ?? '')
              .split(', ')
              .map((candidate) => width(candidate.replace(/ .*/, ''))),
            place: image.clientWidth * devicePixelRatio,
            // The photo covers its place, so it may be wider.
            covering: Math.max(image.clientWidth, image.clientHeight * ratio) * devicePixelRatio,
          };
        });
      });
    await expect.poll(async () => (await read()).filter(({ file }) => !file)).toEqual([]);
    for (const { file, chosen, widths, place, covering } of await read()) {
      expect(file).toMatch(/-[0-9a-f]{8}-\d+\.avif$/);
      const largest = Math.max(...widths);
      expect(chosen, `${file} for ${place} px`).toBeGreaterThanOrEqual(Math.min(place * 0.9, largest));
      const smaller = Math.max(0, ...widths.filter((width) => width < chosen));
      expect(smaller, `${file} for ${covering} px`).toBeLessThan(covering);
    }
    await context.close();
  }
});
