import { sendButton } from '../support/enquiry-form';
import { expect, test, waitForHydration } from '../support/test';

test('no script is requested before the page has loaded, and it hydrates after that', async ({ page }) => {
  // Delays the load event.
  await page.route('**/*.avif', async (request) => {
    await page.waitForTimeout(300);
    await request.continue();
  });
  await page.goto('/');
  await waitForHydration(page);
  const early = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation');
    const loaded = visit instanceof PerformanceNavigationTiming ? visit.loadEventStart : Infinity;
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < loaded)
      .map(({ name }) => name);
  });
  expect(early).toEqual([]);
  // Photos further down may still be loading.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('hydration runs no script again, and no stylesheet is requested', async ({ page }) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.css')) sheets.push(request.url());
  });
  await page.goto('/contact');
  await waitForHydration(page);
  await sendButton(page).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const sources = await page
    .locator('script[src]')
    .evaluateAll((all: HTMLScriptElement[]) => all.map(({ src }) => src));
  expect(sources.length).toBeGreaterThan(5);
  expect(sources).toEqual([...new Set(sources)]);
  expect(sheets).toEqual([]);
});

test('only the photo of the hero loads eagerly, with high priority', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('img[loading="eager"]')).toHaveCount(1);
  const hero = page.locator('img[fetchpriority="high"]');
  await expect(hero).toHaveCount(1);
  await expect
    .poll(() => hero.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/wide.*\.avif$/);
});
