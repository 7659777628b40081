import { field, fillFields, sendButton, thankYou } from '../support/enquiry-form';
import { enquiriesFrom } from '../support/form-service';
import { expect, test } from '../support/test';

/* The menu and the banner are the browser's in any case: what they do before hydration is tested in e2e/navigation and e2e/browsers. */

test.use({ javaScriptEnabled: false });

test('the browser expands the privacy note, validates the form and submits it', async ({ page }) => {
  await page.goto('/contact');
  const note = page.getByRole('paragraph').filter({ hasText: 'for a year, to answer you' });
  await expect(note).toBeHidden();
  await page.getByText('What we keep').click();
  await expect(note).toBeVisible();

  const email = 'no-script@example.com';
  await fillFields(page, { name: 'Jo Reader', email: 'no address', message: 'Two lines,\nno script.' });
  await sendButton(page).click();
  await expect(page).toHaveURL('/contact');
  await field(page, 'Email').fill(email);
  await sendButton(page).click();
  await expect(thankYou(page)).toBeVisible();
  const enquiry = { name: 'Jo Reader', message: 'Two lines,\r\nno script.' };
  expect(enquiriesFrom(email).at(-1)).toMatchObject(enquiry);
});
