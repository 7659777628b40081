import { expect, open, routes, test } from './test';

/** The margins that browsers give a page by themselves. */
const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };

const countOf = (pdf: string, part: RegExp) => (pdf.match(part) ?? []).length;

for (const route of routes) {
  test(`${route} prints without what is for the screen, and with its photos`, async ({ page }) => {
    await open(page, route);
    const photos = await page.getByRole('main').locator('img').count();
    const pdf = (await page.pdf({ format: 'A4', margin, printBackground: false })).toString('latin1');
    expect(countOf(pdf, /\/Subtype \/Image\b/g)).toBe(photos);
    if (route === '/terms') expect(countOf(pdf, /\/Type \/Page\b/g)).toBe(1);

    await page.emulateMedia({ media: 'print' });
    for (const landmark of ['banner', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toBeHidden();
    }
    await expect(page.getByRole('region', { name: 'At a glance' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // What is written in the colour of paper needs its ground.
    await expect(page.locator('body')).toHaveCSS('print-color-adjust', 'exact');
  });
}

test('what a photo of the gallery shows is printed under it', async ({ page }) => {
  await open(page, '/gallery');
  await page.emulateMedia({ media: 'print' });
  const cell = page.getByRole('list', { name: 'Photos' }).getByRole('listitem').first();
  const photo = await cell.getByRole('img').boundingBox();
  const caption = await cell.locator('p').boundingBox();
  expect(caption?.y).toBeGreaterThanOrEqual((photo?.y ?? 0) + (photo?.height ?? Infinity) - 1);
});
