import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { field, sendButton, thankYou, toast } from './enquiry-form';
import { endpoint, enquiriesFrom, expect, holdScripts, open, test } from './test';

/** Fills in the form with spaces and lines around the words, which are not to arrive. */
async function fillIn(page: Page, email = `${randomUUID()}@example.com`) {
  const enquiry = { name: 'Jo Reader', email, message: 'Please paint my shed.\nIt is 3 m by 2 m.' };
  await field(page, 'Name').fill(`  ${enquiry.name} `);
  await field(page, 'Email').fill(enquiry.email);
  await field(page, 'Message').fill(` ${enquiry.message}\n`);
  return enquiry;
}

for (const path of ['/', '/contact']) {
  test(`an enquiry from ${path} arrives, trimmed, once`, async ({ page }) => {
    await open(page, path);
    const enquiry = await fillIn(page);
    const posted = page.waitForRequest(
      (request) => request.url() === endpoint && request.method() === 'POST',
    );
    await sendButton(page).click();

    const request = await posted;
    expect(await request.headerValue('content-type')).toBe('application/json');
    expect(request.postDataJSON()).toEqual(enquiry);

    await expect(thankYou(page)).toBeVisible();
    await expect(
      page.getByText("Your message has been sent successfully. We'll get back to you as soon as possible."),
    ).toBeVisible();
    expect(enquiriesFrom(enquiry.email)).toEqual([{ received: expect.any(String), ...enquiry }]);
  });
}

