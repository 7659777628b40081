import { sendButton } from '../support/enquiry-form';
import { waitForFrames } from '../support/states';
import { expect, hold, test, waitForHydration } from '../support/test';

test('scripts are requested after the page has loaded, and run once', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  // Delays the load event.
  const release = await hold(page, '**/*.avif');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await waitForFrames(page);
  expect(scripts).toEqual([]);
  release();
  await waitForHydration(page);
  await sendButton(page).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  const elements = page.locator('script[src]');
  const sources = await elements.evaluateAll((all: HTMLScriptElement[]) => all.map(({ src }) => src));
  expect(sources.length).toBeGreaterThan(5);
  expect(sources).toEqual([...new Set(sources)]);
});

test('only the first photo of a page loads eagerly', async ({ page }) => {
  for (const route of ['/gallery', '/']) {
    await page.goto(route);
    const photos = page.getByRole('main').locator('img');
    await expect(photos.and(page.locator('[loading="eager"]'))).toHaveCount(1);
    await expect(photos.first()).toHaveAttribute('loading', 'eager');
  }
  const hero = page.locator('img[fetchpriority="high"]');
  await expect(hero).toHaveCount(1);
  expect(await hero.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/wide.*\.avif$/);
});
