import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { field, sendButton, thankYou, toast } from '../support/enquiry-form';
import { endpoint, enquiriesFrom, expect, open, test } from '../support/test';

/** Fills in the form with surrounding whitespace and returns the trimmed values. */
async function fillIn(page: Page, email = `${randomUUID()}@example.com`) {
  const enquiry = { name: 'Jo Reader', email, message: 'Please paint my shed.\nIt is 3 m by 2 m.' };
  await field(page, 'Name').fill(`  ${enquiry.name} `);
  await field(page, 'Email').fill(enquiry.email);
  await field(page, 'Message').fill(` ${enquiry.message}\n`);
  return enquiry;
}

for (const path of ['/', '/contact']) {
  test(`an enquiry from ${path} arrives once, without surrounding whitespace`, async ({ page }) => {
    await open(page, path);
    const enquiry = await fillIn(page);
    const requestPromise = page.waitForRequest(
      (request) => request.url() === endpoint && request.method() === 'POST',
    );
    await sendButton(page).click();

    const request = await requestPromise;
    expect(await request.headerValue('content-type')).toBe('application/json');
    expect(request.postDataJSON()).toEqual(enquiry);

    await expect(thankYou(page)).toBeVisible();
    await expect(
      page.getByText("Your message has been sent successfully. We'll get back to you as soon as possible."),
    ).toBeVisible();
    expect(enquiriesFrom(enquiry.email)).toEqual([{ received: expect.any(String), ...enquiry }]);
  });
}

test('the confirmation is focused and its button returns to an empty form', async ({ page }) => {
  await open(page, '/contact');
  await fillIn(page);
  await sendButton(page).click();
  const card = page.getByRole('region', { name: 'Thank You!' });
  await expect(card).toBeFocused();
  await expect(card).toHaveAccessibleDescription(/^Your message has been sent successfully/);
  await page.getByRole('button', { name: 'Send Another Message' }).click();
  for (const name of ['Name', 'Email', 'Message']) await expect(field(page, name)).toHaveValue('');
  await expect(field(page, 'Name')).toBeFocused();
});

test('invalid fields are reported and nothing is sent', async ({ page }) => {
  let requests = 0;
  await page.route(endpoint, () => (requests += 1));
  await open(page, '/contact');
  await field(page, 'Email').fill('jo@example');
  await sendButton(page).click();
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Name is required');
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Invalid email address');
  await expect(field(page, 'Message')).toHaveAccessibleDescription('Message is required');
  await expect(field(page, 'Name')).toBeFocused();
  await expect(field(page, 'Name')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Name')).toHaveCSS('border-color', 'rgb(156, 52, 32)');
  expect(requests).toBe(0);

  await fillIn(page);
  await field(page, 'Email').fill('jo');
  await sendButton(page).click();
  await expect(page.getByText('Name is required')).toBeHidden();
  await expect(field(page, 'Email')).toBeFocused();
  expect(requests).toBe(0);
});

test('the header does not cover a focused field', async ({ page }) => {
  await open(page, '/');
  await sendButton(page).click();
  await expect(field(page, 'Name')).toBeFocused();
  const header = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await field(page, 'Name').boundingBox())?.y)
    .toBeGreaterThan(header?.height ?? Infinity);
});

test('while sending, the button shows it, and clicks and Enter do not send again', async ({ page }) => {
  let requests = 0;
  let respond = () => {};
  await page.route(endpoint, async (route) => {
    requests += 1;
    await new Promise<void>((resolve) => (respond = resolve));
    await route.fulfill({ status: 200, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  await open(page, '/contact');
  await fillIn(page);
  await sendButton(page).dblclick();
  const button = page.getByRole('button', { name: 'Sending...' });
  await expect(button).toBeDisabled();
  // Screen readers do not announce the button's new name.
  await expect(page.getByRole('status').filter({ hasText: 'Sending...' })).toBeAttached();
  await field(page, 'Name').press('Enter');
  await button.click({ force: true });
  await expect.poll(() => requests).toBe(1);
  await page.waitForTimeout(200);
  expect(requests).toBe(1);
  respond();
  await expect(thankYou(page)).toBeVisible();
});

test.describe('when sending fails', () => {
  test.use({ allowedErrors: /Failed to load resource/ });

  const causes: Record<string, (page: Page) => Promise<unknown>> = {
    'status 500': (page) =>
      page.route(endpoint, (route) =>
        route.fulfill({ status: 500, headers: { 'Access-Control-Allow-Origin': '*' } }),
      ),
    'no network': (page) => page.route(endpoint, (route) => route.abort('internetdisconnected')),
  };

  for (const [cause, provoke] of Object.entries(causes)) {
    test(`the form keeps its values and can be sent again (${cause})`, async ({ page }) => {
      await provoke(page);
      await open(page, '/contact');
      const enquiry = await fillIn(page);
      await sendButton(page).click();

      await expect(toast(page)).toBeVisible();
      await expect(toast(page)).toContainText('Error');
      await expect(toast(page)).toHaveCSS('background-color', 'rgb(156, 52, 32)');
      await expect(field(page, 'Email')).toHaveValue(enquiry.email);
      await expect(field(page, 'Message')).toHaveValue(` ${enquiry.message}\n`);
      await expect(sendButton(page)).toBeEnabled();
      await expect(sendButton(page)).toBeFocused();
      await expect(sendButton(page)).toBeInViewport({ ratio: 1 });
      await expect(toast(page)).toBeInViewport({ ratio: 1 });

      await page.unroute(endpoint);
      await sendButton(page).click();
      await expect(thankYou(page)).toBeVisible();
      await expect(toast(page)).toBeHidden();
      expect(enquiriesFrom(enquiry.email)).toHaveLength(1);
    });
  }

  test('the toast stays until it is closed by its button, Escape or a swipe', async ({ page }) => {
    await page.route(endpoint, (route) => route.abort());
    await open(page, '/contact');
    await fillIn(page);

    await sendButton(page).click();
    await page.waitForTimeout(6_000);
    await expect(toast(page)).toBeVisible();
    await toast(page).getByRole('button', { name: 'Close' }).click();
    await expect(toast(page)).toBeHidden();

    await sendButton(page).click();
    await expect(toast(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(toast(page)).toBeHidden();

    await sendButton(page).click();
    // Waits until the toast no longer moves.
    await toast(page).hover();
    const box = await toast(page).boundingBox();
    if (!box) throw new Error('The toast has no box.');
    await page.mouse.move(box.x + 40, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 240, box.y + 20, { steps: 8 });
    await page.mouse.up();
    await expect(toast(page)).toBeHidden();
    await expect(field(page, 'Name')).toHaveValue('  Jo Reader ');
  });

  test('the toast is announced', async ({ page }) => {
    await page.route(endpoint, (route) => route.abort());
    await open(page, '/contact');
    await fillIn(page);
    await sendButton(page).click();
    const announcement = page.getByRole('status').filter({ hasText: 'Failed to send message' }).first();
    await expect(announcement).toHaveAttribute('aria-live', 'assertive');
  });

  test('a network failure is reported, and the form can be sent again once online', async ({
    page,
    context,
  }) => {
    await open(page, '/');
    await context.setOffline(true);
    const enquiry = await fillIn(page);
    await sendButton(page).click();
    await expect(toast(page)).toBeVisible();
    await context.setOffline(false);
    await sendButton(page).click();
    await expect(thankYou(page)).toBeVisible();
    expect(enquiriesFrom(enquiry.email)).toMatchObject([enquiry]);
  });
});
