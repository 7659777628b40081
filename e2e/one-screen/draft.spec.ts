import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { field, sendButton, thankYou } from '../support/enquiry-form';
import { endpoint, enquiriesFrom, expect, holdScripts, open, test, waitForHydration } from '../support/test';

const draft = { Name: 'Jo Reader', Email: 'jo@exam', Message: '  Please paint my shed.\nIt is' };

async function fillFields(page: Page, values: Partial<typeof draft>) {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

async function expectFields(page: Page, values: typeof draft) {
  for (const [name, value] of Object.entries(values)) await expect(field(page, name)).toHaveValue(value);
}

test.describe('an unfinished enquiry is restored', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/contact');
    await fillFields(page, draft);
  });

  test('after a reload', async ({ page }) => {
    await page.reload();
    await expectFields(page, draft);
  });

  test('after a visit to the gallery, through links and through the browser history', async ({ page }) => {
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Gallery' }).click();
    await expect(page).toHaveURL('/gallery');
    await footer.getByRole('link', { name: 'Contact' }).click();
    await expectFields(page, draft);

    await page.goBack();
    await expect(page).toHaveURL('/gallery');
    await page.goForward();
    await expectFields(page, draft);
  });

  test('on the home page', async ({ page }) => {
    await open(page, '/');
    await expectFields(page, draft);
  });

  // The browser reloads a discarded tab: only its sessionStorage survives.
  test('after the browser has discarded the tab', async ({ page }) => {
    await page.goto('about:blank');
    await open(page, '/contact');
    await expectFields(page, draft);
    await field(page, 'Email').fill(`${randomUUID()}@example.com`);
    await sendButton(page).click();
    await expect(thankYou(page)).toBeVisible();
  });
});

test('text typed before hydration takes precedence over the draft and is saved with it', async ({ page }) => {
  await open(page, '/contact');
  await fillFields(page, draft);
  await page.goto('about:blank');

  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await fillFields(page, { Name: 'Joan Reader' });
  release();
  await expectFields(page, { ...draft, Name: 'Joan Reader' });

  await page.goto('about:blank');
  await open(page, '/contact');
  await expectFields(page, { ...draft, Name: 'Joan Reader' });
});

test('after Back, the form has what was written last', async ({ page }) => {
  await open(page, '/contact');
  await fillFields(page, draft);
  const header = page.getByRole('banner').getByRole('link').first();
  await header.click();
  await expect(page).toHaveURL('/');
  await fillFields(page, { Message: 'Please paint my house.' });
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expectFields(page, { ...draft, Message: 'Please paint my house.' });
});

test('after Back to a page in the back/forward cache, the form has what was written last', async ({
  page,
}) => {
  await open(page, '/contact');
  await fillFields(page, draft);
  // Playwright disables Chromium's back/forward cache.
  await page.evaluate(() => {
    const values = { name: 'Jo', email: 'jo@example.com', message: 'Written on another page.' };
    sessionStorage.setItem('enquiry', JSON.stringify({ state: 'editing', values }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expectFields(page, { Name: 'Jo', Email: 'jo@example.com', Message: 'Written on another page.' });
});

test('after Back, the form does not have an enquiry that was sent meanwhile', async ({ page }) => {
  await open(page, '/contact');
  await fillFields(page, { ...draft, Email: 'jo@example.com' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL('/terms');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await waitForHydration(page);
  await sendButton(page).click();
  await expect(thankYou(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/terms');
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expectFields(page, { Name: '', Email: '', Message: '' });
});

test.describe('when the scripts cannot be loaded', () => {
  test.use({ allowedErrors: /ERR_FAILED/ });

  test('after Back from the error page of a failed post, the form has what was written', async ({ page }) => {
    await page.route('**/_next/static/chunks/**', (route) => route.abort());
    await page.route(endpoint, (route) => route.abort('connectionrefused'));
    await page.goto('/contact');
    await fillFields(page, { ...draft, Email: 'jo@example.com' });
    // Browsers never restore such fields, and do not always restore the others.
    await page.locator('form').evaluate((form) => form.setAttribute('autocomplete', 'off'));
    await sendButton(page).click();
    await page.waitForURL('chrome-error://**');
    await page.goBack();
    await expect(page).toHaveURL('/contact');
    await expectFields(page, { ...draft, Email: 'jo@example.com' });
  });

  test('after Back to a new form, it does not have what was posted before', async ({ page }) => {
    await page.route('**/_next/static/chunks/**', (route) => route.abort());
    await page.goto('/contact');
    await fillFields(page, { ...draft, Email: 'jo@example.com' });
    await sendButton(page).click();
    await expect(page).toHaveURL(endpoint);
    await page.goto('/contact');
    await page.goto('/terms');
    await page.goBack();
    await expect(page).toHaveURL('/contact');
    await expectFields(page, { Name: '', Email: '', Message: '' });
  });
});

test('an enquiry that has been sent is not restored', async ({ page }) => {
  const email = `${randomUUID()}@example.com`;
  await open(page, '/contact');
  await fillFields(page, { ...draft, Email: email });
  await sendButton(page).click();
  await expect(thankYou(page)).toBeVisible();
  await open(page, '/contact');
  await expectFields(page, { Name: '', Email: '', Message: '' });
  expect(enquiriesFrom(email)).toHaveLength(1);
});

const storageErrors = {
  'is blocked': () => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  },
};

for (const [problem, breakStorage] of Object.entries(storageErrors)) {
  test(`the form works when sessionStorage ${problem}`, async ({ page }) => {
    await page.addInitScript(breakStorage);
    const email = `${randomUUID()}@example.com`;
    await open(page, '/contact');
    await fillFields(page, { ...draft, Email: email });
    await sendButton(page).click();
    await expect(thankYou(page)).toBeVisible();
    expect(enquiriesFrom(email)).toHaveLength(1);
  });
}
