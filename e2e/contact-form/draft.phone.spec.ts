import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectFields, field, fillFields, sendButton, thankYou, toast } from '../support/fill-enquiry';
import { expect, followLink, hold, holdScripts, open, test, waitForHydration } from '../support/test';

test.use({ allowedErrors: /Failed to load resource.*\.js$/ });

const draft = { name: 'Jo Reader', email: 'jo@exam', message: '  Please paint my shed.\nIt is' };

test.describe('an unfinished enquiry is restored', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/contact');
    await fillFields(page, draft);
  });

  test('after visits to other pages, by links, Back and Forward', async ({ page }) => {
    await followLink(page, 'Gallery');
    await expect(page).toHaveURL('/gallery');
    await followLink(page, 'Contact');
    await expectFields(page, draft);
    await page.goBack();
    await expect(page).toHaveURL('/gallery');
    await page.goForward();
    await expectFields(page, draft);

    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL('/');
    await expectFields(page, draft);
    await fillFields(page, { message: 'Please paint my house.' });
    await page.goBack();
    await expect(page).toHaveURL('/contact');
    await expectFields(page, { ...draft, message: 'Please paint my house.' });

    // Playwright disables Chromium's back/forward cache.
    await waitForHydration(page);
    await page.evaluate(() => {
      sessionStorage.setItem('enquiry.message', 'Written on another page.');
      sessionStorage.setItem('enquiry.unconfirmed', 'true');
      // As older versions of Firefox restore it.
      document.querySelector('form button')?.setAttribute('disabled', '');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expectFields(page, { ...draft, message: 'Written on another page.' });
    await expect(toast(page)).toBeVisible();
    await expect(sendButton(page)).toBeEnabled();
  });

  test('when more is typed before hydration', async ({ page }) => {
    await page.goto('about:blank');
    const release = await holdScripts(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    await field(page, 'Message').pressSequentially(' 3 m wide.');
    release();
    const longer = { ...draft, message: `${draft.message} 3 m wide.` };
    await waitForHydration(page);
    await expectFields(page, longer);
    await page.reload();
    await expectFields(page, longer);
  });

  test('until it has been sent, also on an earlier page', async ({ page }) => {
    await followLink(page, 'Terms');
    await expect(page).toHaveURL('/terms');
    await followLink(page, 'Contact');
    await expect(page).toHaveURL('/contact');
    await waitForHydration(page);
    await fillFields(page, { email: `${randomUUID()}@example.com` });
    await sendButton(page).click();
    await expect(thankYou(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/terms');
    await page.goBack();
    await expect(page).toHaveURL('/contact');
    await expectFields(page, { name: '', email: '', message: '' });
  });
});

/** Fills in a field like a password manager that fires no event, or only `change`. */
const fillSilently = (page: Page, name: string, value: string, event = 'none') =>
  field(page, name).evaluate(
    (control: HTMLInputElement, { value, event }) => {
      control.value = value;
      control.dispatchEvent(new Event(event, { bubbles: true }));
    },
    { value, event },
  );

// A phone that discards the tab fires no more of them.
for (const event of ['input', 'change', 'pagehide']) {
  test(`what has been typed is stored at the first ${event} event`, async ({ page }) => {
    await open(page, '/contact');
    await fillSilently(page, 'Name', 'Jo Reader', event);
    expect(await page.evaluate(() => sessionStorage.getItem('enquiry.name'))).toBe('Jo Reader');
  });
}

test('what a password manager fills in stays on another page, on hydration and on a failed submission', async ({
  page,
}) => {
  await open(page, '/contact');
  await fillSilently(page, 'Name', 'Jo Reader', 'change');
  await page.goto('/');
  await expectFields(page, { name: 'Jo Reader' });

  // Neither an emptied draft nor an older one replaces it.
  await waitForHydration(page);
  await fillFields(page, { name: '', email: 'old@example.com' });
  // After the inline script, before the page has loaded.
  const release = await hold(page, '**/photos/**');
  await page.reload({ waitUntil: 'domcontentloaded' });
  await fillSilently(page, 'Name', 'Jo Reader');
  await fillSilently(page, 'Email', 'jo@example.com');
  release();
  await waitForHydration(page);
  await expectFields(page, { name: 'Jo Reader', email: 'jo@example.com' });

  await page.route(/enquiries$|\.js$/, (route) => route.abort());
  await page.goto('/contact');
  await fillFields(page, draft);
  await fillSilently(page, 'Email', 'jo@example.com');
  await sendButton(page).click();
  await expect(page).toHaveURL(/^chrome-error:/);
  await page.goto('/contact');
  await expectFields(page, { ...draft, email: 'jo@example.com' });
});