test('the card has the focus, and leads back to a blank form', async ({ page }) => {
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

test('mistakes are told and nothing is sent', async ({ page }) => {
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

test('a focused field is never under the header', async ({ page }) => {
  await open(page, '/');
  await sendButton(page).click();
  await expect(field(page, 'Name')).toBeFocused();
  const header = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await field(page, 'Name').boundingBox())?.y)
    .toBeGreaterThan(header?.height ?? Infinity);
});

test('while it is sent the button says so, and neither press nor Enter sends more', async ({ page }) => {
  let requests = 0;
  let answer = () => {};
  await page.route(endpoint, async (route) => {
    requests += 1;
    await new Promise<void>((resolve) => (answer = resolve));
    await route.fulfill({ status: 200, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  await open(page, '/contact');
  await fillIn(page);
  await sendButton(page).dblclick();
  const button = page.getByRole('button', { name: 'Sending...' });
  await expect(button).toBeDisabled();
  // Its new name is not announced by itself.
  await expect(page.getByRole('status').filter({ hasText: 'Sending...' })).toBeAttached();
  await field(page, 'Name').press('Enter');
  await button.click({ force: true });
  await expect.poll(() => requests).toBe(1);
  await page.waitForTimeout(200);
  expect(requests).toBe(1);
  answer();
  await expect(thankYou(page)).toBeVisible();
});

test.describe('a failure', () => {
  test.use({ allowedErrors: /Failed to load resource/ });

  const faults: Record<string, (page: Page) => Promise<unknown>> = {
    'the answer 500': (page) =>
      page.route(endpoint, (route) =>
        route.fulfill({ status: 500, headers: { 'Access-Control-Allow-Origin': '*' } }),
      ),
    'no network': (page) => page.route(endpoint, (route) => route.abort('internetdisconnected')),
    '15 seconds of silence': async (page) => {
      await page.clock.install();
      await page.route(endpoint, async () => {
        await page.clock.fastForward(14_000);
        await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
        await page.clock.fastForward(1_000);
      });
    },
  };

  for (const [fault, cause] of Object.entries(faults)) {
    test(`(${fault}) keeps everything and can be tried again`, async ({ page }) => {
      await cause(page);
      await open(page, '/contact');
      const enquiry = await fillIn(page);
      await sendButton(page).scrollIntoViewIfNeeded();
      const scrolled = await page.evaluate(() => window.scrollY);
      await sendButton(page).click();

      await expect(toast(page)).toBeVisible();
      await expect(toast(page)).toContainText('Error');
      await expect(toast(page)).toHaveCSS('background-color', 'rgb(156, 52, 32)');
      await expect(field(page, 'Email')).toHaveValue(enquiry.email);
      await expect(field(page, 'Message')).toHaveValue(` ${enquiry.message}\n`);
      await expect(sendButton(page)).toBeEnabled();
      await expect(sendButton(page)).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);

      await page.unroute(endpoint);
      await sendButton(page).click();
      await expect(thankYou(page)).toBeVisible();
      await expect(toast(page)).toBeHidden();
      expect(enquiriesFrom(enquiry.email)).toHaveLength(1);
    });
  }

  test('is dismissed by its button, by Escape and by a swipe, and does not go by itself', async ({
    page,
  }) => {
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
    // Waits until it has come to rest.
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

  test('is announced', async ({ page }) => {
    await page.route(endpoint, (route) => route.abort());
    await open(page, '/contact');
    await fillIn(page);
    await sendButton(page).click();
    const announcement = page.getByRole('status').filter({ hasText: 'Failed to send message' }).first();
    await expect(announcement).toHaveAttribute('aria-live', 'assertive');
  });
});

test('what is typed before the scripts have run is kept and sent', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const enquiry = await fillIn(page);
  release();
  await expect(page.getByRole('form')).toHaveAttribute('novalidate', '');
  await sendButton(page).click();
  await expect(thankYou(page)).toBeVisible();
  expect(enquiriesFrom(enquiry.email)).toMatchObject([enquiry]);
});

test.describe('what is sent before the scripts have run', () => {
  test.use({ allowedErrors: /Failed to load resource/ });

  test('is handed over to them', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    const enquiry = await fillIn(page);
    await sendButton(page).click();
    await sendButton(page).click();
    release();
    await expect(thankYou(page)).toBeVisible();
    await expect(page).toHaveURL('/contact');
    expect(enquiriesFrom(enquiry.email)).toMatchObject([enquiry]);
  });

  test('is posted by the browser if they cannot be had', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/contact');
    const enquiry = await fillIn(page);
    await sendButton(page).click();
    await expect(page).toHaveURL(endpoint);
    expect(enquiriesFrom(enquiry.email)).toHaveLength(1);
  });

  test('is posted by the browser if they do not come in ten seconds', async ({ page }) => {
    await page.clock.install();
    await page.route('**/*.js', () => {});
    await page.goto('/contact', { waitUntil: 'commit' });
    const enquiry = await fillIn(page);
    await sendButton(page).click();
    await page.clock.fastForward(9_000);
    await expect(page).toHaveURL('/contact');
    await page.clock.fastForward(1_000);
    await expect(page).toHaveURL(endpoint);
    expect(enquiriesFrom(enquiry.email)).toHaveLength(1);
  });
});

test.describe('if the network goes before the form is reached', () => {
  test.use({ allowedErrors: /Failed to load resource|Failed to load chunk|ERR_INTERNET_DISCONNECTED/ });

  test('its failure is told in the page, and it is sent when the network is back', async ({
    page,
    context,
  }) => {
    await open(page, '/');
    await context.setOffline(true);
    const enquiry = await fillIn(page);
    await sendButton(page).click();
    const told = page.getByRole('alert').filter({ hasText: 'Failed to send message. Please try again.' });
    await expect(told).toBeVisible();
    await expect(field(page, 'Email')).toHaveValue(enquiry.email);

    await context.setOffline(false);
    await sendButton(page).click();
    await expect(thankYou(page)).toBeVisible();
    expect(enquiriesFrom(enquiry.email)).toMatchObject([enquiry]);
  });

  test('after it has been reached, the toast is there', async ({ page, context }) => {
    await open(page, '/');
    await page.getByRole('form').scrollIntoViewIfNeeded();
    // The region that waits for toasts.
    await expect(page.getByRole('region', { name: /Notifications/ })).toBeAttached();
    await context.setOffline(true);
    await fillIn(page);
    await sendButton(page).click();
    await expect(toast(page)).toBeVisible();
  });
});
