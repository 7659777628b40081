import cors from 'cors';
import { json, Router } from 'express';
import type { Page } from '@playwright/test';
import { failures, successes } from './answers';
import { fillIn, field, sendButton, thankYou, toast } from './enquiry-form';
import { test } from './faulty-service';
import { enquiriesFrom, expect, open } from './test';

/* What the form makes of each answer that a form service can give, over real connections. */

test.use({ allowedErrors: /Failed to load resource|blocked by CORS policy/ });

test.beforeEach(({ service }) => {
  service.answer = undefined;
  service.posts = 0;
});

/** Presses the button and gives where the page stood at that moment. */
async function send(page: Page) {
  // Scrolls to it and waits until it stands still.
  await sendButton(page).hover();
  const scrolled = await page.evaluate(() => window.scrollY);
  await sendButton(page).click();
  return scrolled;
}

type Enquiry = Awaited<ReturnType<typeof fillIn>>;

async function expectFailure(page: Page, enquiry: Enquiry, scrolled: number) {
  await expect(toast(page)).toBeVisible();
  await expect(toast(page).getByText('Error', { exact: true })).toBeVisible();
  await expect(
    toast(page).getByText('Failed to send message. Please try again.', { exact: true }),
  ).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue(enquiry.name);
  await expect(field(page, 'Email')).toHaveValue(enquiry.email);
  await expect(field(page, 'Message')).toHaveValue(enquiry.message);
  await expect(sendButton(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
}

async function expectSentByNextPress(page: Page) {
  await sendButton(page).click();
  await expect(thankYou(page)).toBeVisible();
  await expect(toast(page)).toBeHidden();
}

for (const { what, answer, posts = [1] } of failures) {
  test(`${what}: the failure is told, all is kept, and the next press sends`, async ({ page, service }) => {
    service.answer = answer;
    await open(page, '/contact');
    const enquiry = await fillIn(page);
    const scrolled = await send(page);
    await expectFailure(page, enquiry, scrolled);
    expect(posts).toContain(service.posts);
    expect(enquiriesFrom(enquiry.email)).toEqual([]);

    service.answer = undefined;
    await expectSentByNextPress(page);
    expect(enquiriesFrom(enquiry.email)).toEqual([{ received: expect.any(String), ...enquiry }]);
  });
}

for (const { what, answer } of successes) {
  test(`${what}: the enquiry is sent, once`, async ({ page, service }) => {
    service.answer = answer;
    await open(page, '/contact');
    await fillIn(page);
    await send(page);
    await expect(thankYou(page)).toBeVisible();
    await expect(toast(page)).toBeHidden();
    expect(service.posts).toBe(1);
  });
}

test('an answer after a while: the enquiry is sent, once', async ({ page, service }) => {
  service.answer = (_request, _response, next) => setTimeout(next, 1_000);
  await open(page, '/contact');
  const enquiry = await fillIn(page);
  await send(page);
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expect(thankYou(page)).toBeVisible();
  expect(enquiriesFrom(enquiry.email)).toEqual([{ received: expect.any(String), ...enquiry }]);
});

test.describe('after 15 seconds without an answer', () => {
  /** Sends, and lets the time pass when the enquiry has reached the service. */
  async function sendInVain(page: Page, service: { posts: number }) {
    await page.clock.install();
    await open(page, '/contact');
    const enquiry = await fillIn(page);
    const scrolled = await send(page);
    await expect.poll(() => service.posts).toBe(1);
    await page.clock.fastForward(14_000);
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await page.clock.fastForward(1_000);
    await expectFailure(page, enquiry, scrolled);
    return enquiry;
  }

  test('the failure is told, all is kept, and the next press sends', async ({ page, service }) => {
    service.answer = Router()
      .options('/', cors())
      .post('/', () => {});
    const enquiry = await sendInVain(page, service);
    expect(enquiriesFrom(enquiry.email)).toEqual([]);

    service.answer = undefined;
    await expectSentByNextPress(page);
    expect(enquiriesFrom(enquiry.email)).toEqual([{ received: expect.any(String), ...enquiry }]);
  });

  test('a service that keeps the enquiry all the same has it twice', async ({ page, service }) => {
    let goOn = () => {};
    service.answer = Router()
      .options('/', cors())
      .post('/', json(), (_request, _response, next) => (goOn = next));
    const enquiry = await sendInVain(page, service);
    goOn();
    await expect.poll(() => enquiriesFrom(enquiry.email)).toHaveLength(1);

    service.answer = undefined;
    await expectSentByNextPress(page);
    expect(enquiriesFrom(enquiry.email)).toMatchObject([enquiry, enquiry]);
  });
});

test.describe('without scripts', () => {
  // The page of thanks, and its icon that there is none of.
  test.use({ javaScriptEnabled: false, allowedErrors: /request to .*\/thanks$|Failed to load resource/ });

  test('a service may lead on to its page of thanks', async ({ page, service }) => {
    service.answer = Router()
      .get('/thanks', (_request, response) => response.send('<h1>Thanks</h1>'))
      .post('/', (request, response) => response.redirect(302, `${request.baseUrl}/thanks`));
    await page.goto('/contact');
    await fillIn(page);
    await sendButton(page).click();
    await expect(page.getByRole('heading', { name: 'Thanks' })).toBeVisible();
    expect(service.posts).toBe(1);
  });
});
