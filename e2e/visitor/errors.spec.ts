import { expect, missingPage, test } from '../support/test';

test.use({ allowedErrors: /404 \(Not Found\)/ });

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
