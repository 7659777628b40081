import { expect, test } from '../support/test';

test.use({ allowedErrors: /status of 404/ });

for (const path of ['/no-such-page', '/services/none', '/gallery/deep/down.html']) {
  test(`${path} returns the 404 page with a link to the home page`, async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('region', { name: 'At a glance' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', 'noindex');
    await expect.poll(() => logged.join('\n')).toContain(path.replace('.html', ''));

    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('between Kendal & Ambleside');
    await expect(page).toHaveURL('/');
  });
}
