import type { Page } from '@playwright/test';
import { inFormStates, openMenu, stopMotion } from '../support/states';
import { distinctPages, expect, open, test } from '../support/test';
import { findBrokenWords, findLayoutProblems } from '../support/text-layout';

/** The narrowest phones. */
const narrow = { width: 320, height: 640 };
/** A window of 1280 × 1024 pixels at 400% zoom: https://www.w3.org/TR/WCAG22/#reflow */
const zoomed = { width: 320, height: 256 };
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

/** In a heading: `Professional`, `Wallpapering`. Longer words may break. */
const longestWord = 12;

/** https://www.w3.org/TR/WCAG22/#text-spacing */
async function setTextSpacing(page: Page, isOn: boolean) {
  await page.evaluate((isOn) => {
    const spacing = { 'line-height': '1.5', 'letter-spacing': '0.12em', 'word-spacing': '0.16em' };
    for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
      const all = element.matches('p') ? { ...spacing, 'margin-bottom': '2em' } : spacing;
      for (const [property, value] of Object.entries(all)) {
        element.style.setProperty(property, isOn ? value : '', 'important');
      }
    }
  }, isOn);
}

async function setRootFontSize(page: Page, size: string) {
  await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), size);
}

/** Checks the open page at all sizes, spacings and font sizes. */
async function expectNoContentLoss(page: Page) {
  const problems: Record<string, string[]> = {};
  const check = async (mode: string, { width, height }: typeof narrow) => {
    await page.setViewportSize({ width, height });
    await stopMotion(page);
    const found = await findLayoutProblems(page);
    if (found.length > 0) problems[`${mode} at ${width} x ${height}`] = found;
  };
  await check('unchanged', narrow);
  expect(await findBrokenWords(page)).toEqual([]);
  await check('unchanged', zoomed);
  const header = await page.getByRole('banner').boundingBox();
  expect(header?.height).toBeLessThanOrEqual(zoomed.height / 3);
  await check('unchanged', { width: 768, height: 1024 });
  await check('unchanged', { width: 1920, height: 1080 });

  await setTextSpacing(page, true);
  await check('with text spacing', narrow);
  await check('with text spacing', phone);
  await check('with text spacing', desktop);
  await setTextSpacing(page, false);

  await setRootFontSize(page, '200%');
  await check('with a 200% font size', narrow);
  const broken = await findBrokenWords(page, 'h1, h2, h3');
  expect(broken.filter((word) => word.length <= longestWord)).toEqual([]);
  await check('with a 200% font size', { width: 360, height: 740 });
  await check('with a 200% font size', phone);
  await check('with a 200% font size', desktop);
  await setRootFontSize(page, '');
  expect(problems).toEqual({});
}

test('pages lose no content when zoomed, spaced or enlarged', async ({ page }) => {
  for (const route of distinctPages) {
    await test.step(route, async () => {
      await open(page, route);
      await expectNoContentLoss(page);
    });
  }
});

test('no state of the form loses content when zoomed, spaced or enlarged', async ({ page }) => {
  const check = () => expectNoContentLoss(page);
  await inFormStates(page, { invalid: check, failed: check, sent: check });
});

test('the open menu fits into a zoomed window and scrolls', async ({ page }) => {
  await page.setViewportSize(zoomed);
  await openMenu(page);
  await stopMotion(page);
  const box = await page.locator('#menu').boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(zoomed.height);
  const lastLink = page.locator('#menu').getByRole('link').last();
  await lastLink.scrollIntoViewIfNeeded();
  await expect(lastLink).toBeInViewport({ ratio: 1 });
  expect(await findLayoutProblems(page)).toEqual([]);
});
