import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { field, sendButton, thankYou } from './enquiry-form';
import { enquiriesFrom, expect, holdScripts, open, test } from './test';

const half = { Name: 'Jo Reader', Email: 'jo@exam', Message: '  Please paint my shed.\nIt is' };

async function write(page: Page, values: Partial<typeof half>) {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

async function expectFields(page: Page, values: typeof half) {
  for (const [name, value] of Object.entries(values)) await expect(field(page, name)).toHaveValue(value);
}

test.describe('a half-written enquiry is still there', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/contact');
    await write(page, half);
  });

  test('after a reload', async ({ page }) => {
    await page.reload();
    await expectFields(page, half);
  });

  test('after a visit to the gallery, by links and by the browser', async ({ page }) => {
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Gallery' }).click();
    await expect(page).toHaveURL('/gallery');
    await footer.getByRole('link', { name: 'Contact' }).click();
    await expectFields(page, half);

    await page.goBack();
    await expect(page).toHaveURL('/gallery');
    await page.goForward();
    await expectFields(page, half);
  });

  test('on the home page', async ({ page }) => {
    await open(page, '/');
    await expectFields(page, half);
  });

  // The browser loads a page that it had thrown away anew, and remembers nothing of it but the storage of the tab.
  test('after the phone has thrown the page away', async ({ page }) => {
    await page.goto('about:blank');
    await open(page, '/contact');
    await expectFields(page, half);
    await field(page, 'Email').fill(`${randomUUID()}@example.com`);
    await sendButton(page).click();
    await expect(thankYou(page)).toBeVisible();
  });
});

test('what is typed before the scripts have run stands before the draft, and is kept like it', async ({
  page,
}) => {
  await open(page, '/contact');
  await write(page, half);
  await page.goto('about:blank');

  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await write(page, { Name: 'Joan Reader' });
  release();
  await expectFields(page, { ...half, Name: 'Joan Reader' });

  await page.goto('about:blank');
  await open(page, '/contact');
  await expectFields(page, { ...half, Name: 'Joan Reader' });
});

test('an enquiry that has been sent does not come back', async ({ page }) => {
  const email = `${randomUUID()}@example.com`;
  await open(page, '/contact');
  await write(page, { ...half, Email: email });
  await sendButton(page).click();
  await expect(thankYou(page)).toBeVisible();
  await open(page, '/contact');
  await expectFields(page, { Name: '', Email: '', Message: '' });
  expect(enquiriesFrom(email)).toHaveLength(1);
});

const refusals = {
  'is forbidden': () => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Refused', 'SecurityError');
      },
    });
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  },
};

for (const [refusal, refuse] of Object.entries(refusals)) {
  test(`where storage ${refusal}, the form works without`, async ({ page }) => {
    await page.addInitScript(refuse);
    const email = `${randomUUID()}@example.com`;
    await open(page, '/contact');
    await write(page, { ...half, Email: email });
    await sendButton(page).click();
    await expect(thankYou(page)).toBeVisible();
    expect(enquiriesFrom(email)).toHaveLength(1);
  });
}
