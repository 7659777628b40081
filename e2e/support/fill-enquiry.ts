import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

type Enquiry = { name: string; email: string; message: string };

export const field = (page: Page, name: string) => page.getByRole('textbox', { name });

export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Message' });

export const thankYou = (page: Page) => page.getByRole('heading', { name: 'Thank You!' });

export const toast = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: 'Failed to send message. Please try again.' });

export async function fillFields(page: Page, values: Partial<Enquiry>) {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
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

/** Expects that the failure is reported, and that the form still has what was typed and can be sent again. */
export async function expectFailure(page: Page, enquiry: Enquiry) {
  await expect(toast(page)).toBeVisible();
  await expectFields(page, enquiry);
  await expect(sendButton(page)).toBeEnabled();
}
