import type { Page } from '@playwright/test';
import { contrast } from '../support/contrast';
import { expectInView } from '../support/states';
import { expect, test } from '../support/test';

const photo = (page: Page) => page.getByRole('list', { name: 'Photos' }).getByRole('img').first();
const caption = (page: Page) => page.getByRole('list', { name: 'Photos' }).locator('li p').first();

test('the photos under the services open the gallery, and take no focus that has no name', async ({
  page,
}) => {
  await page.goto('/services');
  const first = page.getByRole('main').locator('picture').first();
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

test('hovering zooms a photo and shows its caption', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/gallery');
  const scale = () => photo(page).evaluate((image) => getComputedStyle(image).scale);
  await expect(caption(page)).toHaveText((await photo(page).getAttribute('alt')) ?? '');
  await expect(caption(page)).not.toBeInViewport();
  expect(await scale()).toBe('none');
  await photo(page).hover({ force: true });
  await expectInView(caption(page));
  await expect.poll(scale).toBe('1.06');
});

test('captions are readable on the brightest photo', async ({ page }) => {
  await page.goto('/gallery');
  const [text = '', background = ''] = await caption(page).evaluate((element) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    const { color, backgroundColor } = getComputedStyle(element);
    return [color, backgroundColor].map((colour) => {
      for (const layer of ['white', colour]) {
        if (canvas) canvas.fillStyle = layer;
        canvas?.fillRect(0, 0, 1, 1);
      }
      return `rgb(${[...(canvas?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3)})`;
    });
  });
  expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5);
});

test('captions show while the visitor moves by keyboard', async ({ page }) => {
  await page.goto('/gallery');
  await page.keyboard.press('Tab');
  await photo(page).scrollIntoViewIfNeeded();
  await expectInView(caption(page));
  await page.getByRole('heading', { level: 1 }).click();
  await expect(caption(page)).not.toBeInViewport();
});

test('on touch screens and in print, captions are below the photos', async ({ page }) => {
  const expectBelow = async () => {
    const below = await caption(page).boundingBox();
    const above = await photo(page).boundingBox();
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? Infinity) - 1);
  };
  await page.goto('/gallery');
  await page.emulateMedia({ media: 'print' });
  await expectBelow();
  await page.emulateMedia({ media: 'screen' });
  // Emulating a touch screen does not change `hover` in headless Chromium.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'hover', value: 'none' }] });
  await expectBelow();
});
