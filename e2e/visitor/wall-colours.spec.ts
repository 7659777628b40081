import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectNoViolations } from '../support/axe';
import { colourToken } from '../support/colour-token';
import { contrast } from '../support/contrast';
import { fillIn, sendButton, thankYou } from '../support/fill-enquiry';
import { expect, open, phone, test } from '../support/test';

const swatches = (page: Page) => page.getByRole('group', { name: 'Try a colour on this wall' });
const swatch = (page: Page, name: string) => swatches(page).getByRole('radio', { name, exact: true });
const about = (page: Page) => page.locator('#about');
/** The owner's sentence above the form. */
const sentence = (page: Page) => page.getByText(/^Was it/).filter({ visible: true });

/** A token as the browser computes it. */
const rgb = (token: string) => `rgb(${[...Buffer.from(colourToken(token).slice(1), 'hex')].join(', ')})`;

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

test.use(phone);

test.describe('without scripts', () => {
  // None has a part in it.
  test.use({ javaScriptEnabled: false });

  test(
    'a swatch paints the wall in the photo, with a file that is not loaded before',
    { tag: '@every-engine' },
    async ({ page, content }) => {
      const own = content.pages.home.wallColour ?? '';
      const loaded: string[] = [];
      page.on('request', (request) => request.url().endsWith('-wall.avif') && loaded.push(request.url()));
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto('/');
      await expect(swatch(page, own)).toBeChecked();
      const [wall, floor] = [await colourAt(page, 0.45), await colourAt(page, 0.7)];
      expect(loaded).toEqual([]);

      await swatch(page, 'Terracotta').check();
      await expect(swatches(page).getByText('Terracotta')).toHaveCSS('clip-path', 'none');
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
      await swatch(page, own).check();
      await expect.poll(() => colourAt(page, 0.45)).toEqual(wall);
    },
  );

  test(
    'the page takes the paint: the stroke, the section under the photo, and a sentence above the form',
    { tag: '@every-engine' },
    async ({ page, content }) => {
      await page.goto('/');
      const chalk = rgb('chalk');
      await expect(about(page)).toHaveCSS('background-color', chalk);
      const stroke = () =>
        page
          .locator('.brush-stroke')
          .first()
          .evaluate((word) => getComputedStyle(word, '::before').backgroundColor);
      const before = await stroke();
      await expect(sentence(page)).toHaveCount(0);

      await swatch(page, 'Plaster').check();
      await expect(about(page)).toHaveCSS('background-color', rgb('plaster'));
      await page.keyboard.press('ArrowRight');
      await expect(about(page)).toHaveCSS('background-color', rgb('terracotta'));
      await expect(about(page)).toHaveCSS('color', rgb('paper'));
      await expect.poll(stroke).not.toBe(before);
      await expect(sentence(page)).toHaveText('Was it Terracotta? Bring a cushion.');

      await swatch(page, content.pages.home.wallColour ?? '').check();
      await expect(about(page)).toHaveCSS('background-color', chalk);
      await expect.poll(stroke).toBe(before);
      await expect(sentence(page)).toHaveCount(0);
    },
  );
});

test('with each paint, text is readable and axe finds nothing', async ({ page, content }) => {
  await open(page, '/');
  const [own, ...paints] = await swatches(page)
    .getByRole('radio')
    .evaluateAll((all: HTMLInputElement[]) =>
      all.map(({ labels }) => labels?.[0]?.textContent?.trim() ?? ''),
    );
  expect(own).toBe(content.pages.home.wallColour);
  for (const name of paints) {
    await swatch(page, name).check();
    await expect(sentence(page)).toContainText(name);
    // Axe reads no background of a pseudo-element.
    const [text = '', stroke = ''] = await page
      .locator('.brush-stroke')
      .first()
      .evaluate((word) => [getComputedStyle(word).color, getComputedStyle(word, '::before').backgroundColor]);
    expect.soft(contrast(text, stroke), `the stroke in ${name}`).toBeGreaterThanOrEqual(4.5);
    await test.step(`axe, with ${name}`, () => expectNoViolations(page, 'main'));
  }
});

test('thanks for an enquiry in the paint, and asks for nothing more', async ({ page }) => {
  await page.goto('/');
  await swatch(page, 'Fig').check();
  await fillIn(page);
  await sendButton(page).click();
  const strokeOf = (word: Element) => getComputedStyle(word, '::before').backgroundColor;
  expect(await thankYou(page).locator('span').evaluate(strokeOf)).toBe(rgb('fig'));
  await expect(sentence(page)).toHaveCount(0);
});

test('neither print nor forced colours take the paint, but for the photos in forced colours', async ({
  page,
}) => {
  await page.goto('/');
  await swatch(page, 'Fig').check();
  await page.emulateMedia({ media: 'print' });
  await expect(about(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(about(page)).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(sentence(page)).toHaveCount(0);
  await page.emulateMedia({ media: 'screen', forcedColors: 'active', colorScheme: 'dark' });
  await expect(about(page)).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await expect(sentence(page)).toBeVisible();
  const paint = Buffer.from(colourToken('fig').slice(1), 'hex');
  expect(Math.abs(((await colourAt(page, 0.45))[0] ?? 0) - (paint[0] ?? 0))).toBeLessThan(6);
});
