import { field, fillFields, fillIn, sendButton, thankYou } from '../support/fill-enquiry';
import { enquiriesFrom } from '../support/form-service';
import { test } from '../support/mock-form-service';
import { expect } from '../support/test';

// The page that the service redirects to is on another origin.
test.use({ javaScriptEnabled: false, allowedErrors: /request to .*:3101/ });

test('the browser expands the privacy note, validates the form and submits it', async ({ page }) => {
  await page.goto('/contact');
  const note = page.getByRole('paragraph').filter({ hasText: 'for a year, to answer you' });
  await expect(note).toBeHidden();
  await page.getByText('What we keep').click();
  await expect(note).toBeVisible();

  const enquiry = await fillIn(page, 'Two lines,\nno script.');
  await fillFields(page, { email: 'no address' });
  await sendButton(page).click();
  await expect(page).toHaveURL('/contact');
  await field(page, 'Email').fill(enquiry.email);
  await sendButton(page).click();
  await expect(thankYou(page)).toBeVisible();
  expect(enquiriesFrom(enquiry.email)).toMatchObject([{ ...enquiry, message: 'Two lines,\r\nno script.' }]);
});

test('the form service can redirect to a page on another host', async ({ page, service }) => {
  const elsewhere = 'http://localhost:3101/painting/contact';
  service.respond = (_request, response) => response.writeHead(302, { Location: elsewhere }).end();
  await page.goto('/contact');
  await fillIn(page);
  await sendButton(page).click();
  await expect(page).toHaveURL(elsewhere);
  expect(service.postCount).toBe(1);
});
