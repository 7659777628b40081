import { expect, type Page } from '@playwright/test';
import type { ContentFiles } from '@/lib/content/types';
import { expectReadableText } from './axe';

/** The default margins of browsers. */
const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };

/** Prints the page, and returns its numbers of photos and of sheets. */
async function print(page: Page) {
  // Chromium prints no photos that are still loading.
  await page.locator('img').evaluateAll((all: HTMLImageElement[]) =>
    Promise.all(
      all.map((image) => {
        image.loading = 'eager';
        return image.decode();
      }),
    ),
  );
  const pdf = (await page.pdf({ format: 'A4', margin, printBackground: false })).toString('latin1');
  const count = (pattern: RegExp) => pdf.match(pattern)?.length ?? 0;
  return { photos: count(/\/Subtype \/Image\b/g), sheets: count(/\/Type \/Page\b/g) };
}

/** Expects that the page loads all its photos for printing: WebKit prints only those that are loaded. */
export async function expectPhotosInPrint(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const photos = page.getByRole('main').locator('img');
  const countMissing = () =>
    photos.evaluateAll((all: HTMLImageElement[]) => all.filter((photo) => !photo.naturalWidth).length);
  await expect.poll(countMissing).toBe(0);
}

/** Expects that a page prints its photos, readable text and contact details, on few sheets. */
export async function expectPrinted(page: Page, { business }: ContentFiles, siteUrl: string) {
  const { name, phone, email, address } = business;
  const photos = await page.getByRole('main').locator('img').count();
  const printed = await print(page);
  expect(printed.photos).toBe(photos);
  if (page.url().endsWith('/terms')) expect(printed.sheets).toBe(1);
  if (page.url().endsWith('/gallery')) expect(printed.sheets).toBeLessThan(photos / 2.5);

  await page.emulateMedia({ media: 'print' });
  const interactive = page.locator(
    'header, footer, nav:not([aria-label="Photos by colour"]), button, [aria-label="At a glance"], [href="#content"], :text("Follow us")',
  );
  await expect(interactive.filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The name and the number are at the top, and in the foot with the rest.
  for (const text of [name, phone.text]) {
    const box = await page.getByText(text).filter({ visible: true }).first().boundingBox();
    expect(box?.y).toBeLessThan(50);
  }
  for (const contact of [phone.text, email, siteUrl, ...Object.values(address ?? {})]) {
    await expect(page.getByText(contact).filter({ visible: true }).first()).toBeVisible();
  }
  // Browsers print backgrounds only with `print-color-adjust: exact`.
  await page.locator('body, body *').evaluateAll((all: HTMLElement[]) => {
    for (const element of all) {
      const { printColorAdjust } = getComputedStyle(element);
      if (printColorAdjust !== 'exact') element.style.setProperty('background', 'none', 'important');
    }
  });
  await expectReadableText(page);
}
