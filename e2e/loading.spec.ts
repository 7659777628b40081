import type { Page } from '@playwright/test';
import { fillIn, field, sendButton, toast } from './enquiry-form';
import { endpoint, expect, holdScripts, open, routes, test } from './test';

for (const route of routes) {
  test(`${route} fetches no script before it has loaded, and then all it needs`, async ({ page }) => {
    const early: string[] = [];
    let loaded = false;
    page.on('load', () => (loaded = true));
    page.on('request', (request) => {
      if (!loaded && request.resourceType() === 'script') early.push(request.url());
    });
    // Keeps the page from having loaded for long enough to notice.
    await page.route('**/*.avif', async (request) => {
      await page.waitForTimeout(300);
      await request.continue();
    });
    await page.goto(route);
    expect(early).toEqual([]);
    await expect(page.locator('[popovertarget]')).toHaveAttribute('aria-expanded', 'false');
    // Photos further down may still be waiting.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('the first sign of a visitor fetches the scripts at once', async ({ page }) => {
  // A picture that never comes keeps the page from having loaded.
  await page.route('**/*.avif', () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const control = page.locator('[popovertarget]');
  await expect(control).not.toHaveAttribute('aria-expanded');
  await page.keyboard.press('Tab');
  await expect(control).toHaveAttribute('aria-expanded', 'false');
});

test('just after the paint no script keeps a press waiting', async ({ page }) => {
  await open(page, '/');
  const delay = await page.evaluate(() => {
    const script = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.js'));
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return Number(script?.startTime) - Number(paint?.startTime);
  });
  expect(delay).toBeGreaterThan(250);
});

test.describe('a press on the menu', () => {
  /** Waits until the scripts have taken over; how long after the last press each of them was fetched. */
  async function delaysAfterPress(page: Page) {
    await expect(page.locator('[popovertarget]')).toHaveAttribute('aria-expanded', 'true');
    return page.evaluate(() => {
      const starts = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime);
      return starts.map((start) => start - Number(document.documentElement.dataset.pressed));
    });
  }

  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const note = () => (document.documentElement.dataset.pressed = `${performance.now()}`);
      addEventListener('touchend', note, true);
    }),
  );

  test('a press is answered before it has the scripts fetched', async ({ page }) => {
    // A picture that never comes keeps the page from having loaded.
    await page.route('**/*.avif', () => {});
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('[popovertarget]').tap();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    const delays = await delaysAfterPress(page);
    expect(Math.min(...delays)).toBeGreaterThan(250);
  });

  test('scripts that are on their way wait while a press is answered', async ({ page }) => {
    let answer = () => {};
    const pressed = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/_next/static/pages/*.js', async (request) => {
      await pressed;
      await request.continue();
    });
    const first = page.waitForRequest('**/_next/static/pages/*.js');
    await page.goto('/');
    await first;
    await page.locator('[popovertarget]').tap();
    answer();
    const [before, ...after] = await delaysAfterPress(page);
    expect(before).toBeLessThan(0);
    expect(Math.min(...after)).toBeGreaterThan(250);
  });
});

test('the rest of the style sheet comes with the scripts, once', async ({ page }) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url());
  });
  await open(page, '/');
  expect(sheets).toHaveLength(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible();
  expect(sheets).toHaveLength(1);
});

test.describe('without the rest of the style sheet', () => {
  test.use({ allowedErrors: /Failed to load resource/ });

  test('the scripts come all the same', async ({ page }) => {
    await page.route('**/*.css', (route) => route.abort());
    await page.goto('/');
    await expect(page.locator('[popovertarget]')).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('without the code of the tooltip', () => {
  test.use({ allowedErrors: /Failed to load resource/ });

  test('its control works as with it', async ({ page }) => {
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    await page.route('**/*.js', (route) => route.abort());
    const pause = page.getByRole('checkbox', { name: 'Pause the moving text' });
    await pause.focus();
    await page.keyboard.press('Space');
    await expect(pause).toBeChecked();
    await expect(pause).toBeFocused();
  });

  test('the button of the toast keeps the focus when it comes', async ({ page }) => {
    await open(page, '/contact');
    await page.waitForLoadState('networkidle');
    const release = await holdScripts(page);
    await page.route(endpoint, (route) => route.abort());
    await fillIn(page);
    await field(page, 'Message').press('Tab');
    await sendButton(page).press('Enter');
    const close = toast(page).getByRole('button', { name: 'Close' });
    await close.focus();
    release();
    await expect(page.getByRole('checkbox', { name: 'Pause the moving text' })).toHaveAttribute('data-state');
    // React lets up to 300 ms pass between two of the parts that come late.
    await page.waitForTimeout(500);
    await expect(close).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toast(page)).toBeHidden();
  });
});
