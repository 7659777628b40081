import type { Page } from '@playwright/test';
import { field, fillIn, sendButton, thankYou, toast } from '../support/enquiry-form';
import { test, type MockService } from '../support/mock-form-service';
import { endpoint, enquiriesFrom, expect, holdScripts, open, waitForHydration } from '../support/test';

test.use({ allowedErrors: /Failed to load resource/ });

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

async function expectFields(page: Page, { name, email, message }: Awaited<ReturnType<typeof fillIn>>) {
  await expect(field(page, 'Name')).toHaveValue(name);
  await expect(field(page, 'Email')).toHaveValue(email);
  await expect(field(page, 'Message')).toHaveValue(message);
}

test.describe('before hydration', () => {
  test('what was typed is still there after a visit to another page', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    const enquiry = await fillIn(page);
    await footerLink(page, 'Gallery').click();
    await expect(page).toHaveURL('/gallery');
    await footerLink(page, 'Contact').click();
    await expectFields(page, enquiry);
  });

  test('an enquiry that was submitted and then abandoned is reported as failed, and not posted', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    const enquiry = await fillIn(page);
    await sendButton(page).click();
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await footerLink(page, 'Gallery').click();
    await expect(page).toHaveURL('/gallery');
    release();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await open(page, '/contact');
    await expectFields(page, enquiry);
    await expect(toast(page)).toBeVisible();
    expect(enquiriesFrom(enquiry.email)).toEqual([]);
    await sendButton(page).click();
    await expect(thankYou(page)).toBeVisible();
    expect(enquiriesFrom(enquiry.email)).toHaveLength(1);
  });
});

test.describe('while an enquiry is being sent', () => {
  /** Sends an enquiry to a service that responds when the returned function is called. */
  async function send(page: Page, service: MockService, status = 200) {
    let respond = () => {};
    const responded = new Promise<void>((resolve) => (respond = resolve));
    service.handler = async (request, response, next) => {
      if (request.method !== 'POST') return next();
      await responded;
      if (status === 200) next();
      else response.set('Access-Control-Allow-Origin', '*').status(status).end();
    };
    await open(page, '/contact');
    const enquiry = await fillIn(page);
    await sendButton(page).click();
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    return { enquiry, respond };
  }

  test.afterEach(({ service }) => {
    service.handler = undefined;
  });

  test('a link is followed when the enquiry has been sent, which the form then shows', async ({
    page,
    service,
  }) => {
    const { enquiry, respond } = await send(page, service);
    await footerLink(page, 'Gallery').click();
    await page.waitForTimeout(500);
    await expect(page).toHaveURL('/contact');
    respond();
    await expect(page).toHaveURL('/gallery');
    expect(enquiriesFrom(enquiry.email)).toHaveLength(1);
    await footerLink(page, 'Contact').click();
    await expect(thankYou(page)).toBeVisible();
    await page.getByRole('button', { name: 'Send Another Message' }).click();
    await expect(field(page, 'Name')).toHaveValue('');
  });

  test('a link is not followed when sending fails', async ({ page, service }) => {
    const { enquiry, respond } = await send(page, service, 503);
    await footerLink(page, 'Gallery').click();
    respond();
    await expect(toast(page)).toBeVisible();
    await expect(page).toHaveURL('/contact');
    await expectFields(page, enquiry);
    await footerLink(page, 'Gallery').click();
    await expect(page).toHaveURL('/gallery');
  });

  test('links to other tabs, numbers and anchors work', async ({ page, service, context }) => {
    const { respond } = await send(page, service);
    const newTab = context.waitForEvent('page');
    await footerLink(page, 'Gallery').click({ modifiers: ['ControlOrMeta'] });
    await expect(await newTab).toHaveURL('/gallery');
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    respond();
    await expect(thankYou(page)).toBeVisible();
    await expect(page).toHaveURL('/contact#content');
  });

  test('the browser asks before a reload, after which the enquiry is reported as failed', async ({
    page,
    service,
  }) => {
    const { enquiry } = await send(page, service);
    let asked = '';
    page.on('dialog', (dialog) => {
      asked = dialog.type();
      void dialog.accept();
    });
    await page.reload();
    expect(asked).toBe('beforeunload');
    await waitForHydration(page);
    await expectFields(page, enquiry);
    await expect(toast(page)).toBeVisible();
  });
});

test('an enquiry that the browser has posted is not restored', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/contact');
  const enquiry = await fillIn(page);
  await sendButton(page).click();
  await expect(page).toHaveURL(endpoint);
  await page.unrouteAll();
  await open(page, '/contact');
  for (const name of ['Name', 'Email', 'Message']) await expect(field(page, name)).toHaveValue('');
  expect(enquiriesFrom(enquiry.email)).toHaveLength(1);
});

test.describe('the browser posts an enquiry once', () => {
  test('although the visitor presses twice, and scripts load while the service takes its time', async ({
    page,
    service,
  }) => {
    const before = service.postCount;
    service.handler = (_request, _response, next) => void setTimeout(next, 4_000);
    await page.clock.install();
    const release = await holdScripts(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    const enquiry = await fillIn(page);
    await sendButton(page).click();
    await page.clock.fastForward(1_000);
    await page.getByRole('button', { name: 'Sending...' }).click({ force: true });
    await field(page, 'Name').press('Enter');
    await page.clock.fastForward(9_000);
    await expect.poll(() => service.postCount - before).toBe(1);
    release();
    await expect(page).toHaveURL(endpoint, { timeout: 10_000 });
    service.handler = undefined;
    expect(service.postCount - before).toBe(1);
    expect(enquiriesFrom(enquiry.email)).toHaveLength(1);
  });

  test('when the rules cannot be loaded', async ({ page }) => {
    await page.route('**/*.js', async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes('Name is required')) await route.fulfill({ status: 404 });
      else await route.fulfill({ response });
    });
    await open(page, '/contact');
    const enquiry = await fillIn(page);
    await field(page, 'Email').fill('jo');
    await sendButton(page).click();
    await expect(field(page, 'Email')).toBeFocused();
    expect(enquiriesFrom(enquiry.email)).toEqual([]);
    await field(page, 'Email').fill(enquiry.email);
    await sendButton(page).click();
    await expect(page).toHaveURL(endpoint);
    expect(enquiriesFrom(enquiry.email)).toHaveLength(1);
  });
});
