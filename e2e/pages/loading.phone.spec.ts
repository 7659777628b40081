import { sendButton } from '../support/enquiry-form';
import { expect, routes, test, waitForHydration } from '../support/test';

for (const route of routes) {
  test(`${route} requests no script before it has loaded, and hydrates after that`, async ({ page }) => {
    // Delays the load event.
    await page.route('**/*.avif', async (request) => {
      await page.waitForTimeout(300);
      await request.continue();
    });
    await page.goto(route);
    await waitForHydration(page);
    const early = await page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation');
      return performance
        .getEntriesByType('resource')
        .filter(
          ({ name, startTime }) => name.endsWith('.js') && startTime < (visit?.loadEventStart ?? Infinity),
        )
        .map(({ name }) => name);
    });
    expect(early).toEqual([]);
    // Photos further down may still be loading.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('scripts are requested together, at low priority', async ({ page }) => {
  let loading = 0;
  const counts: number[] = [];
  await page.route('**/*.js', async (route) => {
    counts.push(++loading);
    await page.waitForTimeout(100);
    loading--;
    await route.continue();
  });
  await page.goto('/terms');
  await waitForHydration(page);
  expect(counts.length).toBeGreaterThan(5);
  // The page data is alone, because it lists the others.
  expect(Math.max(...counts)).toBe(counts.length - 1);
  for (const request of await page.locator('link[rel=preload][as=script]').all()) {
    await expect(request).toHaveAttribute('fetchpriority', 'low');
  }
});

test('a page whose browser is never idle hydrates', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (task, { timeout } = {}) =>
      timeout ? Number(setTimeout(task, timeout)) : 0;
  });
  await page.goto('/contact');
  await waitForHydration(page);
});

test('hydration runs no script again', async ({ page }) => {
  await page.goto('/contact');
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  const sources = await page
    .locator('script[src]')
    .evaluateAll((all: HTMLScriptElement[]) => all.map(({ src }) => src));
  expect(sources.length).toBeGreaterThan(5);
  expect(sources).toEqual([...new Set(sources)]);
});

test('no stylesheet is requested', async ({ page }) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.css')) sheets.push(request.url());
  });
  await page.goto('/contact');
  await waitForHydration(page);
  await sendButton(page).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  expect(sheets).toEqual([]);
});
