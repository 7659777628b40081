import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

export const field = (page: Page, name: string) => page.getByRole('textbox', { name });

export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Message' });

export const thankYou = (page: Page) => page.getByRole('heading', { name: 'Thank You!' });

export const toast = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: 'Failed to send message. Please try again.' });

/** Fills in the form with a unique email address and returns the values. */
export async function fillIn(page: Page, { message = 'Please paint my shed.\nIt is 3 m by 2 m.' } = {}) {
  const enquiry = { name: 'Jo Reader', email: `${randomUUID()}@example.com`, message };
  await field(page, 'Name').fill(enquiry.name);
  await field(page, 'Email').fill(enquiry.email);
  await field(page, 'Message').fill(enquiry.message);
  return enquiry;
}

/** Expects that the visitor is told, and that the form still has what was typed and can be sent again. */
export async function expectUnsent(page: Page, enquiry: Awaited<ReturnType<typeof fillIn>>) {
  await expect(toast(page)).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue(enquiry.name);
  await expect(field(page, 'Email')).toHaveValue(enquiry.email);
  await expect(field(page, 'Message')).toHaveValue(enquiry.message);
  await expect(sendButton(page)).toBeEnabled();
}
