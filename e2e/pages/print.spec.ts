import type { Locator } from '@playwright/test';
import { distinctPages, expect, open, test } from '../support/test';

/** The default margins of browsers. */
const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };

async function expectCaptionBelow(photos: Locator) {
  const item = photos.getByRole('listitem').first();
  const photo = await item.getByRole('img').boundingBox();
  const caption = await item.locator('p').boundingBox();
  expect(caption?.y).toBeGreaterThanOrEqual((photo?.y ?? 0) + (photo?.height ?? Infinity) - 1);
}

const countMatches = (pdf: string, pattern: RegExp) => (pdf.match(pattern) ?? []).length;

test('pages print their content, their photos and how to reach the business, without navigation', async ({
  page,
  content,
}) => {
  for (const route of distinctPages) {
    await page.emulateMedia({ media: null });
    await open(page, route);
    const photos = await page.getByRole('main').locator('img').count();
    const pdf = (await page.pdf({ format: 'A4', margin, printBackground: false })).toString('latin1');
    expect(countMatches(pdf, /\/Subtype \/Image\b/g)).toBe(photos);
    if (route === '/terms') expect(countMatches(pdf, /\/Type \/Page\b/g)).toBe(1);

    await page.emulateMedia({ media: 'print' });
    for (const landmark of ['banner', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toBeHidden();
    }
    await expect(page.getByRole('region', { name: 'At a glance' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { phone, email } = content.business;
    for (const contact of [phone, email]) {
      await expect(page.getByText(contact).filter({ visible: true }).first()).toBeVisible();
    }
    // White text is unreadable without its background.
    await expect(page.locator('body')).toHaveCSS('print-color-adjust', 'exact');
    if (route === '/gallery') await expectCaptionBelow(page.getByRole('list', { name: 'Photos' }));
  }
});
