import type { Page } from '@playwright/test';
import { brokenWords, textFaults } from './text-faults';
import { formStates, openMenu, paintAll, settle } from './states';
import { expect, open, routes, test } from './test';

test.use({ allowedErrors: /Failed to load resource|status of 404/ });

/** A phone's narrowest screen; and a window of 1280 by 1024 pixels at 400%. */
const narrow = { width: 320, height: 640 };
const zoomed = { width: 320, height: 256 };
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

/** The text spacing that a page must bear: https://www.w3.org/TR/WCAG22/#text-spacing */
async function space(page: Page, on: boolean) {
  await page.evaluate((on) => {
    const spacing = { 'line-height': '1.5', 'letter-spacing': '0.12em', 'word-spacing': '0.16em' };
    for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
      const all = element.matches('p') ? { ...spacing, 'margin-bottom': '2em' } : spacing;
      for (const [property, value] of Object.entries(all)) {
        element.style.setProperty(property, on ? value : '', 'important');
      }
    }
  }, on);
}

async function enlarge(page: Page, size: string) {
  await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), size);
}

/** Looks at what is open in all sizes and spacings. */
async function expectToFit(page: Page) {
  const faults: Record<string, string[]> = {};
  await paintAll(page);
  const look = async (as: string, { width, height }: typeof narrow) => {
    await page.setViewportSize({ width, height });
    await settle(page);
    const found = await textFaults(page);
    if (found.length > 0) faults[`${as} at ${width} x ${height}`] = found;
  };
  await look('as it is', narrow);
  expect(await brokenWords(page)).toEqual([]);
  await look('as it is', zoomed);
  const header = await page.getByRole('banner').boundingBox();
  expect(header?.height).toBeLessThanOrEqual(zoomed.height / 3);

  await space(page, true);
  await look('spaced', narrow);
  await look('spaced', phone);
  await look('spaced', desktop);
  await space(page, false);

  await enlarge(page, '200%');
  await look('twice as large', phone);
  await look('twice as large', desktop);
  await enlarge(page, '');
  expect(faults).toEqual({});
}

for (const route of [...routes, '/no-such-page']) {
  test(`${route} loses nothing when it is zoomed, spaced or written large`, async ({ page }) => {
    await (route === '/no-such-page' ? page.goto(route) : open(page, route));
    await expectToFit(page);
  });
}

for (const [state, reach] of Object.entries(formStates)) {
  test(`nor does the form ${state}`, async ({ page }) => {
    await reach(page);
    await expectToFit(page);
  });
}

test('the open menu ends within the window, and scrolls', async ({ page }) => {
  await page.setViewportSize(zoomed);
  await openMenu(page);
  await paintAll(page);
  const lastLink = page.locator('#menu').getByRole('link').last();
  const expectRoom = async ({ height }: typeof zoomed) => {
    await settle(page);
    const sheet = await page.locator('#menu').boundingBox();
    expect((sheet?.y ?? 0) + (sheet?.height ?? Infinity)).toBeLessThanOrEqual(height);
    await lastLink.scrollIntoViewIfNeeded();
    await expect(lastLink).toBeInViewport({ ratio: 1 });
    expect(await textFaults(page)).toEqual([]);
  };
  await expectRoom(zoomed);
  await page.setViewportSize(phone);
  await enlarge(page, '200%');
  await expectRoom(phone);
});
