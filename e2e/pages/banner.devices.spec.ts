import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/test';

test.use({ reducedMotion: 'no-preference' });

const banner = (page: Page) => page.getByRole('region', { name: 'At a glance' });
const pauseControl = (page: Page) => page.getByRole('checkbox', { name: 'Pause the moving text' });

/** Compares two positions of the text, 200 ms apart. */
async function isMoving(page: Page) {
  const left = () =>
    banner(page)
      .getByRole('listitem')
      .first()
      .evaluate((item) => item.getBoundingClientRect().left);
  const before = await left();
  await page.waitForTimeout(200);
  return (await left()) !== before;
}

test('lists the phone number, the email address and the words of the business once', async ({ page }) => {
  await open(page, '/');
  await expect(banner(page).getByRole('listitem')).toHaveText([
    'Call 029 2018 0042',
    'the-two-of-us@ollerenshaw.example.org',
    "Two years' guarantee",
    'No deposit for small rooms',
    'Open on Saturdays',
  ]);
  await expect(banner(page).getByRole('link', { name: 'Call 029 2018 0042' })).toHaveAttribute(
    'href',
    'tel:+442920180042',
  );
  await expect(
    banner(page).getByRole('link', { name: 'the-two-of-us@ollerenshaw.example.org' }),
  ).toHaveAttribute('href', 'mailto:the-two-of-us@ollerenshaw.example.org');
});

test('scrolls without a gap', async ({ page, isMobile }) => {
  test.skip(isMobile, 'no phone is that wide');
  await page.setViewportSize({ width: 2560, height: 800 });
  await open(page, '/');
  const { strip, track, lists } = await banner(page)
    .locator('.marquee-track')
    .evaluate((track) => ({
      strip: track.parentElement?.clientWidth ?? Infinity,
      track: track.scrollWidth,
      lists: [...track.children].map((list) => (list instanceof HTMLElement ? list.offsetWidth : 0)),
    }));
  // The animation moves the track by half of its width, which has to be the width of each list.
  expect(lists).toEqual([track / 2, track / 2]);
  expect(lists[0]).toBeGreaterThanOrEqual(strip);
});

test('can be paused and resumed by pointer', async ({ page }) => {
  await open(page, '/');
  expect(await isMoving(page)).toBe(true);
  await pauseControl(page).click();
  await page.mouse.move(0, 500);
  expect(await isMoving(page)).toBe(false);
  await pauseControl(page).click();
  await page.mouse.move(0, 500);
  expect(await isMoving(page)).toBe(true);
});

test('can be paused by keyboard', async ({ page }) => {
  await open(page, '/');
  await pauseControl(page).focus();
  await page.keyboard.press('Space');
  await expect(pauseControl(page)).toBeChecked();
  expect(await isMoving(page)).toBe(false);
});

test('stops while a link is focused, with that link in view', async ({ page }) => {
  await open(page, '/');
  for (const name of ['Call 029 2018 0042', 'the-two-of-us@ollerenshaw.example.org']) {
    const link = banner(page).getByRole('link', { name });
    await link.focus();
    await expect(link).toBeInViewport({ ratio: 1 });
    expect(await isMoving(page)).toBe(false);
  }
});

test('stops while hovered', async ({ page, isMobile }) => {
  test.skip(isMobile, 'touch screens have no hover');
  await open(page, '/');
  await banner(page).hover();
  expect(await isMoving(page)).toBe(false);
});

test('with reduced motion, stands still and shows every item', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  expect(await isMoving(page)).toBe(false);
  for (const item of await banner(page).getByRole('listitem').all())
    await expect(item).toBeInViewport({ ratio: 1 });
  await expect(pauseControl(page)).toBeHidden();
});

test('the pause control shows a tooltip after 700 ms', async ({ page, isMobile }) => {
  test.skip(isMobile, 'Radix shows no tooltip for touch');
  await open(page, '/');
  await page.evaluate(() => {
    addEventListener('pointerover', () => performance.mark('hovered'));
    new MutationObserver(() => {
      if (document.querySelector('[role="tooltip"]')) performance.mark('shown');
    }).observe(document.body, { childList: true, subtree: true });
  });
  await pauseControl(page).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Pause the moving text');
  const delay = await page.evaluate(() => {
    const [hovered] = performance.getEntriesByName('hovered');
    const [shown] = performance.getEntriesByName('shown');
    return Number(shown?.startTime) - Number(hovered?.startTime);
  });
  // Timers can fire a few milliseconds early, and much later on a busy machine.
  expect(delay).toBeGreaterThan(690);
});
