import type { Browser, Page, Response } from '@playwright/test';
import { expect, routes, test, waitForHydration } from '../support/test';

/*
 * What a page may transfer, in bytes, just above what it transfers now. Raise a budget only for something that visitors
 * benefit from.
 */

const html: Record<string, number> = {
  '/': 16_400,
  '/services': 11_500,
  '/gallery': 14_000,
  '/testimonials': 11_500,
  '/contact': 11_200,
  '/terms': 11_000,
  '/no-such-page': 9_700,
};

/** Scripts have hashed file names, so each is recognised by a string that only it contains. */
const scripts = [
  { name: 'React', contains: 'hydrateRoot', bytes: 64_000 },
  { name: "Next's router", contains: 'serverActionReducer', bytes: 40_000 },
  { name: 'form validation and toast', contains: 'Name is required', bytes: 22_000 },
  { name: 'the contact form', contains: 'Send Another Message', bytes: 3_600 },
  { name: 'tooltips', contains: 'TooltipProvider', bytes: 19_000 },
  { name: 'the RSC payload', contains: '__next_f', bytes: 10_600 },
];
const otherScript = { name: 'another script', bytes: 9_000 };
const allScripts = (route: string) => (route === '/contact' ? 185_000 : 165_000);

const allFonts = 21_000;
const stylesheet = 8_000;

/** Budgets for images in the initial viewport, at a device pixel ratio of 2. */
const viewports = [
  { width: 390, height: 844, images: (route: string) => (route === '/gallery' ? 70_000 : 60_000) },
  { width: 1280, height: 800, images: () => 300_000 },
];

/** The average size of a gallery photo on a phone. */
const galleryPhoto = 45_000;

type Transfer = { url: string; type: string; bytes: number; text: string };

/** Loads a page in a new context until the network is idle and returns everything that was transferred. */
async function load(browser: Browser, route: string, { width, height }: { width: number; height: number }) {
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(route);
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  const transfers = await Promise.all(
    responses.map(async (response): Promise<Transfer> => {
      const { responseBodySize, responseHeadersSize } = await response.request().sizes();
      const type = response.request().resourceType();
      const text = type === 'script' ? await response.text() : '';
      return { url: response.url(), type, bytes: responseBodySize + responseHeadersSize, text };
    }),
  );
  return { page, transfers, close: () => context.close() };
}

/** Returns a message if the files exceed the budget. */
function checkBudget(name: string, files: Transfer[], budget: number) {
  const sum = files.reduce((total, { bytes }) => total + bytes, 0);
  if (sum <= budget) return [];
  const list = files.map(({ url, bytes }) => `${new URL(url).pathname} ${bytes}`).join(', ');
  return [`${name}: ${sum} bytes instead of ${budget} (${list})`];
}

/** The URLs of the images in the initial viewport. */
function imagesInView(page: Page) {
  return page.locator('img').evaluateAll((images: HTMLImageElement[]) =>
    images
      .filter((image) => {
        const { top, bottom } = image.getBoundingClientRect();
        return top < innerHeight && bottom > 0;
      })
      .map((image) => image.currentSrc),
  );
}

for (const route of [...routes, '/no-such-page']) {
  test(`${route} stays within its budgets`, async ({ browser }) => {
    const exceeded: string[] = [];
    for (const { width, height, images } of viewports) {
      const { page, transfers, close } = await load(browser, route, { width, height });
      const ofType = (type: string) => transfers.filter((each) => each.type === type);
      const inView = await imagesInView(page);
      const at = `at ${width} px`;

      exceeded.push(...checkBudget(`HTML ${at}`, ofType('document'), html[route] ?? 0));
      exceeded.push(...checkBudget(`fonts ${at}`, ofType('font'), allFonts));
      exceeded.push(...checkBudget(`stylesheet ${at}`, ofType('stylesheet'), stylesheet));
      exceeded.push(...checkBudget(`all scripts ${at}`, ofType('script'), allScripts(route)));
      for (const file of ofType('script')) {
        const script = scripts.find(({ contains }) => file.text.includes(contains)) ?? otherScript;
        exceeded.push(...checkBudget(`${script.name} ${at}`, [file], script.bytes));
      }
      const visible = ofType('image').filter(({ url }) => inView.includes(url));
      exceeded.push(...checkBudget(`images in view ${at}`, visible, images(route)));
      expect(ofType('font')).toHaveLength(2);
      await close();
    }
    expect(exceeded).toEqual([]);
  });
}

test('gallery photos stay within their budget on a phone', async ({ browser }) => {
  const { page, close } = await load(browser, '/gallery', { width: 390, height: 844 });
  const sources = await page
    .getByRole('main')
    .locator('img')
    .evaluateAll(async (images: HTMLImageElement[]) => {
      for (const image of images) {
        image.scrollIntoView();
        await image.decode();
      }
      return images.map((image) => image.currentSrc);
    });
  expect(sources).toHaveLength(37);
  let bytes = 0;
  for (const source of sources) {
    expect(source).toContain('.avif');
    bytes += (await (await page.request.get(source)).body()).length;
  }
  expect(bytes / sources.length).toBeLessThan(galleryPhoto);
  await close();
});
