import { expect, missingPage, test } from '../support/test';

test.use({ allowedErrors: /not a valid name|Minified React error|404 \(Not Found\)/ });

// `main` is rendered by every page, `body` by the root layout.
for (const [part, element] of Object.entries({ 'a page': 'main', 'the root layout': 'body' })) {
  test(`when ${part} fails, an error page shows why and how to continue`, async ({ page, content }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    // The scripts render what the page data describes: here, an element that no browser can create.
    await page.route('**/_next/static/page-data/*.js', async (route) => {
      const response = await route.fetch();
      const pageData = await response.text();
      const created = `\\"${element}\\",null`;
      expect(pageData).toContain(created);
      const headers = { ...response.headers(), 'cache-control': 'no-store' };
      await route.fulfill({ headers, body: pageData.replaceAll(created, '\\"not a tag\\",null') });
    });
    await page.goto('/gallery');
    // It hydrates for the tooltip.
    await page.getByRole('button', { name: 'Menu' }).hover();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
    await expect(page).toHaveTitle(part === 'a page' ? /^Rooms We Painted/ : 'Unexpected Application Error!');
    await expect(page.getByText('is not a valid name')).toBeVisible();
    await expect(page.locator('meta[name="viewport"]')).toHaveAttribute('content', /width=device-width/);
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    const call = page.getByRole('link', { name: `Call ${content.business.phone.text}` });
    await expect(call).toHaveAttribute('href', /^tel:\+44\d+$/);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rooms We Painted');
  });
}

for (const [address, meant] of [
  ['/Gallery', '/gallery'],
  ['/CONTACT?from=van#contact', '/contact?from=van#contact'],
  ['/contact.', '/contact'],
  ['/terms%E2%80%9D)', '/terms'],
] as const) {
  test(`${address} opens the page that was meant`, async ({ page }) => {
    await page.goto(address);
    await expect(page).toHaveURL(meant);
  });
}

test('the 404 page logs the missing address', async ({ page }) => {
  const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.goto(missingPage);
  expect((await warning).text()).toBe(`404 ${missingPage}`);
});
