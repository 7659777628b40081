import type { Page } from '@playwright/test';
import { field, fillIn, sendButton, thankYou, toast } from '../support/enquiry-form';
import { endpoint, enquiriesFrom } from '../support/form-service';
import { expect, open, test } from '../support/test';

/* Leaving the page while the hydrated form sends an enquiry. */

/** Sends an enquiry to a service that does not answer, follows a link, and answers the browser's question. */
async function leaveWhileSending(page: Page, answer: 'accept' | 'dismiss') {
  let respond = () => {};
  const responded = new Promise<void>((resolve) => (respond = resolve));
  await page.route(endpoint, async (route) => {
    await responded;
    await route.continue();
  });
  await open(page, '/contact');
  const enquiry = await fillIn(page);
  await sendButton(page).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();

  const asked = page.waitForEvent('dialog');
  const clicked = page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog[answer]();
  await clicked;
  return { enquiry, respond };
}

test('a visitor who stays sees the result, and then leaves without a question', async ({ page }) => {
  const { enquiry, respond } = await leaveWhileSending(page, 'dismiss');
  await expect(page).toHaveURL('/contact');
  respond();
  await expect(thankYou(page)).toBeVisible();
  expect(enquiriesFrom(enquiry.email)).toHaveLength(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
  await expect(page).toHaveURL('/gallery');
});

test('a visitor who leaves is told on return that sending failed, until that is dismissed', async ({
  page,
}) => {
  const { enquiry } = await leaveWhileSending(page, 'accept');
  await expect(page).toHaveURL('/gallery');
  await open(page, '/contact');
  await expect(toast(page)).toBeVisible();
  await expect(field(page, 'Message')).toHaveValue(enquiry.message);
  await toast(page).getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(field(page, 'Message')).toHaveValue(enquiry.message);
  await expect(toast(page)).toBeHidden();
});
