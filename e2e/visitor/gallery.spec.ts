import type { Locator, Page } from '@playwright/test';
import { expectInView } from '../support/states';
import { expect, phone, test } from '../support/test';
import { findLayoutProblems } from '../support/text-layout';

const photo = (page: Page) => page.getByRole('list', { name: 'Photos' }).getByRole('img').first();
const caption = (page: Page) => page.getByRole('list', { name: 'Photos' }).locator('li p').first();
const description = (page: Page) => caption(page).getByText('A tall test picture in red');

test('the photos under the services open the gallery, and take no focus that has no name', async ({
  page,
}) => {
  await page.goto('/');
  const first = page
    .locator('#services picture')
    .filter({ has: page.locator('[alt=""]') })
    .first();
  await first.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await first.boundingBox()) ?? {};
  await page.mouse.move(x + 20, y + 20);
  await page.mouse.down();
  await page.mouse.move(x + 20, y - 60);
  await page.mouse.up();
  await expect(page.locator('[aria-hidden] :focus, [aria-hidden]:focus')).toHaveCount(0);
  await page.mouse.click(x + 20, y + 20);
  await expect(page).toHaveURL('/gallery');
});

/** The distance of a text from the photo above it, which it covers if this is negative. */
const distanceFromPhoto = (text: Locator) =>
  text.evaluate((text) => {
    const image = text.closest('li')?.querySelector('img');
    return text.getBoundingClientRect().top - (image?.getBoundingClientRect().bottom ?? Infinity);
  });

test('a photo has its paint and place under it, and on hover, its description on it until Escape', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/gallery');
  const scale = () => photo(page).evaluate((image) => getComputedStyle(image).scale);
  for (const text of ['Pillar box', 'Harbour Road, May 2026'])
    expect(await distanceFromPhoto(caption(page).getByText(text))).toBeGreaterThan(0);
  await expect(description(page)).toHaveCSS('opacity', '0');
  expect(await scale()).toBe('none');
  await photo(page).hover({ force: true });
  await expect(description(page)).toHaveCSS('opacity', '1');
  await expectInView(description(page));
  expect(await distanceFromPhoto(description(page))).toBeLessThan(0);
  await expect.poll(scale).toBe('1.06');
  await page.keyboard.press('Escape');
  await expect(description(page)).toBeHidden();
  await expect(caption(page)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  await photo(page).hover({ force: true });
  await expectInView(description(page));
});

test('a strip of the fan shows the name of its paint, and leads to the photo, which nothing covers', async ({
  page,
}) => {
  await page.goto('/gallery');
  const strip = page.getByRole('link', { name: 'Brick A test picture in brick' });
  await expect(strip.getByText('Brick')).toBeHidden();
  await strip.hover();
  await expectInView(strip.getByText('Brick'));
  const strips = page.getByRole('navigation', { name: 'Photos by colour' }).getByRole('listitem');
  for (const outermost of [strips.first(), strips.last()]) {
    await outermost.hover();
    await expect(outermost.locator('span')).toBeVisible();
    expect(await findLayoutProblems(page)).toEqual([]);
  }
  await strip.click();
  const photo = page.getByRole('img', { name: 'A test picture in brick' });
  const frame = page.locator('.photo-frame').filter({ has: photo });
  await expect(frame).toHaveCSS('outline-width', '4px');
  await expect(photo).toBeInViewport({ ratio: 0.8 });
  // A part of the fan is still there, under the header.
  await expect(strips.first()).toBeInViewport();
  const fan = await strips.first().boundingBox();
  expect((await frame.boundingBox())?.y).toBeGreaterThan(fan ? fan.y + fan.height : Infinity);
});

test('one link passes by the fan, and the photo of a strip takes focus', async ({ page }) => {
  await page.goto('/gallery');
  const skip = page.getByRole('link', { name: 'Skip the colours' });
  await skip.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: /^Call/ })).toBeFocused();
  await page.getByRole('link', { name: 'Brick A test picture in brick' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'A test picture in brick' })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('every strip of the fan is in view, and wide enough for a finger', async ({ page }) => {
    await page.goto('/gallery');
    const strips = page.getByRole('navigation', { name: 'Photos by colour' }).getByRole('listitem');
    for (const strip of await strips.all()) {
      await expectInView(strip);
      expect((await strip.boundingBox())?.width).toBeGreaterThanOrEqual(24);
    }
  });
});

test('while the visitor moves by keyboard, descriptions are below the photos', async ({ page }) => {
  await page.goto('/gallery');
  await page.keyboard.press('Tab');
  await description(page).scrollIntoViewIfNeeded();
  await expectInView(description(page));
  expect(await distanceFromPhoto(description(page))).toBeGreaterThan(0);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(description(page)).toHaveCSS('opacity', '0');
});

test('in print, descriptions are below the photos', async ({ page }) => {
  await page.goto('/gallery');
  await page.emulateMedia({ media: 'print' });
  expect(await distanceFromPhoto(description(page))).toBeGreaterThan(0);
});

test.describe('on a tablet', () => {
  test.use({ ...phone, viewport: { width: 1024, height: 768 } });

  test('photos beside each other end on one line, whatever their captions have', async ({ page }) => {
    await page.goto('/gallery');
    const items = page.getByRole('list', { name: 'Photos' }).getByRole('listitem');
    const bottoms = await items.evaluateAll((all) =>
      all.map((item) => [item, item.querySelector('img')].map((one) => one?.getBoundingClientRect().bottom)),
    );
    const photoBottoms = new Map(bottoms.map(([row, photo]) => [row, photo]));
    for (const [row, photo] of bottoms) expect(photo).toBeCloseTo(photoBottoms.get(row) ?? NaN, 0);
  });
});
