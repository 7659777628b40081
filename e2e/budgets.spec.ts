import type { Browser, Page, Response } from '@playwright/test';
import { expect, routes, test } from './test';

/*
 * What a page may weigh, in bytes as they are sent, just above what it weighs now. A budget that is exceeded names its
 * file. Raise one only for something that visitors gain by.
 */

const html: Record<string, number> = {
  // Ten packets of 1460 bytes are what a server sends before it waits for the first answer.
  '/': 14_600,
  '/services': 10_200,
  '/gallery': 13_200,
  '/testimonials': 10_200,
  '/contact': 10_000,
  '/terms': 10_000,
  '/no-such-page': 9_000,
};

/** The scripts by a text that only the one holds, after the compiler has renamed everything else. */
const scripts = [
  { name: 'React', holds: 'hydrateRoot', bytes: 64_000 },
  { name: "Next's router", holds: 'serverActionReducer', bytes: 40_000 },
  { name: 'the rules of the form and its toast', holds: 'Name is required', bytes: 22_000 },
  { name: 'the contact form', holds: 'Send Another Message', bytes: 3_000 },
  { name: "the page's own data", holds: '__next_f', bytes: 10_200 },
];
const otherScript = { name: 'another script', bytes: 9_000 };
const scriptsInAll = (route: string) => (route === '/contact' ? 160_000 : 140_000);

const fontsInAll = 21_000;
const styleSheet = 8_000;

/** Pictures in the first window, on screens with two pixels to the point. */
const windows = [
  { width: 390, height: 844, pictures: (route: string) => (route === '/gallery' ? 70_000 : 60_000) },
  { width: 1280, height: 800, pictures: () => 300_000 },
];

/** A photo of the gallery on a phone, on average. */
const galleryPhoto = 45_000;

type Sent = { url: string; type: string; bytes: number; text: string };

/** Opens a page in a window of its own and gives what was sent for it until the network rests. */
async function load(browser: Browser, route: string, { width, height }: { width: number; height: number }) {
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(route);
  await expect(page.locator('[popovertarget]')).toHaveAttribute('aria-expanded', 'false');
  await page.waitForLoadState('networkidle');
  const sent = await Promise.all(
    responses.map(async (response): Promise<Sent> => {
      const { responseBodySize, responseHeadersSize } = await response.request().sizes();
      const type = response.request().resourceType();
      const text = type === 'script' ? await response.text() : '';
      return { url: response.url(), type, bytes: responseBodySize + responseHeadersSize, text };
    }),
  );
  return { page, sent, close: () => context.close() };
}

/** What exceeds its budget, in words. */
function excess(what: string, files: Sent[], budget: number) {
  const sum = files.reduce((total, { bytes }) => total + bytes, 0);
  if (sum <= budget) return [];
  const list = files.map(({ url, bytes }) => `${new URL(url).pathname} ${bytes}`).join(', ');
  return [`${what}: ${sum} bytes instead of ${budget} (${list})`];
}

/** The addresses of the pictures that a visitor sees without scrolling. */
function picturesInView(page: Page) {
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
  test(`${route} keeps to its budgets`, async ({ browser }) => {
    const exceeded: string[] = [];
    for (const { width, height, pictures } of windows) {
      const { page, sent, close } = await load(browser, route, { width, height });
      const of = (type: string) => sent.filter((each) => each.type === type);
      const inView = await picturesInView(page);
      const name = `at ${width} px`;

      exceeded.push(...excess(`HTML ${name}`, of('document'), html[route] ?? 0));
      exceeded.push(...excess(`fonts ${name}`, of('font'), fontsInAll));
      exceeded.push(...excess(`style sheet ${name}`, of('stylesheet'), styleSheet));
      exceeded.push(...excess(`scripts in all ${name}`, of('script'), scriptsInAll(route)));
      for (const script of of('script')) {
        const known = scripts.find(({ holds }) => script.text.includes(holds)) ?? otherScript;
        exceeded.push(...excess(`${known.name} ${name}`, [script], known.bytes));
      }
      const seen = of('image').filter(({ url }) => inView.includes(url));
      exceeded.push(...excess(`pictures in view ${name}`, seen, pictures(route)));
      expect(of('font')).toHaveLength(2);
      await close();
    }
    expect(exceeded).toEqual([]);
  });
}

test('the photos of the gallery keep to their budget on a phone', async ({ browser }) => {
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
