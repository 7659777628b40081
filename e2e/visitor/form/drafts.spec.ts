import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import * as form from '../../support/fill-enquiry';
import { endpoint } from '../../support/form-service';
import { test } from '../../support/mock-form-service';
import { expect, followLink, holdScripts, open, phone, waitForHydration } from '../../support/test';

/* Nothing that was typed is lost. */

test.use({ ...phone, allowedErrors: /Not rendered|ERR_FAILED|Cross-Origin Request Blocked/ });

const draft = { name: 'Jo Reader', email: 'jo@exam', message: '  Please paint my shed.\nIt is' };

test('what was typed is on every page until it is sent', { tag: '@every-engine' }, async ({ page }) => {
  await open(page, '/contact');
  await form.fillFields(page, draft);
  await followLink(page, 'Gallery');
  await expect(page).toHaveURL('/gallery');
  await followLink(page, 'Contact');
  await form.expectFields(page, draft);
  await page.goBack();
  await expect(page).toHaveURL('/gallery');
  await page.goForward();
  await form.expectFields(page, draft);

  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await form.expectFields(page, draft);
  const enquiry = { name: 'Jo Reader', email: `${randomUUID()}@example.com`, message: 'Paint my house.' };
  await form.fillFields(page, enquiry);
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await form.expectFields(page, enquiry);

  await waitForHydration(page);
  await form.sendButton(page).click();
  await form.expectArrival(page, enquiry);
  await page.goBack();
  await expect(page).toHaveURL('/gallery');
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await form.expectFields(page, { name: '', email: '', message: '' });
});

test('a page from the back/forward cache shows what has happened on other pages since', async ({ page }) => {
  await open(page, '/contact');
  await form.fillFields(page, draft);
  // Older Firefox restores the disabled state.
  await form.sendButton(page).evaluate((button: HTMLButtonElement) => {
    button.disabled = true;
    dispatchEvent(new PageTransitionEvent('pageshow'));
  });
  await expect(form.sendButton(page)).toBeEnabled();
  // Playwright disables the cache. This is as if another page posted the form, and the browser returned.
  await page.evaluate(() => {
    dispatchEvent(new Event('submit'));
    for (const control of document.querySelectorAll('input')) control.value = 'older';
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await form.expectUnknown(page, draft);
});

/** Fills in a field like a password manager that fires no event, or only one. */
const fillSilently = (page: Page, name: string, value: string, event = 'none') =>
  form.field(page, name).evaluate(
    (control: HTMLInputElement, { value, event }) => {
      control.value = value;
      control.form?.dispatchEvent(new Event(event, { bubbles: true }));
    },
    { value, event },
  );

test('what a password manager has filled in is stored at the next event', async ({ page }) => {
  await open(page, '/contact');
  // A phone that discards the tab later fires no other event.
  for (const event of ['input', 'change', 'submit', 'pagehide']) {
    await fillSilently(page, 'Name', event, event);
    await form.expectFields(await form.copyTab(page), { name: event });
  }
});

test('what is added before and while the page hydrates stays, also without an event', async ({ page }) => {
  await open(page, '/contact');
  await form.fillFields(page, { ...draft, name: '' });
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await fillSilently(page, 'Name', 'Jo Reader');
  await fillSilently(page, 'Email', 'jo@example.com');
  release();
  const added = ' 3 m wide.'.repeat(20);
  await form.field(page, 'Message').pressSequentially(added);
  const longer = { name: 'Jo Reader', email: 'jo@example.com', message: `${draft.message}${added}` };
  await waitForHydration(page);
  await form.expectFields(page, longer);
  await page.reload();
  await form.expectFields(page, longer);
});

test('page and form work where storage is blocked', { tag: '@every-engine' }, async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Blocked', 'SecurityError');
      },
    }),
  );
  await open(page, '/contact');
  await expect(page.getByRole('contentinfo')).toContainText(/© 20\d\d/);
  const enquiry = await form.fillIn(page);
  await form.sendButton(page).click();
  await form.expectArrival(page, enquiry);

  // A request that breaks while the page is hidden may have arrived.
  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await page.route(endpoint, async (route) => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await route.abort();
  });
  const another = await form.fillIn(page);
  await form.sendButton(page).click();
  await form.expectUnknown(page, another);
});

test('a form that React cannot render is the one of the browser again, with what was typed', async ({
  page,
  service,
}) => {
  // Only the count of a long message calls it.
  await page.addInitScript(() => {
    Number.prototype.toLocaleString = () => {
      throw new Error('Not rendered');
    };
  });
  await open(page, '/contact');
  const enquiry = await form.fillIn(page, 'a'.repeat(1_800));
  await expect(page.getByRole('form')).not.toHaveAttribute('novalidate');
  await form.expectFields(page, enquiry);
  await form.sendButton(page).click();
  await expect.poll(() => service.postCount).toBe(1);
});

test.describe('when a translator changes the page', () => {
  // React's hydration error.
  test.use({ allowedErrors: /Minified React error #418/ });

  /** Replaces texts as Google Translate does. */
  function translate() {
    for (const element of document.body.querySelectorAll('*:not(script, style, textarea, font)')) {
      for (const text of element.childNodes) {
        if (!(text instanceof Text) || !text.data.trim()) continue;
        const font = document.createElement('font');
        font.textContent = text.data;
        text.replaceWith(font);
      }
    }
  }

  test('with other texts, what is typed stays, and mistakes are reported', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    const enquiry = await form.fillIn(page, 'Please paint my shed.');
    await form.field(page, 'Message').press('End');
    await page.waitForLoadState();
    await page.evaluate(translate);
    release();
    await waitForHydration(page);
    await form.expectFields(page, enquiry);
    await expect(form.field(page, 'Message')).toBeFocused();
    await page.keyboard.type(' It is blue.');

    const submit = page.getByRole('form').getByRole('button');
    const tooLong = `${'a'.repeat(250)}@example.com`;
    for (const [email, mistake] of Object.entries({ jo: /^Invalid/, [tooLong]: /^Email must be less/ })) {
      await form.fillFields(page, { email });
      await submit.click();
      await expect(form.field(page, 'Email')).toHaveAccessibleDescription(mistake);
      await page.evaluate(translate);
    }
    await form.fillFields(page, { email: enquiry.email });
    await submit.click();
    await form.expectArrival(page, { ...enquiry, message: 'Please paint my shed. It is blue.' });
  });
});
