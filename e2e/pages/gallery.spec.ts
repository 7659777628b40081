import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const photos = (page: Page) => page.getByRole('list', { name: 'Photos' }).getByRole('img');

test('photos and reviews are in one, two or three columns, depending on the width', async ({ page }) => {
  for (const [route, list] of [
    ['/gallery', 'Photos'],
    ['/testimonials', 'What They Said'],
  ] as const) {
    await page.goto(route);
    const items = page.getByLabel(list).getByRole('listitem');
    for (const [width, columns] of [
      [390, 1],
      [768, 2],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const lefts = await items.evaluateAll((all) =>
        all.map((item) => Math.round(item.getBoundingClientRect().left)),
      );
      expect(new Set(lefts).size, `columns at ${width} px`).toBe(columns);
    }
  }
});

const captionOf = (page: Page) => page.getByRole('list', { name: 'Photos' }).locator('li p').first();

test('hovering zooms a photo and shows its caption', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/gallery');
  const photo = photos(page).first();
  const caption = captionOf(page);
  const scale = () => photo.evaluate((image) => getComputedStyle(image).scale);
  await expect(caption).toHaveText((await photo.getAttribute('alt')) ?? '');
  await expect(caption).not.toBeInViewport();
  expect(await scale()).toBe('none');
  await photo.hover({ force: true });
  await expect(caption).toBeInViewport({ ratio: 1 });
  await expect.poll(scale).toBe('1.06');
});

test('on touch screens, captions are below the photos', async ({ page }) => {
  // Emulating a touch screen does not change `hover` in headless Chromium.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'hover', value: 'none' }] });
  await page.goto('/gallery');
  await captionOf(page).scrollIntoViewIfNeeded();
  const below = await captionOf(page).boundingBox();
  const above = await photos(page).first().boundingBox();
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? Infinity) - 1);
});
