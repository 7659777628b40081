import type { Browser, Response } from '@playwright/test';
import type { ContentFiles } from '@/content/read';
import { expect, routes, test, waitForHydration } from '../support/test';

/*
 * What a page may transfer, in bytes: about one per cent more than now, because hashed file names compress differently in each
 * version. Raise a budget only for something that visitors benefit from. Pages that grow with the content have a budget for
 * what surrounds it and one for each entry. The build warns the owner when content makes a page slow.
 */

const html: Record<string, { shell: number; entries?: (keyof typeof entry)[] }> = {
  '/': { shell: 14_900, entries: ['services', 'testimonials'] },
  '/services': { shell: 11_050, entries: ['services'] },
  '/gallery': { shell: 9_900, entries: ['gallery'] },
  '/testimonials': { shell: 11_050, entries: ['testimonials'] },
  '/contact': { shell: 12_000 },
  '/terms': { shell: 11_100, entries: ['terms'] },
  '/no-such-page': { shell: 10_400 },
};
const entry = { services: 170, testimonials: 150, gallery: 110, terms: 110 };

function htmlBudget(route: string, content: ContentFiles) {
  const { shell, entries = [] } = html[route] ?? { shell: 0 };
  return entries.reduce((sum, name) => sum + content[name].length * entry[name], shell);
}

/** Scripts have hashed file names, so each is recognised by a string that only it contains. */
const scripts = [
  { name: 'React', contains: 'hydrateRoot', bytes: 64_000 },
  { name: "Next's router", contains: 'serverActionReducer', bytes: 40_000 },
  { name: 'form validation and toast', contains: 'Name is required', bytes: 22_000 },
  { name: 'the contact form', contains: 'Send Another Message', bytes: 3_720 },
  { name: 'tooltips', contains: 'TooltipProvider', bytes: 19_000 },
  { name: 'the page data', contains: '__next_f', bytes: 10_600 },
];
const otherScript = { name: 'another script', bytes: 9_000 };
const allScripts = (route: string) => (route === '/contact' ? 185_000 : 165_000);

/** In the content of the tests, two pages have letters of other languages, which are in a file of their own. */
const fonts = (route: string) =>
  ['/', '/testimonials'].includes(route) ? { count: 3, bytes: 24_000 } : { count: 2, bytes: 21_000 };

const viewports = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

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
  return { transfers, close: () => context.close() };
}

/** Returns a message if the files exceed the budget. */
function checkBudget(name: string, files: Transfer[], budget: number) {
  const sum = files.reduce((total, { bytes }) => total + bytes, 0);
  if (sum <= budget) return [];
  const list = files.map(({ url, bytes }) => `${new URL(url).pathname} ${bytes}`).join(', ');
  return [`${name}: ${sum} bytes instead of ${budget} (${list})`];
}

for (const route of [...routes, '/no-such-page']) {
  test(`${route} stays within its budgets`, async ({ browser, content }) => {
    const exceeded: string[] = [];
    for (const { width, height } of viewports) {
      const { transfers, close } = await load(browser, route, { width, height });
      const ofType = (type: string) => transfers.filter((each) => each.type === type);
      const at = `at ${width} px`;

      exceeded.push(...checkBudget(`HTML ${at}`, ofType('document'), htmlBudget(route, content)));
      exceeded.push(...checkBudget(`fonts ${at}`, ofType('font'), fonts(route).bytes));
      exceeded.push(...checkBudget(`all scripts ${at}`, ofType('script'), allScripts(route)));
      for (const file of ofType('script')) {
        const script = scripts.find(({ contains }) => file.text.includes(contains)) ?? otherScript;
        exceeded.push(...checkBudget(`${script.name} ${at}`, [file], script.bytes));
      }
      expect(ofType('font')).toHaveLength(fonts(route).count);
      await close();
    }
    expect(exceeded).toEqual([]);
  });
}

for (const deviceScaleFactor of [1, 2]) {
  test(`photos have the pixels that their places need at ${deviceScaleFactor}x, and not many more`, async ({
    browser,
  }) => {
    for (const viewport of viewports) {
      const context = await browser.newContext({ viewport, deviceScaleFactor });
      const page = await context.newPage();
      await page.goto('/gallery');
      const photos = page.getByRole('list', { name: 'Photos' }).getByRole('img');
      expect(await photos.count()).toBeGreaterThan(0);
      // Loads those below the screen, too.
      await photos.evaluateAll((all: HTMLImageElement[]) =>
        all.forEach((image) => (image.loading = 'eager')),
      );
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
        const largest = Math.max(...widths);
        expect(chosen, `${file} for ${place} px`).toBeGreaterThanOrEqual(Math.min(place * 0.9, largest));
        const smaller = Math.max(0, ...widths.filter((width) => width < chosen));
        expect(smaller, `${file} for ${covering} px`).toBeLessThan(covering);
      }
      await context.close();
    }
  });
}
