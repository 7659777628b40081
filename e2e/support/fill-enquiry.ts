import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { enquiriesFrom } from './form-service';

type Enquiry = { name: string; email: string; message: string };

export const field = (page: Page, name: string) => page.getByRole('textbox', { name });

export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Message' });

export const sendingButton = (page: Page) => page.getByRole('button', { name: 'Sending...' });

export const thankYou = (page: Page) => page.getByRole('heading', { name: 'Thank You!' });

export const toast = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: 'Failed to send message. Please try again.' });

/** Says that the enquiry may or may not have arrived: in the form, covering nothing. */
export const unknownNote = (page: Page) =>
  page.getByRole('form').getByRole('status').filter({
    hasText:
      "We can't tell whether your message has arrived. If you have seen a thank-you page, it has. Otherwise send it again, or call",
  });

export async function fillFields(page: Page, values: Partial<Enquiry>) {
  for (const [name, value] of Object.entries(values)) {
    // In Firefox, Playwright appends to an email field that has a value.
    if (name === 'email') await field(page, name).clear();
    await field(page, name).fill(value);
  }
}

export async function expectFields(page: Page, values: Partial<Enquiry>) {
  for (const [name, value] of Object.entries(values)) await expect(field(page, name)).toHaveValue(value);
}

/** Fills in the form with a unique email address and returns the values. */
export async function fillIn(page: Page, message = 'Please paint my "shed" 🎨.\nIt is <3 m by 2 m & old.') {
  const enquiry = { name: 'Jo Reader', email: `${randomUUID()}@example.com`, message };
  await fillFields(page, enquiry);
  return enquiry;
}

/** Expects that the form service has received the enquiry once, and that the visitor is thanked. */
export async function expectArrival(page: Page, enquiry: Enquiry) {
  await expect(thankYou(page)).toBeVisible();
  expect(enquiriesFrom(enquiry.email)).toEqual([{ received: expect.any(String), ...enquiry }]);
}

/** Expects a reported failure, and that the form keeps what was typed, to be changed and sent again. */
export async function expectFailure(page: Page, enquiry: Enquiry) {
  await expect(toast(page)).toBeVisible();
  await expect(unknownNote(page)).toBeHidden();
  await expectReady(page, enquiry);
}

/** Expects no reported failure, because the result is unknown, and that the form keeps what was typed. */
export async function expectUnknown(page: Page, enquiry: Enquiry) {
  await expect(unknownNote(page)).toBeVisible();
  await expect(toast(page)).toBeHidden();
  await expectReady(page, enquiry);
}

async function expectReady(page: Page, enquiry: Enquiry) {
  await expectFields(page, enquiry);
  await expect(field(page, 'Message')).toBeEditable();
  await expect(sendButton(page)).toBeEnabled();
}

/** Opens the contact page in a copy of the tab, with what the tab has stored so far. */
export async function copyTab(page: Page) {
  const popup = page.waitForEvent('popup');
  await page.evaluate(() => void window.open('/contact'));
  const copy = await popup;
  await expect(copy.getByRole('form')).toHaveAttribute('novalidate');
  return copy;
}
