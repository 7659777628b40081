import * as form from '../../support/fill-enquiry';
import { endpoint, enquiriesFrom } from '../../support/form-service';
import { recordEnquiry, test } from '../../support/mock-form-service';
import { expectInView, waitForDecision, waitForRequests } from '../../support/states';
import { expect, open, phone } from '../../support/test';

test.use(phone);

const allowOrigin = { 'Access-Control-Allow-Origin': '*' };

const names = ['Name', 'Email', 'Message'];

test('an enquiry arrives trimmed, and another can follow', { tag: '@every-engine' }, async ({ page }) => {
  await open(page, '/contact');
  await expect(form.field(page, 'Name')).toHaveAttribute('autocomplete', 'name');
  await expect(form.field(page, 'Email')).toHaveAttribute('autocomplete', 'email');
  // Phone keyboards show an @ for this type.
  await expect(form.field(page, 'Email')).toHaveAttribute('type', 'email');
  const enquiry = await form.fillIn(page);
  await form.fillFields(page, { name: `  ${enquiry.name} `, message: ` ${enquiry.message}\n` });
  await form.sendButton(page).click();
  const card = page.getByRole('region', { name: 'Thank You!' });
  await expect(card).toBeFocused();
  await expect(card).toHaveAccessibleDescription(/^Your message has been sent successfully/);
  // Otherwise, a visitor would not notice a mistyped address.
  await expect(card).toHaveAccessibleDescription(new RegExp(`We'll write to ${enquiry.email}\\.`));
  await form.expectArrival(page, enquiry);

  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await form.expectFields(page, { name: '', email: '', message: '' });
  await expect(form.field(page, 'Name')).toBeFocused();
  const other = await form.fillIn(page);
  await form.sendButton(page).click();
  await form.expectArrival(page, other);
  await card.getByRole('link', { name: 'See our gallery' }).click();
  await expect(page).toHaveURL('/gallery');
});

test('form services get what docs/enquiries.md promises', async ({ page, service }) => {
  const expectPromised = recordEnquiry(service);
  await open(page, '/contact');
  const enquiry = await form.fillIn(page);
  await form.sendButton(page).click();
  await expectPromised(enquiry, true);
  await expect(form.thankYou(page)).toBeVisible();
});

test('mistakes are reported, and nothing is sent', { tag: '@every-engine' }, async ({ page, service }) => {
  await open(page, '/');
  await form.fillFields(page, { email: 'jo@example' });
  await form.sendButton(page).click();
  await expect(form.field(page, 'Name')).toHaveAccessibleDescription('Name is required');
  await expect(form.field(page, 'Email')).toHaveAccessibleDescription('Invalid email address');
  await expect(form.field(page, 'Message')).toHaveAccessibleDescription('Message is required');
  for (const name of names) await expect(form.field(page, name)).toHaveAttribute('aria-invalid', 'true');
  await expect(form.field(page, 'Name')).toBeFocused();
  await expectInView(form.field(page, 'Name'));
  // Screen readers announce the message with a field that gets focus; here it has it already.
  const announcement = page.getByRole('form').getByRole('status');
  await expect(announcement).toBeEmpty();
  for (const isSecond of [false, true]) {
    // An object, because the promise itself would be awaited before the key is pressed.
    const announced = await announcement.evaluateHandle((status) => ({
      text: new Promise((resolve) => {
        new MutationObserver(() => status.textContent && resolve(status.textContent)).observe(status, {
          childList: true,
        });
      }),
    }));
    await page.keyboard.press('Enter');
    const text = await announced.evaluate(({ text }) => text);
    expect(text, isSecond ? 'again' : '').toBe('Name is required');
  }
  // Corrected one by one.
  await form.fillFields(page, { name: 'Jo', email: 'jo@example.' });
  await expect(form.field(page, 'Name')).toHaveAttribute('aria-invalid', 'false');
  await expect(form.field(page, 'Name')).toHaveAccessibleDescription('');
  await expect(form.field(page, 'Email')).toHaveAccessibleDescription('Invalid email address');
  await form.fillFields(page, { name: '', email: 'jo@example.com' });
  await expect(form.field(page, 'Name')).toHaveAttribute('aria-invalid', 'false');
  await expect(form.field(page, 'Email')).toHaveAttribute('aria-invalid', 'false');
  await expect(form.field(page, 'Message')).toHaveAccessibleDescription('Message is required');

  const message = 'm'.repeat(200_000);
  await form.fillIn(page, message);
  await form.field(page, 'Name').press('Enter');
  await expect(form.field(page, 'Message')).toBeFocused();
  await expect(form.field(page, 'Message')).toHaveAccessibleDescription(/^Message must be less than 2000/);
  for (const name of ['Name', 'Email']) {
    await expect(form.field(page, name)).toHaveAttribute('aria-invalid', 'false');
    await expect(form.field(page, name)).toHaveAccessibleDescription('');
  }
  await form.expectFields(page, { message });
  expect(service.postCount).toBe(0);
});

