import type { Page } from '@playwright/test';
import { expectFields, fillIn, sendButton, thankYou, toast } from '../support/fill-enquiry';
import { endpoint, enquiriesFrom } from '../support/form-service';
import { expect, followLink, hold, open, test } from '../support/test';

/* Leaving the page while the hydrated form sends an enquiry. */

/** Sends an enquiry to a service that does not respond yet, follows a link, and handles the prompt "Leave site?". */
async function leaveWhileSending(page: Page, choice: 'accept' | 'dismiss') {
  const release = await hold(page, endpoint);
  await open(page, '/contact');
  const enquiry = await fillIn(page);
  await sendButton(page).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();

  const prompt = page.waitForEvent('dialog');
  const click = followLink(page, 'Gallery');
  const dialog = await prompt;
  expect(dialog.type()).toBe('beforeunload');
  await dialog[choice]();
  await click;
  return { enquiry, release };
}

test('links that call or write ask nothing, and a copy of the tab reports no failure', async ({ page }) => {
  const release = await hold(page, endpoint);
  await open(page, '/contact');
  await page.evaluate(() =>
    // In place of the program that the browser would open.
    addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
    }),
  );
  await fillIn(page);
  await page.getByRole('form').getByRole('button').press('Enter');
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  const asks = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(await asks()).toBe(true);
  for (const link of await page.locator('main [href^="tel:"], main [href^="mailto:"]').all()) {
    await link.click();
    expect(await asks()).toBe(false);
  }
  expect(await page.evaluate(() => sessionStorage.getItem('enquiry.unconfirmed'))).not.toBe('true');
  release();
});

test('a visitor who stays sees the result, and then leaves without a prompt', async ({ page }) => {
  const { enquiry, release } = await leaveWhileSending(page, 'dismiss');
  await expect(page).toHaveURL('/contact');
  release();
  await expect(thankYou(page)).toBeVisible();
  expect(enquiriesFrom(enquiry.email)).toHaveLength(1);
  await followLink(page, 'Gallery');
  await expect(page).toHaveURL('/gallery');
});

test('a visitor who leaves sees on return that sending failed, until that is dismissed', async ({ page }) => {
  const { enquiry } = await leaveWhileSending(page, 'accept');
  await expect(page).toHaveURL('/gallery');
  await open(page, '/contact');
  await expect(toast(page)).toBeVisible();
  await expectFields(page, enquiry);
  await toast(page).getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expectFields(page, enquiry);
  await expect(toast(page)).toBeHidden();
});
