import type { Page } from '@playwright/test';
import { expectResponsiveColumns } from '../support/columns';
import { expect, open, test } from '../support/test';

test.use({ reducedMotion: 'no-preference' });

const photos = (page: Page) => page.getByRole('list', { name: 'Photos' }).getByRole('img');

test('shows 23 photos, each with its own description', async ({ page }) => {
  await open(page, '/gallery');
  await expect(photos(page)).toHaveCount(23);
  const descriptions = await photos(page).evaluateAll((images) =>
    images.map((image) => image.getAttribute('alt')),
  );
  expect(new Set(descriptions).size).toBe(23);
  for (const description of descriptions) expect(description?.length).toBeGreaterThan(20);
});

test('has one, two or three columns, depending on the width', async ({ page }) => {
  await open(page, '/gallery');
  await expectResponsiveColumns(page, page.getByRole('list', { name: 'Photos' }).getByRole('listitem'));
});

test('loads photos lazily, as AVIF in a suitable width', async ({ page, isMobile }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/photos/')) requested.push(request.url());
  });
  await open(page, '/gallery');
  await page.waitForLoadState('networkidle');
  // On a desktop, all pictures are so near that browsers load them.
  if (isMobile) expect(requested.length).toBeLessThan(23);

  for (const photo of await photos(page).all()) {
    await photo.scrollIntoViewIfNeeded();
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
  }
  expect(requested).toHaveLength(23);
  for (const url of requested) expect(url).toMatch(/-[0-9a-f]{8}-(400|800)\.avif$/);
});

test('zooms and captions a photo on hover; on touch screens, captions are below the photos', async ({
  page,
  isMobile,
}) => {
  if (isMobile) {
    // Emulating a touch screen does not change `hover` in headless Chromium.
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'hover', value: 'none' }] });
  }
  await open(page, '/gallery');
  const item = page.getByRole('list', { name: 'Photos' }).getByRole('listitem').first();
  const photo = item.getByRole('img');
  const caption = item.locator('p');
  await expect(caption).toHaveText((await photo.getAttribute('alt')) ?? '');

  if (isMobile) {
    await expect(caption).toBeInViewport({ ratio: 1 });
    const below = await caption.boundingBox();
    const above = await photo.boundingBox();
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 1);
    return;
  }
  const scale = () => photo.evaluate((image) => getComputedStyle(image).scale);
  await expect(caption).not.toBeInViewport();
  expect(await scale()).toBe('none');
  await item.hover();
  await expect(caption).toBeInViewport({ ratio: 1 });
  await expect.poll(scale).toBe('1.06');
});
