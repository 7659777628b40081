import { field, fillFields, fillIn, sendButton, thankYou } from '../support/enquiry-form';
import { enquiriesFrom } from '../support/form-service';
import { test } from '../support/mock-form-service';
import { expect } from '../support/test';

// The page that the service redirects to is on another origin.
test.use({ javaScriptEnabled: false, allowedErrors: /request to .*\/thanks$/ });

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

test('the form service can redirect to a page on another host', async ({ page, service, servicePort }) => {
  service.respond = ({ method }, response) =>
    method === 'POST'
      ? response.writeHead(302, { Location: `http://localhost:${servicePort}/thanks` }).end()
      : response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Thanks</h1>');
  await page.goto('/contact');
  await fillIn(page);
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: 'Thanks' })).toBeVisible();
  expect(service.postCount).toBe(1);
});
