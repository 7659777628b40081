import type { Page } from '@playwright/test';
import { expectFailure, fillIn, sendButton, thankYou } from '../support/enquiry-form';
import { endpoint, enquiriesFrom } from '../support/form-service';
import { test } from '../support/mock-form-service';
import { waitForFrames } from '../support/states';
import { expect, holdScripts, waitForHydration } from '../support/test';

/* Before hydration, the browser submits the form natively. */

test.use({ allowedErrors: /Failed to load resource.*\.js$/ });

/**
 * Opens the contact page, and fills in and submits the form before any script has loaded. `clickNext` clicks another element
 * after that: its locator would wait until the response has replaced the page.
 */
async function submitBeforeHydration(page: Page, next = sendButton(page)) {
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const enquiry = await fillIn(page);
  await next.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await next.boundingBox()) ?? {};
  await sendButton(page).evaluate((button: HTMLButtonElement) => void setTimeout(() => button.click()));
  return { enquiry, release, clickNext: () => page.mouse.click(x + 10, y + 10) };
}

test('submitting twice while the scripts arrive posts once', async ({ page, service }) => {
  service.respond = (_request, _response, store) => void setTimeout(store, 500);
  const { enquiry, release, clickNext } = await submitBeforeHydration(page);
  await expect.poll(() => service.postCount).toBe(1);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  release();
  await clickNext();
  await expect(page).toHaveURL(endpoint);
  expect(scripts).toEqual([]);
  expect(service.postCount).toBe(1);
  expect(enquiriesFrom(enquiry.email)).toHaveLength(1);
});

test('following a link right after submitting does not stop the post', async ({ page, service }) => {
  service.respond = () => {};
  const { clickNext } = await submitBeforeHydration(page, page.getByRole('banner').getByRole('link').first());
  await expect.poll(() => service.postCount).toBe(1);
  await clickNext();
  await expect(page).toHaveURL('/');
});

test('the form reports failure after 15 seconds when the response is a 204', async ({ page, service }) => {
  service.respond = (_request, response) => response.writeHead(204).end();
  await page.clock.install();
  const { enquiry, release } = await submitBeforeHydration(page);
  release();
  await expect.poll(() => service.postCount).toBe(1);
  const isDisabled = () =>
    page.evaluate(() => document.querySelector<HTMLButtonElement>('form button')?.disabled);
  await page.clock.fastForward(14_000);
  expect(await isDisabled()).toBe(true);
  await page.clock.fastForward(1_000);
  expect(await isDisabled()).toBe(false);
  await page.clock.resume();
  await expectFailure(page, enquiry);
  expect(service.postCount).toBe(1);
});

for (const [where, comeBack] of Object.entries({
  'after Back': (page: Page) => page.goBack(),
  'on the home page': (page: Page) => page.goto('/'),
})) {
  test(`an enquiry that cannot be posted is in the form ${where}`, async ({ page }) => {
    await page.route(endpoint, (route) => route.abort('connectionrefused'));
    const { enquiry, release } = await submitBeforeHydration(page);
    await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
    release();
    await comeBack(page);
    await waitForHydration(page);
    await expectFailure(page, enquiry);
    if (where === 'on the home page') {
      // The report does not scroll the page, which the visitor has only just opened.
      await waitForFrames(page);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
    await page.unroute(endpoint);
    await sendButton(page).click();
    await expect(thankYou(page)).toBeVisible();
    expect(enquiriesFrom(enquiry.email)).toHaveLength(1);
  });
}
