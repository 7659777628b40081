import { enquiriesFrom } from '../support/form-service';
import { expect, test } from '../support/test';

/* The menu and the banner are the browser's in any case: what they do before hydration is tested in e2e/navigation and e2e/browsers. */

test.use({ javaScriptEnabled: false });

test('the privacy note can be expanded', async ({ page }) => {
  await page.goto('/contact');
  const note = page.getByRole('paragraph').filter({ hasText: 'for a year, to answer you' });
  await expect(note).toBeHidden();
  await page.getByText('What we keep').click();
  await expect(note).toBeVisible();
});

test('the browser validates the form and submits it', async ({ page }) => {
  await page.goto('/contact');
  const send = page.getByRole('button', { name: 'Send Message' });
  const email = 'no-script@example.com';
  await page.getByRole('textbox', { name: 'Name' }).fill('Jo Reader');
  await page.getByRole('textbox', { name: 'Email' }).fill('no address');
  await page.getByRole('textbox', { name: 'Message' }).fill('Two lines,\nno script.');
  await send.click();
  await expect(page).toHaveURL('/contact');

  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await send.click();
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  expect(enquiriesFrom(email).at(-1)).toMatchObject({
    name: 'Jo Reader',
    message: 'Two lines,\r\nno script.',
  });
});
