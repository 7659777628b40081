import type { Page } from '@playwright/test';
import { expect, open, test } from './test';

const photos = (page: Page) => page.getByRole('list', { name: 'Photos' }).getByRole('img');

test('shows 37 photos, each with its own description', async ({ page }) => {
  await open(page, '/gallery');
  await expect(photos(page)).toHaveCount(37);
  const descriptions = await photos(page).evaluateAll((images) =>
    images.map((image) => image.getAttribute('alt')),
  );
  expect(new Set(descriptions).size).toBe(37);
  for (const description of descriptions) expect(description?.length).toBeGreaterThan(20);
});

test('stands in the columns of the width', async ({ page }, { project }) => {
  await open(page, '/gallery');
  const cells = page.getByRole('list', { name: 'Photos' }).getByRole('listitem');
  const lefts = await cells.evaluateAll((items) =>
    items.map((item) => Math.round(item.getBoundingClientRect().left)),
  );
  expect(new Set(lefts).size).toBe({ phone: 1, tablet: 2, desktop: 3 }[project.name]);
});

test('loads every photo as AVIF, in a width that fits, and only when it is needed', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/photos/')) requested.push(request.url());
  });
  await open(page, '/gallery');
  await page.waitForLoadState('networkidle');
  expect(requested.length).toBeLessThan(37);

  for (const photo of await photos(page).all()) {
    await photo.scrollIntoViewIfNeeded();
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
  }
  expect(requested).toHaveLength(37);
  for (const url of requested) expect(url).toMatch(/-[0-9a-f]{8}-(400|800)\.avif$/);
});

test('zooms and describes a photo under the pointer; without one the description stands below', async ({
  page,
  isMobile,
}) => {
  if (isMobile) {
    // Touch alone does not change this in the test browser.
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'hover', value: 'none' }] });
  }
  await open(page, '/gallery');
  const cell = page.getByRole('list', { name: 'Photos' }).getByRole('listitem').first();
  const photo = cell.getByRole('img');
  const caption = cell.locator('p');
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
  await cell.hover();
  await expect(caption).toBeInViewport({ ratio: 1 });
  await expect.poll(scale).toBe('1.06');
});
