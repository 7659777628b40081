import { randomUUID } from 'node:crypto';
import { field, fillIn, sendButton, thankYou } from '../../support/fill-enquiry';
import { enquiriesFrom } from '../../support/form-service';
import { recordEnquiry, test } from '../../support/mock-form-service';
import { expect, phone } from '../../support/test';

// The page that the service redirects to is on another origin.
test.use({ ...phone, javaScriptEnabled: false });

test('the browser expands the privacy note, validates the form and submits it', async ({ page, content }) => {
  await page.goto('/contact');
  const note = page.getByRole('paragraph').filter({ hasText: 'for a year, to answer you' });
  await expect(note).toBeHidden();
  await page.getByText('What we keep').click();
  await expect(note).toBeVisible();
  for (const paragraph of content.pages.contact.privacy.text)
    await expect(page.getByText(paragraph, { exact: true })).toBeVisible();

  const enquiry = {
    name: 'Jo Reader',
    email: `${randomUUID()}@example.com`,
    message: 'Two lines,\nno script.',
  };
  const mistakes: Record<string, string[]> = { name: ['', '  '], email: ['', 'no address', 'jo@example'] };
  for (const [name, value] of Object.entries(enquiry)) {
    for (const invalid of mistakes[name] ?? ['']) {
      await field(page, name).fill(invalid);
      await sendButton(page).click();
      await expect(field(page, name)).toBeFocused();
    }
    await field(page, name).fill(value);
  }
  await sendButton(page).click();
  await expect(thankYou(page)).toBeVisible();
  expect(enquiriesFrom(enquiry.email)).toMatchObject([{ ...enquiry, message: 'Two lines,\nno script.' }]);
});

test('the form service can redirect to a page on another host', async ({ page, service }) => {
  const elsewhere = 'http://site.localhost:3100/contact';
  service.respond = (_request, response) => response.writeHead(302, { Location: elsewhere }).end();
  await page.goto('/contact');
  await fillIn(page);
  await sendButton(page).click();
  await expect(page).toHaveURL(elsewhere);
  expect(service.postCount).toBe(1);
});

test('form services get what docs/enquiries.md promises', async ({ page, service }) => {
  const expectPromised = recordEnquiry(service);
  await page.goto('/contact');
  const enquiry = await fillIn(page, 'Please paint my "shed".');
  await sendButton(page).click();
  await expectPromised(enquiry, false);
});
