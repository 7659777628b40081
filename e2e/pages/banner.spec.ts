import type { Page } from '@playwright/test';
import { movingStrip, waitForFrames } from '../support/states';
import { expect, open, test } from '../support/test';

test.use({ reducedMotion: 'no-preference' });

const phone = { width: 390, height: 844 };

const banner = (page: Page) => page.getByRole('region', { name: 'At a glance' });
const pauseControl = (page: Page) => page.getByRole('checkbox', { name: 'Pause the moving text' });

/** Expects that the text moves from one frame to another, or does not. */
async function expectMotion(page: Page, isMoving: boolean) {
  const left = async () => (await banner(page).getByRole('listitem').first().boundingBox())?.x;
  const before = await left();
  await waitForFrames(page);
  if (isMoving) await expect.poll(left).not.toBe(before);
  else expect(await left()).toBe(before);
}

test('the text moves without a gap', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 800 });
  await open(page, '/');
  const { strip, track, lists } = await movingStrip(page).evaluate((track) => ({
    strip: track.parentElement?.clientWidth,
    track: track.scrollWidth,
    lists: [...track.children].map(({ clientWidth }) => clientWidth),
  }));
  // The animation moves the track by half of its width, which has to be the width of each list.
  expect(lists).toEqual([track / 2, track / 2]);
  expect(lists[0]).toBeGreaterThanOrEqual(strip ?? Infinity);
});

test('the text can be paused by pointer and keyboard, and stops while it is hovered', async ({ page }) => {
  await open(page, '/');
  await expectMotion(page, true);
  await banner(page).hover();
  await expectMotion(page, false);
  await pauseControl(page).click();
  await page.mouse.move(0, 500);
  await expectMotion(page, false);
  await page.keyboard.press('Space');
  await expect(pauseControl(page)).not.toBeChecked();
  await pauseControl(page).blur();
  await expectMotion(page, true);
});

test('the text stops while a link is focused, with that link in view', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/');
  for (const link of await banner(page).getByRole('link').all()) {
    await link.focus();
    await expect(link).toBeInViewport({ ratio: 1 });
    await expectMotion(page, false);
  }
});

test('with reduced motion, all of the text is in view and stands still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(phone);
  await open(page, '/');
  await expectMotion(page, false);
  const items = await banner(page).getByRole('listitem').all();
  for (const item of items) await expect(item).toBeInViewport({ ratio: 1 });
  await expect(pauseControl(page)).toBeHidden();

  const address = banner(page).getByRole('link', { name: '@' });
  await address.evaluate((link) => (link.textContent = 'hello@example.com'));
  const boxes = await Promise.all(items.map((item) => item.boundingBox()));
  expect(new Set(boxes.map((box) => Math.round(box?.y ?? NaN))).size).toBeLessThanOrEqual(2);
});

test('a tooltip opens after 700 ms, or at once within 300 ms of another one', async ({ page }) => {
  // With the button of the menu, which has the other tooltip.
  await page.setViewportSize(phone);
  await page.clock.install();
  await open(page, '/');
  const tooltip = page.getByRole('tooltip');
  const menu = page.getByRole('button', { name: 'Menu' });
  const leave = () => page.mouse.move(200, 600, { steps: 3 });
  await page.clock.pauseAt(Date.now() + 60_000);
  await menu.hover();
  await page.clock.runFor(690);
  await expect(tooltip).toBeHidden();
  await page.clock.runFor(20);
  await expect(tooltip).toHaveText('Menu');

  for (const [pause, control, name] of [
    [290, pauseControl(page), 'Pause the moving text'],
    [310, menu, undefined],
  ] as const) {
    await leave();
    await expect(tooltip).toBeHidden();
    await page.clock.runFor(pause);
    await control.hover();
    await page.clock.runFor(10);
    if (name) await expect(tooltip).toHaveText(name);
    else await expect(tooltip).toBeHidden();
  }
});
