import cors from 'cors';
import { json, Router } from 'express';
import type { Page } from '@playwright/test';
import { fillIn, field, sendButton, thankYou, toast } from '../support/enquiry-form';
import { test } from '../support/mock-form-service';
import { failures, successes } from '../support/service-responses';
import { enquiriesFrom, expect, open } from '../support/test';

/* How the form handles every response that a form service may give, over real connections. */

test.use({ allowedErrors: /Failed to load resource|blocked by CORS policy/ });

test.beforeEach(({ service }) => {
  service.handler = undefined;
  service.postCount = 0;
});

/** Clicks the send button and returns the scroll position before the click. */
async function send(page: Page) {
  // Scrolls to the button and waits until it is stable.
  await sendButton(page).hover();
  const scrollY = await page.evaluate(() => window.scrollY);
  await sendButton(page).click();
  return scrollY;
}

type Enquiry = Awaited<ReturnType<typeof fillIn>>;

async function expectFailure(page: Page, enquiry: Enquiry, scrollY: number) {
  await expect(toast(page)).toBeVisible();
  await expect(toast(page).getByText('Error', { exact: true })).toBeVisible();
  await expect(
    toast(page).getByText('Failed to send message. Please try again.', { exact: true }),
  ).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue(enquiry.name);
  await expect(field(page, 'Email')).toHaveValue(enquiry.email);
  await expect(field(page, 'Message')).toHaveValue(enquiry.message);
  await expect(sendButton(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrollY);
}

async function expectSecondAttemptSucceeds(page: Page) {
  await sendButton(page).click();
  await expect(thankYou(page)).toBeVisible();
  await expect(toast(page)).toBeHidden();
}

for (const { name, handler, postCounts = [1] } of failures) {
  test(`${name}: the form reports a failure, keeps its values and can be sent again`, async ({
    page,
    service,
  }) => {
    service.handler = handler;
    await open(page, '/contact');
    const enquiry = await fillIn(page);
    const scrollY = await send(page);
    await expectFailure(page, enquiry, scrollY);
    expect(postCounts).toContain(service.postCount);
    expect(enquiriesFrom(enquiry.email)).toEqual([]);

    service.handler = undefined;
    await expectSecondAttemptSucceeds(page);
    expect(enquiriesFrom(enquiry.email)).toEqual([{ received: expect.any(String), ...enquiry }]);
  });
}

for (const { name, handler } of successes) {
  test(`${name}: the enquiry is sent once`, async ({ page, service }) => {
    service.handler = handler;
    await open(page, '/contact');
    await fillIn(page);
    await send(page);
    await expect(thankYou(page)).toBeVisible();
    await expect(toast(page)).toBeHidden();
    expect(service.postCount).toBe(1);
  });
}

test('a slow response: the enquiry is sent once', async ({ page, service }) => {
  service.handler = (_request, _response, next) => setTimeout(next, 1_000);
  await open(page, '/contact');
  const enquiry = await fillIn(page);
  await send(page);
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expect(thankYou(page)).toBeVisible();
  expect(enquiriesFrom(enquiry.email)).toEqual([{ received: expect.any(String), ...enquiry }]);
});

test.describe('no response within 15 seconds', () => {
  /** Sends an enquiry and runs into the timeout once the service has received it. */
  async function sendUntilTimeout(page: Page, service: { postCount: number }) {
    await page.clock.install();
    // The clock controls only these timers.
    await page.addInitScript(() => {
      AbortSignal.timeout = (delay) => {
        const controller = new AbortController();
        setTimeout(() => controller.abort(), delay);
        return controller.signal;
      };
    });
    await open(page, '/contact');
    const enquiry = await fillIn(page);
    const scrollY = await send(page);
    await expect.poll(() => service.postCount).toBe(1);
    await page.clock.fastForward(14_000);
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await page.clock.fastForward(1_000);
    await expectFailure(page, enquiry, scrollY);
    return enquiry;
  }

  test('the form reports a failure, keeps its values and can be sent again', async ({ page, service }) => {
    service.handler = Router()
      .options('/', cors())
      .post('/', () => {});
    const enquiry = await sendUntilTimeout(page, service);
    expect(enquiriesFrom(enquiry.email)).toEqual([]);

    service.handler = undefined;
    await expectSecondAttemptSucceeds(page);
    expect(enquiriesFrom(enquiry.email)).toEqual([{ received: expect.any(String), ...enquiry }]);
  });

  test('an enquiry that the service stores late is stored again on the second attempt', async ({
    page,
    service,
  }) => {
    let storeLate = () => {};
    service.handler = Router()
      .options('/', cors())
      .post('/', json(), (_request, _response, next) => (storeLate = next));
    const enquiry = await sendUntilTimeout(page, service);
    storeLate();
    await expect.poll(() => enquiriesFrom(enquiry.email)).toHaveLength(1);

    service.handler = undefined;
    await expectSecondAttemptSucceeds(page);
    expect(enquiriesFrom(enquiry.email)).toMatchObject([enquiry, enquiry]);
  });
});

test.describe('without scripts', () => {
  // The thank-you page is on another origin and has no favicon.
  test.use({ javaScriptEnabled: false, allowedErrors: /request to .*\/thanks$|Failed to load resource/ });

  test('the service can redirect to its own thank-you page', async ({ page, service }) => {
    service.handler = Router()
      .get('/thanks', (_request, response) => response.send('<h1>Thanks</h1>'))
      .post('/', (request, response) => response.redirect(302, `${request.baseUrl}/thanks`));
    await page.goto('/contact');
    await fillIn(page);
    await sendButton(page).click();
    await expect(page.getByRole('heading', { name: 'Thanks' })).toBeVisible();
    expect(service.postCount).toBe(1);
  });
});
