import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { field, fillIn, sendButton, thankYou } from '../support/enquiry-form';
import { enquiriesFrom } from '../support/form-service';
import { expect, holdScripts, open, test, waitForHydration } from '../support/test';

test.use({ allowedErrors: /Failed to load resource.*\.js$/ });

const draft = { Name: 'Jo Reader', Email: 'jo@exam', Message: '  Please paint my shed.\nIt is' };
const blank = { Name: '', Email: '', Message: '' };

async function fillFields(page: Page, values: Partial<typeof draft>) {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

async function expectFields(page: Page, values: typeof draft) {
  for (const [name, value] of Object.entries(values)) await expect(field(page, name)).toHaveValue(value);
}

const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();

test.describe('an unfinished enquiry is restored', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/contact');
    await fillFields(page, draft);
  });

  test('after a visit to the gallery, through links and through the browser history', async ({ page }) => {
    await follow(page, 'Gallery');
    await expect(page).toHaveURL('/gallery');
    await follow(page, 'Contact');
    await expectFields(page, draft);

    await page.goBack();
    await expect(page).toHaveURL('/gallery');
    await page.goForward();
    await expectFields(page, draft);
  });

  test('on the home page, and after Back with what was written there', async ({ page }) => {
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL('/');
    await expectFields(page, draft);
    await fillFields(page, { Message: 'Please paint my house.' });
    await page.goBack();
    await expect(page).toHaveURL('/contact');
    await expectFields(page, { ...draft, Message: 'Please paint my house.' });
  });

  test('when the page comes from the back/forward cache', async ({ page }) => {
    // Playwright disables Chromium's back/forward cache.
    await page.evaluate(() => {
      sessionStorage.setItem('enquiry.message', 'Written on another page.');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expectFields(page, { ...draft, Message: 'Written on another page.' });
  });

  test('when more is typed before hydration', async ({ page }) => {
    await page.goto('about:blank');
    const release = await holdScripts(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    await field(page, 'Message').pressSequentially(' 3 m wide.');
    release();
    const longer = { ...draft, Message: `${draft.Message} 3 m wide.` };
    await waitForHydration(page);
    await expectFields(page, longer);
    await page.reload();
    await expectFields(page, longer);
  });

  test('until it has been sent, also on an earlier page', async ({ page }) => {
    await follow(page, 'Terms');
    await expect(page).toHaveURL('/terms');
    await follow(page, 'Contact');
    await expect(page).toHaveURL('/contact');
    await waitForHydration(page);
    await fillFields(page, { Email: `${randomUUID()}@example.com` });
    await sendButton(page).click();
    await expect(thankYou(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/terms');
    await page.goBack();
    await expect(page).toHaveURL('/contact');
    await expectFields(page, blank);
  });
});

/** Fills in a field like a password manager that fires no event, or only `change`. */
const fillSilently = (page: Page, name: string, value: string, event?: 'change') =>
  field(page, name).evaluate(
    (control: HTMLInputElement, { value, event }) => {
      control.value = value;
      if (event) control.dispatchEvent(new Event(event, { bubbles: true }));
    },
    { value, event },
  );

test.describe('what a password manager fills in without an input event stays', () => {
  test('when the form hydrates, although the draft was emptied', async ({ page }) => {
    await open(page, '/contact');
    await fillFields(page, { Name: 'Jo' });
    await fillFields(page, { Name: '' });
    const release = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await fillSilently(page, 'Name', 'Jo Reader');
    release();
    await waitForHydration(page);
    await expect(field(page, 'Name')).toHaveValue('Jo Reader');
  });

  test('when a submission before hydration fails', async ({ page }) => {
    await page.route('**/enquiries', (route) => route.abort());
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/contact');
    await fillFields(page, draft);
    await fillSilently(page, 'Name', 'Jo Silent');
    await fillSilently(page, 'Email', 'jo@example.com');
    await sendButton(page).click();
    await expect(page).toHaveURL(/^chrome-error:/);
    await page.goto('/contact');
    await expectFields(page, { ...draft, Name: 'Jo Silent', Email: 'jo@example.com' });
  });

  test('on another page, after a change event', async ({ page }) => {
    await open(page, '/contact');
    await fillSilently(page, 'Name', 'Jo Reader', 'change');
    await page.goto('/');
    await expect(field(page, 'Name')).toHaveValue('Jo Reader');
  });
});

test('the form works when the browser blocks its storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
  });
  await open(page, '/contact');
  const { email } = await fillIn(page);
  await sendButton(page).click();
  await expect(thankYou(page)).toBeVisible();
  expect(enquiriesFrom(email)).toHaveLength(1);
});
