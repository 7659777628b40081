import type { Page } from '@playwright/test';
import { expectFields, field, fillIn, sendButton, thankYou, toast } from '../support/fill-enquiry';
import { endpoint, enquiriesFrom } from '../support/form-service';
import { expectInView, waitForScrollEnd } from '../support/states';
import { expect, hold, open, test } from '../support/test';

/** Moves a finger that starts on the toast. */
async function swipeToast(page: Page, { across = 0, down = 0 }) {
  await expectInView(toast(page));
  await waitForScrollEnd(page);
  const box = await toast(page).boundingBox();
  if (!box) throw new Error('The toast has no box.');
  const session = await page.context().newCDPSession(page);
  for (const part of [0, 0.2, 0.4, 0.6, 0.8, 1]) {
    const type = part === 0 ? 'touchStart' : 'touchMove';
    const touchPoints = [{ x: box.x + 40 + across * part, y: box.y + 20 + down * part }];
    await session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('an enquiry arrives trimmed, and can be followed by another', async ({ page }) => {
  await open(page, '/contact');
  await expect(field(page, 'Name')).toHaveAttribute('autocomplete', 'name');
  await expect(field(page, 'Email')).toHaveAttribute('autocomplete', 'email');
  await expect(field(page, 'Message')).toHaveAttribute('rows', '6');
  await expect(page.getByText('Fields with a star (*) are required.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveAttribute('required', '');
  const enquiry = await fillIn(page);
  await field(page, 'Name').fill(`  ${enquiry.name} `);
  await field(page, 'Message').fill(` ${enquiry.message}\n`);
  await sendButton(page).click();
  const card = page.getByRole('region', { name: 'Thank You!' });
  await expect(card).toBeFocused();
  await expect(card).toHaveAccessibleDescription(/^Your message has been sent successfully/);
  expect(enquiriesFrom(enquiry.email)).toEqual([{ received: expect.any(String), ...enquiry }]);
  await expect(card.getByRole('link', { name: 'See our gallery' })).toHaveAttribute('href', '/gallery');
  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await expectFields(page, { name: '', email: '', message: '' });
  await expect(field(page, 'Name')).toBeFocused();
});

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
  const header = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await field(page, 'Name').boundingBox())?.y)
    .toBeGreaterThan(header?.height ?? Infinity);

  const long = 'm'.repeat(200_000);
  await fillIn(page, long);
  await field(page, 'Name').press('Enter');
  for (const name of ['Name', 'Email']) {
    await expect(field(page, name)).not.toHaveAttribute('aria-invalid');
    await expect(field(page, name)).toHaveAccessibleDescription('');
  }
  await expect(field(page, 'Message')).toBeFocused();
  await expect(field(page, 'Message')).toHaveAccessibleDescription(
    'Message must be less than 2000 characters',
  );
  await expectFields(page, { message: long });
  expect(requests).toBe(0);
});

test('while sending, the button shows it, and clicks and Enter do not send again', async ({ page }) => {
  const release = await hold(page, endpoint);
  await open(page, '/contact');
  const { email } = await fillIn(page);
  await sendButton(page).dblclick();
  const button = page.getByRole('button', { name: 'Sending...' });
  await expect(button).toBeDisabled();
  // Screen readers do not announce the button's new name.
  await expect(page.getByRole('status').filter({ hasText: 'Sending...' })).toBeAttached();
  await field(page, 'Name').press('Enter');
  await button.click({ force: true });
  // What was typed meanwhile would be lost.
  for (const name of ['Name', 'Email', 'Message']) await expect(field(page, name)).not.toBeEditable();
  release();
  await expect(thankYou(page)).toBeVisible();
  expect(enquiriesFrom(email)).toHaveLength(1);
});

test('the toast is announced, offers the phone, and stays until its button, Escape in it or a swipe closes it', async ({
  page,
  content,
}) => {
  await page.route(endpoint, (route) => route.abort());
  await page.clock.install();
  await open(page, '/contact');
  await fillIn(page);
  await sendButton(page).click();
  const announcement = page.getByRole('status').filter({ hasText: 'Failed to send message' }).first();
  await expect(announcement).toHaveAttribute('aria-live', 'assertive');
  const call = toast(page).getByRole('link', { name: `Or call ${content.business.phone.text}` });
  await expect(call).toHaveAttribute('href', /^tel:\+44\d+$/);
  // Radix's default is five seconds.
  await page.clock.fastForward(6_000);
  await toast(page).getByRole('button', { name: 'Close' }).press('Enter');
  await expect(toast(page)).toBeHidden();
  await expect(sendButton(page)).toBeFocused();

  await sendButton(page).click();
  await expect(toast(page)).toBeVisible();
  // This key may be meant for the form.
  await field(page, 'Name').press('Escape');
  await expect(toast(page)).toBeVisible();
  await call.press('Escape');
  await expect(toast(page)).toBeHidden();

  await sendButton(page).click();
  await swipeToast(page, { across: 200 });
  await expect(toast(page)).toBeHidden();

  await sendButton(page).click();
  await expectInView(toast(page));
  await waitForScrollEnd(page);
  const top = () => page.evaluate(() => scrollY);
  const before = await top();
  await swipeToast(page, { down: -200 });
  await expect.poll(top).toBeGreaterThan(before + 100);
  await expect(toast(page)).toBeVisible();
  await expectFields(page, { name: 'Jo Reader' });
});
