import { field, fillIn, sendButton, thankYou, toast } from '../support/enquiry-form';
import { endpoint, enquiriesFrom } from '../support/form-service';
import { expect, open, test } from '../support/test';

for (const path of ['/', '/contact']) {
  test(`an enquiry from ${path} arrives once, trimmed, and the confirmation returns to an empty form`, async ({
    page,
  }) => {
    await open(page, path);
    const enquiry = await fillIn(page);
    await field(page, 'Name').fill(`  ${enquiry.name} `);
    await field(page, 'Message').fill(` ${enquiry.message}\n`);
    await sendButton(page).click();
    const card = page.getByRole('region', { name: 'Thank You!' });
    await expect(card).toBeFocused();
    await expect(card).toHaveAccessibleDescription(/^Your message has been sent successfully/);
    expect(enquiriesFrom(enquiry.email)).toEqual([{ received: expect.any(String), ...enquiry }]);
    await page.getByRole('button', { name: 'Send Another Message' }).click();
    for (const name of ['Name', 'Email', 'Message']) await expect(field(page, name)).toHaveValue('');
    await expect(field(page, 'Name')).toBeFocused();
  });
}

test('invalid fields are reported below the header, and nothing is sent', async ({ page }) => {
  let requests = 0;
  await page.route(endpoint, () => (requests += 1));
  await open(page, '/');
  await field(page, 'Email').fill('jo@example');
  await sendButton(page).click();
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Name is required');
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Invalid email address');
  await expect(field(page, 'Message')).toHaveAccessibleDescription('Message is required');
  await expect(field(page, 'Name')).toBeFocused();
  await expect(field(page, 'Name')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Name')).toHaveCSS('border-color', 'rgb(156, 52, 32)');
  const header = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await field(page, 'Name').boundingBox())?.y)
    .toBeGreaterThan(header?.height ?? Infinity);

  await fillIn(page);
  await field(page, 'Email').fill('jo');
  await sendButton(page).click();
  await expect(page.getByText('Name is required')).toBeHidden();
  await expect(field(page, 'Email')).toBeFocused();
  expect(requests).toBe(0);
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

  test('the toast is announced, and stays until it is closed by its button, Escape or a swipe', async ({
    page,
  }) => {
    await page.route(endpoint, (route) => route.abort());
    await open(page, '/contact');
    await fillIn(page);

    await sendButton(page).click();
    const announcement = page.getByRole('status').filter({ hasText: 'Failed to send message' }).first();
    await expect(announcement).toHaveAttribute('aria-live', 'assertive');
    // Radix closes toasts after five seconds, unless it is told otherwise.
    await page.waitForTimeout(6_000);
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
    await expect(field(page, 'Name')).toHaveValue('Jo Reader');
  });
});
