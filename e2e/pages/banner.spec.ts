import type { Page } from '@playwright/test';
import { movingStrip, waitForFrames } from '../support/states';
import { expect, open, test } from '../support/test';

test.use({ reducedMotion: 'no-preference' });

const banner = (page: Page) => page.getByRole('region', { name: 'At a glance' });
const pauseControl = (page: Page) => page.getByRole('checkbox', { name: 'Pause the moving text' });

/** Expects that the text moves from one frame to another, or does not. */
async function expectMotion(page: Page, isMoving: boolean) {
  const left = () =>
    banner(page)
      .getByRole('listitem')
      .first()
      .evaluate((item) => item.getBoundingClientRect().left);
  const before = await left();
  await waitForFrames(page);
  if (isMoving) await expect.poll(left).not.toBe(before);
  else expect(await left()).toBe(before);
}

test('scrolls without a gap', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 800 });
  await open(page, '/');
  const { strip, track, lists } = await movingStrip(page).evaluate((track) => ({
    strip: track.parentElement?.clientWidth ?? Infinity,
    track: track.scrollWidth,
    lists: [...track.children].map((list) => (list instanceof HTMLElement ? list.offsetWidth : 0)),
  }));
  // The animation moves the track by half of its width, which has to be the width of each list.
  expect(lists).toEqual([track / 2, track / 2]);
  expect(lists[0]).toBeGreaterThanOrEqual(strip);
});

test('can be paused by pointer and keyboard, and stops while it is hovered', async ({ page }) => {
  await open(page, '/');
  await expectMotion(page, true);
  await banner(page).hover();
  await expectMotion(page, false);
  await pauseControl(page).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Pause the moving text');
  await pauseControl(page).click();
  await page.mouse.move(0, 500);
  await expectMotion(page, false);
  await page.keyboard.press('Space');
  await expect(pauseControl(page)).not.toBeChecked();
  await pauseControl(page).blur();
  await expectMotion(page, true);
});

test('stops while a link is focused, with that link in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  for (const link of await banner(page).getByRole('link').all()) {
    await link.focus();
    await expect(link).toBeInViewport({ ratio: 1 });
    await expectMotion(page, false);
  }
});

test('with reduced motion, stands still and shows every item', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  await expectMotion(page, false);
  for (const item of await banner(page).getByRole('listitem').all()) {
    await expect(item).toBeInViewport({ ratio: 1 });
  }
  await expect(pauseControl(page)).toBeHidden();

  await banner(page)
    .getByRole('link', { name: '@' })
    .evaluate((link) => (link.textContent = 'hello@example.com'));
  const lines = await banner(page)
    .getByRole('listitem')
    .evaluateAll(
      (items) => new Set(items.map((item) => Math.round(item.getBoundingClientRect().bottom))).size,
    );
  expect(lines, 'lines with an ordinary address').toBeLessThanOrEqual(2);
});

test('a tooltip opens after 700 ms, and at once if another one was open in the last 300', async ({
  page,
}) => {
  // Narrow, with the button of the menu, which has the other tooltip.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await open(page, '/');
  const tooltip = page.getByRole('tooltip');
  const hoverMenu = () => page.getByRole('button', { name: 'Menu' }).hover();
  const leave = () => page.mouse.move(200, 600, { steps: 3 });
  await page.clock.pauseAt(Date.now() + 60_000);
  await hoverMenu();
  await page.clock.runFor(690);
  await expect(tooltip).toBeHidden();
  await page.clock.runFor(20);
  await expect(tooltip).toHaveText('Menu');

  await leave();
  await expect(tooltip).toBeHidden();
  await page.clock.runFor(290);
  await pauseControl(page).hover();
  await page.clock.runFor(10);
  await expect(tooltip).toHaveText('Pause the moving text');
  await leave();
  await expect(tooltip).toBeHidden();
  await page.clock.runFor(310);
  await hoverMenu();
  await page.clock.runFor(10);
  await expect(tooltip).toBeHidden();
});
