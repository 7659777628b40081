import { fillIn, sendButton } from '../support/enquiry-form';
import { enquiriesFrom, expect, routes, test, waitForHydration } from '../support/test';

for (const route of routes) {
  test(`${route} requests no script before it has loaded, and hydrates after that`, async ({ page }) => {
    const early: string[] = [];
    let loaded = false;
    page.on('load', () => (loaded = true));
    page.on('request', (request) => {
      if (!loaded && request.resourceType() === 'script') early.push(request.url());
    });
    // Delays the load event.
    await page.route('**/*.avif', async (request) => {
      await page.waitForTimeout(300);
      await request.continue();
    });
    await page.goto(route);
    expect(early).toEqual([]);
    await waitForHydration(page);
    // Photos further down may still be loading.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('scripts are requested one after another', async ({ page }) => {
  let loading = 0;
  const counts: number[] = [];
  await page.route('**/*.js', async (route) => {
    counts.push(++loading);
    await page.waitForTimeout(50);
    loading--;
    await route.continue();
  });
  await page.goto('/terms');
  await waitForHydration(page);
  expect(counts.length).toBeGreaterThan(5);
  expect(Math.max(...counts)).toBe(1);
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

test.describe('a script that fails to load', () => {
  test.use({ allowedErrors: /Failed to load resource/ });

  test('leaves the page as it is, and the form to the browser', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.goto('/contact');
    await failed;
    const { email } = await fillIn(page);
    await sendButton(page).click();
    await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
    expect(enquiriesFrom(email)).toHaveLength(1);
  });
});