test('near the limit, the characters of the message are counted', async ({ page }) => {
  await open(page, '/contact');
  const count = page.getByText('of 2,000 characters');
  // Like the rule, it counts an emoji as one character, and no blanks at the end.
  await form.fillIn(page, `${'👍'.repeat(1_799)}  `);
  await expect(count).toBeHidden();
  await form.fillFields(page, { message: 'm'.repeat(1_800) });
  await expect(count).toHaveText('1,800 of 2,000 characters');
  await expect(page.locator('[aria-live=polite]').filter({ has: count })).toBeVisible();
  await form.fillFields(page, { message: 'm'.repeat(2_300) });
  await page.reload();
  await expect(count).toHaveText('2,300 of 2,000 characters');
  await form.sendButton(page).click();
  await expect(form.field(page, 'Message')).toHaveAccessibleDescription(
    'Message must be less than 2000 characters 2,300 of 2,000 characters',
  );
});

test('what is written from right to left is shown so', async ({ page }) => {
  await page.goto('/contact');
  for (const name of names) {
    await form.field(page, name).fill('שלום');
    await expect(form.field(page, name)).toHaveCSS('direction', 'rtl');
  }
});

for (const [width, height, where] of [
  [320, 256, 'at 400% zoom of 1280 × 1024 pixels'],
  [390, 400, 'on a phone with its keyboard'],
  [844, 390, 'on a phone in landscape'],
] as const) {
  test(`what a press results in is in view ${where}`, async ({ page, service }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/contact');
    await form.fillIn(page, 'm'.repeat(2_001));
    await form.sendButton(page).click();
    await expectInView(form.field(page, 'Message'));
    await expectInView(page.getByText('Message must be less than'));

    await form.fillFields(page, { email: 'jo', message: 'Hello' });
    await form.field(page, 'Email').press('Enter');
    await form.sendButton(page).scrollIntoViewIfNeeded();
    // The field still has focus, out of view.
    await page.keyboard.press('Enter');
    await expectInView(form.field(page, 'Email'));
    await expectInView(page.getByText('Invalid email address').first());

    service.respond = (_request, response) => response.writeHead(500, allowOrigin).end();
    const enquiry = await form.fillIn(page);
    await form.field(page, 'Email').press('Enter');
    await expectInView(form.toast(page));
    service.respond = undefined;
    await form.sendButton(page).click();
    await form.expectArrival(page, enquiry);
    await expectInView(form.thankYou(page));
  });
}

test('while sending, the form cannot be used', async ({ page, service }) => {
  let respond = () => {};
  service.respond = (_request, _response, store) => (respond = store);
  await open(page, '/contact');
  const enquiry = await form.fillIn(page);
  await form.sendButton(page).dblclick();
  await expect(form.sendingButton(page)).toBeDisabled();
  // Screen readers do not announce the new name of a disabled button.
  const status = page.getByRole('status').filter({ hasText: 'Sending...' });
  await expect(status).toBeAttached();
  await form.field(page, 'Name').press('Enter');
  await form.sendingButton(page).click({ force: true });
  // What was typed meanwhile would be lost.
  for (const name of names) await expect(form.field(page, name)).not.toBeEditable();
  await expect.poll(() => service.postCount).toBe(1);
  respond();
  await form.expectArrival(page, enquiry);
  expect(service.postCount).toBe(1);

  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await expect(form.sendButton(page)).toBeEnabled();
  await expect(status).not.toBeAttached();
  for (const name of names) await expect(form.field(page, name)).toBeEditable();
});

test('where a script could not send it, the browser posts it', async ({ page }) => {
  // Like Chrome before 103.
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'timeout'));
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/contact');
  const enquiry = await form.fillIn(page, 'Please paint my shed.');
  await waitForDecision(page);
  await waitForRequests(page);
  expect(scripts).toEqual([]);
  await form.sendButton(page).click();
  await expect(page).toHaveURL(endpoint);
  expect(enquiriesFrom(enquiry.email)).toMatchObject([enquiry]);
});
