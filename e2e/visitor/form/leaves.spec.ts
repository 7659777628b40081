import type { Page } from '@playwright/test';
import * as form from '../../support/fill-enquiry';
import { endpoint } from '../../support/form-service';
import { test } from '../../support/mock-form-service';
import { waitForScrollEnd } from '../../support/states';
import { expect, followLink, hold, holdScripts, open, phone, waitForHydration } from '../../support/test';

/* Enquiries without a known result: the visitor leaves too early, or the browser posts before hydration. */

// Scripts that are still held back.
test.use({ ...phone, allowedErrors: /Failed to load resource.*\.js$/ });

/** Sends an enquiry to a service that does not respond until it is released. */
async function startSending(page: Page) {
  const release = await hold(page, endpoint);
  await open(page, '/contact');
  const enquiry = await form.fillIn(page);
  await form.sendButton(page).click();
  await expect(form.sendingButton(page)).toBeDisabled();
  return { enquiry, release };
}

test('who stays while sending sees the result', async ({ page }) => {
  const { enquiry, release } = await startSending(page);
  page.on('dialog', (dialog) => dialog.dismiss());
  await followLink(page, 'Gallery');
  release();
  await form.expectArrival(page, enquiry);
  // The browser asks no question.
  await followLink(page, 'Gallery');
  await expect(page).toHaveURL('/gallery');
});

test('who leaves while sending sees on return that nobody knows the result', async ({ page }) => {
  const { enquiry } = await startSending(page);
  page.once('dialog', (dialog) => dialog.accept());
  await followLink(page, 'Gallery');
  await page.waitForURL('/gallery');
  await open(page, '/contact');
  await form.expectUnknown(page, enquiry);
});

test('who calls or writes while sending sees that nobody knows the result only if the tab is discarded', async ({
  page,
  content,
}) => {
  const { enquiry, release } = await startSending(page);
  // There should be no dialog.
  page.on('dialog', (dialog) => dialog.dismiss());
  for (const name of [content.business.phone.text, content.business.email]) {
    const opening = page.waitForRequest(/^(tel|mailto):/);
    await page.getByRole('main').getByRole('link', { name }).click();
    await opening;
  }
  await expect(form.unknownNote(await form.copyTab(page))).toBeHidden();
  // Switches to another program or back. Playwright keeps every page visible.
  const switchApp = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await switchApp();
  await form.expectUnknown(await form.copyTab(page), enquiry);
  release();
  await form.expectArrival(page, enquiry);
  await switchApp();
  await page.reload();
  await waitForHydration(page);
  await form.expectFields(page, { name: '', email: '', message: '' });
  await expect(form.unknownNote(page)).toBeHidden();
});

/** Fills in the form before any script has loaded, so that the browser will post it. */
async function fillInBeforeHydration(page: Page) {
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  return { enquiry: await form.fillIn(page), release };
}

test('while the browser posts, the button stays disabled: for a minute, if no other page opens', async ({
  page,
  service,
}) => {
  service.respond = (_request, response) => response.writeHead(204).end();
  await page.clock.install({ time: 0 });
  // The page is still loading.
  const releasePhotos = await hold(page, '**/photos/**');
  const { enquiry, release } = await fillInBeforeHydration(page);
  await page.clock.pauseAt(3_600_000);
  await form.sendButton(page).click();
  await expect.poll(() => service.postCount).toBe(1);
  // Meanwhile, the form neither hydrates nor can be posted again.
  releasePhotos();
  release();
  await page.waitForLoadState();
  await page.clock.runFor(59_000);
  await form.sendingButton(page).click({ force: true });
  await expect(form.sendingButton(page)).toBeDisabled();
  await expect(page.getByRole('status').filter({ hasText: 'Sending...' })).toBeAttached();
  await expect(form.unknownNote(page)).toBeHidden();
  expect(service.postCount).toBe(1);
  await page.clock.runFor(2_000);
  await expect(form.sendButton(page)).toBeEnabled();
  await expect(page.getByRole('status').filter({ hasText: 'Sending...' })).not.toBeAttached();
  await page.clock.resume();
  await form.expectUnknown(page, enquiry);
});

test('what could not be posted is there after Back', { tag: '@firefox' }, async ({ page, service }) => {
  service.respond = (_request, response) => response.writeHead(500).end();
  const { enquiry, release } = await fillInBeforeHydration(page);
  await form.sendButton(page).click();
  await expect(page).toHaveURL(endpoint);
  release();
  await page.goBack();
  await waitForHydration(page);
  await form.expectUnknown(page, enquiry);

  await open(page, '/');
  await form.expectUnknown(page, enquiry);
  // The note does not scroll the page, which the visitor has only just opened.
  await waitForScrollEnd(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  service.respond = undefined;
  await form.sendButton(page).click();
  await form.expectArrival(page, enquiry);
});
