import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { colourToken } from '../support/colour-token';
import { expect, phone, test } from '../support/test';

const swatches = (page: Page) => page.getByRole('group', { name: 'Try a colour on this wall' });
const swatch = (page: Page, name: string) => swatches(page).getByRole('radio', { name, exact: true });

/** Red, green and blue at a height of the hero's photo, from 0 to 1. The upper half is wall. */
async function colourAt(page: Page, height: number) {
  const box = await page.getByRole('main').getByRole('img').first().boundingBox();
  if (!box) throw new Error('The hero has no photo.');
  const clip = { x: box.x + box.width / 2, y: box.y + box.height * height, width: 1, height: 1 };
  return [
    ...(await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer()),
  ];
}

// No script has a part in it.
test.use({ ...phone, javaScriptEnabled: false });

test(
  'a swatch paints the wall in the photo, with a file that is not loaded before',
  { tag: '@every-engine' },
  async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => request.url().endsWith('-wall.avif') && loaded.push(request.url()));
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    await expect(swatch(page, 'As it is')).toBeChecked();
    const [wall, floor] = [await colourAt(page, 0.45), await colourAt(page, 0.7)];
    expect(loaded).toEqual([]);

    await swatch(page, 'Terracotta').check();
    await expect(swatches(page).getByText('Terracotta')).toHaveCSS('position', 'static');
    // The light is mid-grey, which is the paint itself, but for what AVIF rounds.
    const paint = Buffer.from(colourToken('terracotta').slice(1), 'hex');
    const difference = async () =>
      Math.max(...(await colourAt(page, 0.45)).map((channel, i) => Math.abs(channel - (paint[i] ?? 0))));
    await expect.poll(difference).toBeLessThan(6);
    expect(await colourAt(page, 0.7)).toEqual(floor);

    await page.keyboard.press('ArrowRight');
    await expect(swatch(page, 'Fig')).toBeChecked();
    // Neither does the paint that fades out.
    expect(await colourAt(page, 0.7)).toEqual(floor);
    await swatch(page, 'As it is').check();
    await expect.poll(() => colourAt(page, 0.45)).toEqual(wall);
  },
);
