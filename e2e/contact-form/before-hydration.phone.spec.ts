import type { Page } from '@playwright/test';
import { expectFailure, fillIn, sendButton, thankYou } from '../support/fill-enquiry';
import { endpoint, enquiriesFrom } from '../support/form-service';
import { test } from '../support/mock-form-service';
import { waitForFrames } from '../support/states';
import { expect, holdScripts, open, waitForHydration } from '../support/test';

/* Before hydration, the browser submits the form natively. */

test.use({ allowedErrors: /Failed to load resource.*\.js$/ });

/** Opens the contact page, fills in the form before any script has loaded, and clicks its button after each delay. */
async function submitBeforeHydration(page: Page, delays = [0]) {
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const enquiry = await fillIn(page);
  // Not from here: the browser pauses scripts of tests until it has a response.
  await sendButton(page).evaluate((button: HTMLButtonElement, delays) => {
    for (const delay of delays) setTimeout(() => button.click(), delay);
  }, delays);
  return { enquiry, release };
}

test('submitting twice while the scripts arrive posts once', async ({ page, service }) => {
  service.respond = (_request, _response, store) => void setTimeout(store, 700);
  const { enquiry, release } = await submitBeforeHydration(page, [0, 300]);
  await expect.poll(() => service.postCount).toBe(1);
  release();
  await expect(page).toHaveURL(endpoint);
  expect(service.postCount).toBe(1);
  expect(enquiriesFrom(enquiry.email)).toHaveLength(1);
});

test('the form reports failure after 15 seconds when the response is a 204', async ({ page, service }) => {
  service.respond = (_request, response) => response.writeHead(204).end();
  await page.clock.install();
  const { enquiry, release } = await submitBeforeHydration(page);
  release();
  await expect.poll(() => service.postCount).toBe(1);
  await page.clock.fastForward(10_000);
  await waitForFrames(page);
  // Nor does it hydrate while an enquiry may be on its way, and report a failure.
  await expect(page.getByRole('form')).not.toHaveAttribute('novalidate');
  await expect(sendButton(page)).toBeDisabled();
  await page.clock.fastForward(5_000);
  await page.clock.resume();
  await expectFailure(page, enquiry);
  expect(service.postCount).toBe(1);
});

test('an enquiry that cannot be posted is in the form after Back, and on the home page', async ({ page }) => {
  await page.route(endpoint, (route) => route.abort('connectionrefused'));
  const { enquiry, release } = await submitBeforeHydration(page);
  await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
  release();
  await page.goBack();
  await waitForHydration(page);
  await expectFailure(page, enquiry);

  await open(page, '/');
  await expectFailure(page, enquiry);
  // The report does not scroll the page, which the visitor has only just opened.
  await waitForFrames(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.unroute(endpoint);
  await sendButton(page).click();
  await expect(thankYou(page)).toBeVisible();
  expect(enquiriesFrom(enquiry.email)).toHaveLength(1);
});
