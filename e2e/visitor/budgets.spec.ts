import { brotliCompressSync } from 'node:zlib';
import type { Request } from '@playwright/test';
import sharp from 'sharp';
import { waitForDecision } from '../support/states';
import { expect, missingPage, phone, routes, test, waitForHydration } from '../support/test';

/*
 * The kilobytes that a page may transfer to a phone and to a computer, with headers, from a host that uses
 * Brotli for text: about a tenth more than now. Raise a budget only for something that visitors benefit from.
 * What other sites send does not count.
 */
const budgets: Record<string, { other: number; [route: string]: number }> = {
  document: { '/': 22, '/services': 18, '/gallery': 19, other: 17 },
  // Only the form needs scripts, until something is typed or a tooltip is wanted.
  script: { '/': 75, '/contact': 75, other: 0 },
  // Includes the letters of other European languages, which this business has in its name.
  font: { other: 70 },
  // Without scrolling. The logo has 12 of them.
  image: { '/': 150, '/services': 14, '/gallery': 1100, other: 14 },
  stylesheet: { other: 0 },
};

/** Images and fonts are compressed already. */
const compressedTypes = ['document', 'script', 'stylesheet'];

test.use({ deviceScaleFactor: 2 });

// A computer loads other photos than a phone, and nothing else.
for (const [name, device, pages] of [
  ['computer', {}, ['/', '/gallery']],
  ['phone', phone, [...routes, missingPage]],
] as const) {
  test.describe(`on a ${name}`, () => {
    test.use(device);

    for (const route of pages) {
      test(`${route} stays within its budgets`, async ({ page, baseURL }) => {
        const requests: Request[] = [];
        page.on('request', (request) => {
          if (baseURL && request.url().startsWith(baseURL)) requests.push(request);
        });
        await page.goto(route);
        await waitForDecision(page);
        await waitForHydration(page);
        const sent: Record<string, number> = {};
        for (const request of requests) {
          const { responseBodySize, responseHeadersSize } = await request.sizes();
          const type = request.resourceType();
          const size = compressedTypes.includes(type)
            ? brotliCompressSync((await (await request.response())?.body()) ?? '').length
            : responseBodySize;
          sent[type] = (sent[type] ?? 0) + (size + responseHeadersSize) / 1000;
        }
        for (const [type, { other, [route]: budget = other }] of Object.entries(budgets)) {
          expect.soft(sent[type] ?? 0, type).toBeLessThanOrEqual(budget);
          // A page without its fonts or photos would stay within any budget.
          if (budget > 0) expect.soft(sent[type], type).toBeGreaterThan(0);
        }
      });
    }
  });
}

test('photos have the pixels that their places need, and not many more', async ({ page, request }) => {
  const widths = new Map<string, number>();
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1024, 768],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const route of ['/', '/gallery']) {
      await page.goto(route);
      const photos = await page
        .locator('picture img')
        .filter({ visible: true })
        .evaluateAll((all: HTMLImageElement[]) =>
          Promise.all(
            all.map(async (image) => {
              // Also loads those below the screen.
              image.loading = 'eager';
              await image.decode();
              const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
              const needed = Math.max(image.clientWidth, image.clientHeight * ratio);
              // With a `srcset` of widths, `naturalWidth` is what `sizes` says, on any screen.
              return { file: image.currentSrc, share: image.naturalWidth / needed };
            }),
          ),
        );
      expect(photos.length).toBeGreaterThan(0);
      for (const { file, share } of photos) {
        expect.soft(share, `${file} at ${width} px`).toBeGreaterThanOrEqual(0.88);
        expect.soft(share, `${file} at ${width} px`).toBeLessThanOrEqual(1.35);
        widths.set(file, Number(/-[0-9a-f]{8}-(\d+)\.avif$/.exec(file)?.[1]));
      }
    }
  }
  // The browser relies on the widths that the page states, so the files must have them.
  for (const [file, width] of widths) {
    const photo = await (await request.get(file)).body();
    expect.soft((await sharp(photo).metadata()).width, file).toBe(width);
  }
});
