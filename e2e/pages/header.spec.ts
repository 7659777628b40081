import type { FrameLocator, Page } from '@playwright/test';
import { expect, labels, open, routes, test } from '../support/test';

/** Opens a page in a frame, whose width changes much faster than the viewport's. */
async function openInFrame(page: Page) {
  // The header is the same without scripts.
  await page.route('**/*.js', (route) => route.abort());
  await page.route('**/frame', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<iframe src="/terms" height="400"></iframe>' }),
  );
  await page.route('**/terms', async (route) => {
    const response = await route.fetch();
    // The policy header forbids frames.
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': '' } });
  });
  await page.goto('/frame');
  const frame = page.frameLocator('iframe');
  await frame.locator('html').evaluate(async (html) => {
    // Laying out the rest of the page at every width would take most of the time.
    for (const part of html.querySelectorAll<HTMLElement>('main, footer')) part.hidden = true;
    await document.fonts.ready;
  });
  return frame;
}

/** In steps of four pixels, and where the header changes. */
const widths = [
  ...Array.from({ length: 400 }, (_, index) => 320 + 4 * index),
  ...[375, 448, 480, 640, 672, 1024, 1152, 1280].flatMap((width) => [width - 1, width]),
];

/** The widths at which the header is not one row, its name is cut or takes three lines, or the number or the navigation is missing. */
async function findProblems(frame: FrameLocator, fontScale: number) {
  const findAtWidths = (
    header: HTMLElement,
    { widths, fontScale }: { widths: number[]; fontScale: number },
  ) => {
    document.documentElement.style.fontSize = `${fontScale * 100}%`;
    const problems: string[] = [];
    const wordmark = header.querySelector('a span');
    const number = header.querySelector('a[href^="tel:"] span:last-child');
    if (!frameElement || !wordmark || !number) return ['no frame, name or number'];
    const range = document.createRange();
    range.selectNodeContents(wordmark);
    const firstWord = document.createRange();
    const name = wordmark.firstChild;
    const space = name?.textContent?.indexOf(' ') ?? -1;
    // Longer words may break.
    if (name && space > 0 && space < 18) {
      firstWord.setStart(name, 0);
      firstWord.setEnd(name, space);
    }
    const isVisible = (selector: string) => header.querySelector(selector)?.checkVisibility();
    const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;

    for (const width of widths) {
      frameElement.setAttribute('width', String(width));
      const report = (what: string, isWrong: boolean) => isWrong && problems.push(`${width}: ${what}`);
      const controls = [...header.querySelectorAll('a, button')]
        .filter((control) => control.checkVisibility())
        .map((control) => control.getBoundingClientRect());
      const [link] = controls;
      const lines = [...range.getClientRects()];
      if (!link || innerWidth !== width) return [`the frame is ${innerWidth} px wide`];
      for (const [position, control] of controls.entries()) {
        const next = controls[position + 1];
        report('two rows', Math.abs(middle(control) - middle(link)) > 2);
        report('overlap', next !== undefined && next.left < control.right - 0.5);
        report('cut', control.left < 0 || control.right > width);
        report('small', control.height < 43.9 || control.width < 43.9);
      }
      report('three lines of name', new Set(lines.map(({ top }) => Math.round(top))).size > 2);
      report('name leaves its place', Math.max(...lines.map(({ right }) => right)) > link.right + 0.5);
      report('broken word', fontScale === 1 && firstWord.getClientRects().length > 1);
      report('number', number.getBoundingClientRect().width > 1 !== width >= 375 * fontScale);
      report('navigation', isVisible('nav') !== width >= 1024 * fontScale);
      report('menu', isVisible('button') === width >= 1024 * fontScale);
    }
    return problems;
  };
  return frame.getByRole('banner').evaluate(findAtWidths, { widths, fontScale });
}

test.describe('at every width', () => {
  test.use({ allowedErrors: /Failed to load resource.*\.js$/ });

  test('the header is one row with any name of up to 24 characters', async ({ page, content }) => {
    const frame = await openInFrame(page);
    const wordmark = frame.getByRole('banner').locator('a span').first();
    for (const name of [
      content.business.shortName ?? '',
      'Hart & Sons',
      'Featherstonehaughs & Son',
      'Cholmondeleymarjoribanks',
      // With many wide letters.
      'Hammond & Whitworth Home',
    ]) {
      expect(name.length).toBeLessThanOrEqual(24);
      await wordmark.evaluate((wordmark, text) => (wordmark.textContent = text), name);
      for (const fontScale of [1, 2])
        expect.soft(await findProblems(frame, fontScale), `${name}, ${fontScale}`).toEqual([]);
    }
  });
});

test('the links of the header are in order, open their pages and are marked there', async ({ page }) => {
  await open(page, '/');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText(labels);
  for (const [position, route] of routes.entries()) {
    await links.nth(position).click();
    await expect(page).toHaveURL(route);
    await expect(links.and(page.locator('[aria-current="page"]'))).toHaveText(labels[position] ?? '');
  }
});

test('header and banner take at most a quarter of a landscape phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('/');
  const banner = await page.getByRole('region', { name: 'At a glance' }).boundingBox();
  expect((banner?.y ?? 0) + (banner?.height ?? Infinity)).toBeLessThanOrEqual(360 / 4);
});
