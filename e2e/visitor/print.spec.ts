import type { Request } from '@playwright/test';
import { distinctPages, expect, open, test } from '../support/test';

/** The default margins of browsers. */
const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };

test('pages print their photos and how to reach the business', async ({ page, content, siteUrl }) => {
  const { name, phone, email, address } = content.business;
  const contacts = [phone.text, email, siteUrl, ...Object.values(address ?? {})];
  const loading = new Set<Request>();
  page.on('request', (request) => request.resourceType() === 'image' && loading.add(request));
  page.on('requestfinished', (request) => loading.delete(request));
  for (const route of distinctPages) {
    await page.emulateMedia({ media: null });
    await open(page, route);
    const photos = await page.getByRole('main').locator('img').count();
    // Chromium prints without the photos that are still loading, and waits only for those that it has not requested yet.
    await expect.poll(() => loading.size).toBe(0);
    const pdf = (await page.pdf({ format: 'A4', margin, printBackground: false })).toString('latin1');
    expect(pdf.match(/\/Subtype \/Image\b/g) ?? []).toHaveLength(photos);
    const sheets = pdf.match(/\/Type \/Page\b/g)?.length;
    if (route === '/terms') expect(sheets).toBe(1);
    if (route === '/gallery') expect(sheets).toBeLessThan(photos / 2.5);

    await page.emulateMedia({ media: 'print' });
    const interactive = page.locator(
      'header, footer, nav, button, [aria-label="At a glance"], [href="#content"]',
    );
    await expect(interactive.filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The name and the number are at the top, and at the foot with the rest.
    for (const text of [name, phone.text]) {
      const box = await page.getByText(text).filter({ visible: true }).first().boundingBox();
      expect(box?.y).toBeLessThan(50);
    }
    for (const contact of contacts) {
      await expect(page.getByText(contact).filter({ visible: true }).first()).toBeVisible();
    }
  }
});

test('all photos are requested for printing in WebKit, which does not do it by itself', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'vendor', { value: 'Apple Computer, Inc.' }),
  );
  // Most of them are far below the screen.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/gallery');
  const countMissing = () =>
    page.evaluate(() => [...document.images].filter(({ complete }) => !complete).length);
  expect(await countMissing()).toBeGreaterThan(0);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect.poll(countMissing).toBe(0);
});
