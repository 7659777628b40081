import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { generatedDirectoryFor } from '@/lib/content/directories';
import { listFiles } from '@/scripts/utils/files';
import { expect, open, test } from '../support/test';

/* What only a business has that fills in every field. */

test('the contact page has every way to reach the business', async ({ page }) => {
  await open(page, './contact');
  const main = page.getByRole('main');
  for (const [name, address] of [
    ['0191 498 0199', 'tel:+441914980199'],
    ['07700 900461', 'tel:+447700900461'],
    ['WhatsApp', 'https://wa.me/447700900872'],
    ['office@whitby-painting.example.org', 'mailto:office@whitby-painting.example.org'],
    ['Find us on a map', 'https://maps.example.org/whitby'],
    ['Facebook', 'https://facebook.example.org/whitby'],
    ['Instagram', 'https://instagram.example.org/whitby'],
    ['Nextdoor', 'https://nextdoor.example.org/whitby'],
  ] as const) {
    await expect.soft(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
  }
  await expect(main.getByText('Monday to Friday 7am to 5pm\nSaturday by arrangement')).toBeVisible();
  await expect(main.locator('address')).toContainText('4 Ropery Yard');
  const footer = page.getByRole('contentinfo');
  for (const text of ['07654321', '4 Ropery Yard, Whitby YO22 4DE (registered in', 'GB 987 6543 21'])
    await expect(footer).toContainText(text);

  for (const part of [main, footer]) {
    const links = part.locator('ul').filter({ hasText: 'Nextdoor' }).last().getByRole('link');
    const icons = await links.locator('svg').evaluateAll((all) => all.map(({ innerHTML }) => innerHTML));
    expect(new Set(icons).size).toBe(3);
  }
});

test('the home page has the captioned photo, equally tall figures and testimonials, and the logo', async ({
  page,
}) => {
  await open(page, './');
  await expect
    .soft(page.locator('figcaption').filter({ hasText: 'The whole team' }))
    .not.toContainText('Storr');

  const cards = page.locator('#testimonials').getByRole('listitem');
  const boxes = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect()));
  // Five, of which the first is as wide as two.
  const tops = boxes.map(({ top }) => Math.round(top));
  expect.soft(tops).toEqual([tops[0], tops[0], tops[2], tops[2], tops[2]]);
  for (const [index, { height }] of boxes.entries())
    expect.soft(height).toBeCloseTo(boxes[index < 2 ? 0 : 2]?.height ?? 0, 0);

  // One of them has two words.
  await page.setViewportSize({ width: 390, height: 844 });
  const figures = page.getByRole('definition');
  const heights = await figures.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
  expect.soft(heights).toEqual(Array(3).fill(heights[0]));

  const logo = page.getByRole('banner').getByRole('img', { name: 'Whitby Painting Company' });
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('the editor saves in the repository of the clone, and its files are where its scripts look', async ({
  request,
  contentDirectory,
}) => {
  expect(await (await request.get('./admin')).text()).toContain('"repository":"sam/website"');
  const directory = `${generatedDirectoryFor(contentDirectory)}/published/_next/static/editor`;
  const files = listFiles(directory)
    .filter((script) => script.endsWith('.js'))
    .flatMap((script) => {
      const text = readFileSync(`${directory}/${script}`, 'utf8');
      const urls = text.matchAll(/new URL\(["`]([\w./-]+)["`],\s*import\.meta\.url\)/g);
      return [...urls].map(([, file = '']) => path.join(directory, path.dirname(script), file));
    });
  expect(files).toContainEqual(expect.stringMatching(/webp_enc_simd-.*wasm$/));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
