import { expect, open, test } from '../support/test';

test('what a business does not have takes no room, and has no page', async ({ page, request }) => {
  await open(page, './');
  // Hero, About, services and contact.
  await expect.soft(page.locator('main > section')).toHaveCount(4);
  await expect
    .soft(page.getByRole('link', { name: /testimonials|reviews?|photos|whatsapp|map/i }))
    .toHaveCount(0);
  await expect.soft(page.getByText(/Follow Us|No\. 1|undefined/)).toHaveCount(0);
  for (const path of ['./testimonials', './testimonials/', './admin'])
    expect.soft((await request.get(path)).status(), path).toBe(404);
});
