import type { Page } from '@playwright/test';
import { expect, open, test } from './test';

const banner = (page: Page) => page.getByRole('region', { name: 'At a glance' });
const pause = (page: Page) => page.getByRole('checkbox', { name: 'Pause the moving text' });

/** Whether the strip moves, from two looks at it. */
async function moves(page: Page) {
  const left = () =>
    banner(page)
      .getByRole('listitem')
      .first()
      .evaluate((item) => item.getBoundingClientRect().left);
  const before = await left();
  await page.waitForTimeout(200);
  return (await left()) !== before;
}

test('is read once: number, address, experience, quotations', async ({ page }) => {
  await open(page, '/');
  await expect(banner(page).getByRole('listitem')).toHaveText([
    'Call 01632 960123',
    'hello@example.com',
    '35+ years of experience',
    'Free quotations available',
  ]);
  await expect(banner(page).getByRole('link', { name: 'Call 01632 960123' })).toHaveAttribute(
    'href',
    'tel:+441632960123',
  );
  await expect(banner(page).getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
    'href',
    'mailto:hello@example.com',
  );
});

test('goes on without a gap', async ({ page, isMobile }) => {
  test.skip(isMobile, 'no phone is that wide');
  await page.setViewportSize({ width: 2560, height: 800 });
  await open(page, '/');
  const widths = await banner(page)
    .locator('ul')
    .evaluateAll((lists) => lists.map((list) => list.getBoundingClientRect().width));
  const strip = await banner(page).boundingBox();
  expect(widths).toHaveLength(2);
  // The moving strip is measured in fractions of a pixel.
  expect(widths[0]).toBeCloseTo(widths[1] ?? 0, 2);
  expect(widths[0]).toBeGreaterThan((strip?.width ?? 0) - 60);
});

test('moves until it is paused by pointer, and then on', async ({ page }) => {
  await open(page, '/');
  expect(await moves(page)).toBe(true);
  await pause(page).click();
  await page.mouse.move(0, 500);
  expect(await moves(page)).toBe(false);
  await pause(page).click();
  await page.mouse.move(0, 500);
  expect(await moves(page)).toBe(true);
});

test('can be paused by keyboard', async ({ page }) => {
  await open(page, '/');
  await pause(page).focus();
  await page.keyboard.press('Space');
  await expect(pause(page)).toBeChecked();
  expect(await moves(page)).toBe(false);
});

test('rests while focused, with the focused link in view', async ({ page }) => {
  await open(page, '/');
  for (const name of ['Call 01632 960123', 'hello@example.com']) {
    const link = banner(page).getByRole('link', { name });
    await link.focus();
    await expect(link).toBeInViewport({ ratio: 1 });
    expect(await moves(page)).toBe(false);
  }
});

test('rests while hovered', async ({ page, isMobile }) => {
  test.skip(isMobile, 'nothing hovers on a touch screen');
  await open(page, '/');
  await banner(page).hover();
  expect(await moves(page)).toBe(false);
});

test('stands still where motion is not wanted, with every word in view', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  expect(await moves(page)).toBe(false);
  for (const item of await banner(page).getByRole('listitem').all())
    await expect(item).toBeInViewport({ ratio: 1 });
  await expect(pause(page)).toBeHidden();
});

test('the control says what it is in a tooltip, after 700 ms', async ({ page, isMobile }) => {
  test.skip(isMobile, 'Radix shows no tooltip for touch');
  await open(page, '/');
  await page.evaluate(() => {
    addEventListener('pointerover', () => performance.mark('hovered'));
    new MutationObserver(() => {
      if (document.querySelector('[role="tooltip"]')) performance.mark('told');
    }).observe(document.body, { childList: true, subtree: true });
  });
  await pause(page).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Pause the moving text');
  const delay = await page.evaluate(() => {
    const [hovered] = performance.getEntriesByName('hovered');
    const [told] = performance.getEntriesByName('told');
    return Number(told?.startTime) - Number(hovered?.startTime);
  });
  // No upper bound: how busy the machine is must not matter. Browsers fire a timer some milliseconds early.
  expect(delay).toBeGreaterThan(690);
});
