import { expect, missingPage, test } from '../support/test';

test.use({ allowedErrors: /404 \(Not Found\)/ });

for (const [address, meant] of [
  ['/Gallery', '/gallery'],
  ['/CONTACT?from=van#contact', '/contact?from=van#contact'],
  ['/contact.', '/contact'],
  ['/terms%E2%80%9D)', '/terms'],
] as const) {
  test(`${address} redirects to the page that was probably meant`, async ({ page }) => {
    await page.goto('/services');
    await page.goto(address);
    await expect(page).toHaveURL(meant);
    await page.goBack();
    await expect(page).toHaveURL('/services');
  });
}

for (const address of ['/-', '/%D8%B9%D8%B1%D8%B6']) {
  test(`${address} is the 404 page, although it is like no other address than that of the home page`, async ({
    page,
  }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page).toHaveURL(address);
  });
}

test('the 404 page logs the missing address', async ({ page }) => {
  const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.goto(missingPage);
  expect((await warning).text()).toBe(`404 ${missingPage}`);
});
