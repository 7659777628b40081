import { expect, routes, test } from './test';

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
