import type { Locator, Page } from '@playwright/test';
import { expectUnsent, fillIn, sendButton, thankYou, toast } from '../support/enquiry-form';
import { endpoint, enquiriesFrom } from '../support/form-service';
import { test } from '../support/mock-form-service';
import { waitForFrames } from '../support/states';
import { expect, holdScripts, open } from '../support/test';

/* Until the form hydrates, it is the browser's: send posts it at once. */

test.use({ allowedErrors: /Failed to load resource.*\.js$/ });

async function placeOf(locator: Locator) {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is hidden.');
  return box;
}

/**
 * Opens the contact page, fills in the form and presses send before any script has loaded. Returns where to press after that:
 * Playwright's locators would wait for the answer.
 */
async function pressBeforeHydration(page: Page) {
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const enquiry = await fillIn(page);
  const button = await placeOf(sendButton(page));
  const wordmark = await placeOf(page.getByRole('banner').getByRole('link').first());
  await sendButton(page).evaluate((button: HTMLButtonElement) => void setTimeout(() => button.click()));
  return { enquiry, release, button, wordmark };
}

const isButtonDisabled = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLButtonElement>('form button')?.disabled);

test('a press is posted at once, and the service shows its answer', async ({ page }) => {
  const { enquiry } = await pressBeforeHydration(page);
  await expect(page).toHaveURL(endpoint);
  expect(enquiriesFrom(enquiry.email)).toHaveLength(1);
});

test('a press is posted when the scripts cannot be loaded', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/contact');
  const { email } = await fillIn(page);
  await sendButton(page).click();
  await expect(page).toHaveURL(endpoint);
  expect(enquiriesFrom(email)).toHaveLength(1);
});

test('a press is posted once, although the visitor presses again and the scripts arrive meanwhile', async ({
  page,
  service,
}) => {
  service.answer = (_request, _response, store) => void setTimeout(store, 1_000);
  const { enquiry, release, button } = await pressBeforeHydration(page);
  await expect.poll(() => service.postCount).toBe(1);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  release();
  await page.mouse.click(button.x + 10, button.y + 10);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(endpoint);
  expect(scripts).toEqual([]);
  expect(service.postCount).toBe(1);
  expect(enquiriesFrom(enquiry.email)).toHaveLength(1);
});

test('a press is posted although the visitor follows a link right after it', async ({ page, service }) => {
  service.answer = () => {};
  const { wordmark } = await pressBeforeHydration(page);
  await expect.poll(() => service.postCount).toBe(1);
  await page.mouse.click(wordmark.x + 10, wordmark.y + 10);
  await expect(page).toHaveURL('/');
});

test('when the answer leaves the page as it is, that is reported after 15 seconds', async ({
  page,
  service,
}) => {
  service.answer = (_request, response) => response.writeHead(204).end();
  await page.clock.install();
  const { enquiry, release } = await pressBeforeHydration(page);
  release();
  await expect.poll(() => service.postCount).toBe(1);
  await page.clock.fastForward(14_000);
  expect(await isButtonDisabled(page)).toBe(true);
  await page.clock.fastForward(1_000);
  expect(await isButtonDisabled(page)).toBe(false);
  await page.clock.resume();
  await expectUnsent(page, enquiry);
  expect(service.postCount).toBe(1);
});

test.describe('when the post fails', () => {
  test.beforeEach(({ page }) => page.route(endpoint, (route) => route.abort('connectionrefused')));

  const returns: Record<string, (page: Page) => Promise<unknown>> = {
    'after Back': (page) => page.goBack(),
    'on the home page': (page) => page.goto('/'),
  };

  for (const [moment, comeBack] of Object.entries(returns)) {
    test(`the enquiry is in the form ${moment}, and the failure is reported`, async ({ page }) => {
      const { enquiry, release } = await pressBeforeHydration(page);
      await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
      release();
      await comeBack(page);
      await expectUnsent(page, enquiry);
      await page.unroute(endpoint);
      await sendButton(page).click();
      await expect(thankYou(page)).toBeVisible();
      expect(enquiriesFrom(enquiry.email)).toHaveLength(1);
    });
  }

  test('the page stays where it is until the visitor scrolls', async ({ page }) => {
    const { release } = await pressBeforeHydration(page);
    await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
    release();
    await open(page, '/');
    await expect(toast(page)).toBeAttached();
    await waitForFrames(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});
