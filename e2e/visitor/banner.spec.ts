import type { Page } from '@playwright/test';
import { expectInView, movingStrip } from '../support/states';
import { expect, followLink, open, test } from '../support/test';

test.use({ reducedMotion: 'no-preference' });

const phone = { width: 390, height: 844 };

const banner = (page: Page) => page.getByRole('region', { name: 'At a glance' });
const pauseControl = (page: Page) => page.getByRole('checkbox', { name: 'Pause the moving text' });

/** Expects that the text moves, or does not move. */
async function expectMotion(page: Page, isMoving: boolean) {
  const isRunning = () =>
    movingStrip(page).evaluate((track) =>
      track.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running'),
    );
  await expect.poll(isRunning).toBe(isMoving);
  if (!isMoving) return;
  const left = async () => (await banner(page).getByRole('listitem').first().boundingBox())?.x ?? NaN;
  const before = await left();
  await expect.poll(left).toBeLessThan(before);
}

test('the text moves without a gap, slowly enough to be read', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 800 });
  await open(page, '/');
  const { strip, track, lists, duration } = await movingStrip(page).evaluate((track) => ({
    strip: track.parentElement?.clientWidth,
    track: track.scrollWidth,
    lists: [...track.children].map(({ clientWidth }) => clientWidth),
    duration: parseFloat(getComputedStyle(track.children[0] ?? track).animationDuration),
  }));
  // Each list moves by its own width, to where the other was.
  expect(lists).toEqual([track / 2, track / 2]);
  expect(lists[0]).toBeGreaterThanOrEqual(strip ?? Infinity);
  const speed = track / 2 / duration;
  expect(speed, 'pixels in a second').toBeGreaterThan(25);
  expect(speed).toBeLessThan(60);
});

test('the text can be paused by pointer and keyboard, and stops while it is hovered', async ({ page }) => {
  await open(page, '/');
  await expectMotion(page, true);
  await banner(page).hover();
  await expectMotion(page, false);
  await pauseControl(page).click();
  await page.mouse.move(0, 500);
  await expectMotion(page, false);
  const icon = banner(page).locator('svg').filter({ visible: true });
  await expect(icon).toHaveClass(/lucide-play/);
  await page.keyboard.press('Space');
  await expect(pauseControl(page)).not.toBeChecked();
  await expect(icon).toHaveClass(/lucide-pause/);
  await pauseControl(page).blur();
  await expectMotion(page, true);
});

test('the text stays paused on other pages', async ({ page }) => {
  await open(page, '/');
  await pauseControl(page).check();
  await followLink(page, 'Gallery');
  await expect(page).toHaveURL('/gallery');
  await expect(pauseControl(page)).toBeChecked();
  await expectMotion(page, false);
  // As if this page, left before the text was paused on another, returned from the back/forward cache.
  await pauseControl(page).evaluate((control: HTMLInputElement) => {
    control.checked = false;
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(pauseControl(page)).toBeChecked();
  await pauseControl(page).uncheck();
  await page.reload();
  await expect(pauseControl(page)).not.toBeChecked();
});

test('a press on the copy of a link does not focus it, which screen readers could not see', async ({
  page,
}) => {
  await open(page, '/');
  // Shows the copy, at rest.
  await banner(page)
    .locator('ul')
    .evaluateAll((lists) =>
      lists.forEach(({ style }) =>
        Object.assign(style, { animation: 'none', transform: 'translateX(-100%)' }),
      ),
    );
  await banner(page).locator('[aria-hidden] a').first().hover();
  await page.mouse.down();
  await expect(page.locator('body')).toBeFocused();
});

test('the text stops while a link is focused, with that link in view', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/');
  for (const link of await banner(page).getByRole('link').all()) {
    await link.focus();
    await expectInView(link);
    await expectMotion(page, false);
  }
});

for (const width of [390, 1024, 1440]) {
  test(`with reduced motion, all of a long text is in view and stands still, at ${width} px`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/');
    await expectMotion(page, false);
    const items = banner(page).getByRole('listitem');
    const notice = 'We are closed from Christmas Eve until the fifth of January. '.repeat(3);
    await items.last().evaluate((item, text) => (item.textContent = text), notice);
    for (const item of await items.all()) await expectInView(item);
    await expect(pauseControl(page)).toBeHidden();
  });
}
