import type { Page } from '@playwright/test';
import * as form from '../../support/fill-enquiry';
import { test, type MockService } from '../../support/mock-form-service';
import { expectInView, waitForScrollEnd } from '../../support/states';
import { expect, open, phone } from '../../support/test';

test.use(phone);
test.use({
  allowedErrors:
    /blocked by CORS policy|Cross-Origin Request Blocked|Access-Control-Allow-Origin|access control checks|Failed to load resource.*(thanks|failure-toast-\w+\.js)$/,
});

type Responses = Record<string, NonNullable<MockService['respond']>>;

const allowOrigin = { 'Access-Control-Allow-Origin': '*' };

const failures: Responses = {
  'status 400': (_request, response) => response.writeHead(400, allowOrigin).end(),
  'status 500': (_request, response) => response.writeHead(500, allowOrigin).end(),
  'a connection closed within the headers': ({ socket }) => socket.end('HTTP/1.1 200 OK\r\nContent-Ty'),
  'a response that this site may not read': (_request, response) => response.writeHead(200).end(),
  'a redirect to a page with status 200': ({ url }, response) =>
    url?.endsWith('/thanks')
      ? response.writeHead(200, allowOrigin).end()
      : response.writeHead(302, { ...allowOrigin, Location: '/enquiries/thanks' }).end(),
};

const successes: Responses = {
  'status 204 to a request for JSON': ({ headers }, response) =>
    response.writeHead(headers.accept === 'application/json' ? 204 : 302, allowOrigin).end(),
  'a connection closed within the body': ({ socket }, response) => {
    response.writeHead(200, { ...allowOrigin, 'Content-Length': 100 });
    response.write('{"ok":', () => socket.destroy());
  },
};

test('an enquiry is sent once, or can be sent again', { tag: '@every-engine' }, async ({ page, service }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await open(page, '/contact');
  for (const [name, respond] of Object.entries({ ...failures, ...successes })) {
    await test.step(name, async () => {
      service.respond = respond;
      service.postCount = 0;
      const enquiry = await form.fillIn(page);
      await form.sendButton(page).click();
      if (name in failures) {
        await form.expectFailure(page, enquiry);
        await expect(form.sendButton(page)).toBeFocused();
        await expectInView(form.sendButton(page));
        await expectInView(form.toast(page));
        const formBox = await page.getByRole('form').boundingBox();
        const toastBox = await form.toast(page).boundingBox();
        expect(toastBox?.y).toBeGreaterThan(formBox ? formBox.y + formBox.height : Infinity);
        service.respond = undefined;
        await form.sendButton(page).click();
        await form.expectArrival(page, enquiry);
      }
      await expect(form.thankYou(page)).toBeVisible();
      await expect(form.toast(page)).toBeHidden();
      expect(service.postCount).toBe(name in failures ? 2 : 1);
      await page.getByRole('button', { name: 'Send Another Message' }).click();
    });
  }
});

test('without a response for 15 seconds, the form says that nobody knows the result', async ({
  page,
  service,
  content,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  service.respond = () => {};
  // Playwright's clock does not control the original.
  await page.addInitScript(() => {
    AbortSignal.timeout = (delay) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), delay);
      return controller.signal;
    };
  });
  await page.clock.install({ time: 0 });
  await open(page, '/contact');
  const enquiry = await form.fillIn(page);
  await page.clock.pauseAt(3_600_000);
  await form.sendButton(page).click();
  await expect(form.sendingButton(page)).toBeDisabled();
  await page.clock.runFor(14_500);
  await expect(form.sendingButton(page)).toBeDisabled();
  await page.clock.runFor(1_000);
  await form.expectUnknown(page, enquiry);
  await expect(form.sendButton(page)).toBeFocused();
  await expectInView(form.unknownNote(page));
  const { text } = content.business.phone;
  await expect(form.unknownNote(page)).toContainText(`Otherwise send it again, or call ${text}.`);
  await form.sendButton(page).click();
  await expectInView(form.sendingButton(page));
});

/** Sends the filled-in form to a service that fails. */
async function failToSend(page: Page, service: MockService) {
  service.respond = failures['status 500'];
  await form.sendButton(page).click();
  await expectInView(form.toast(page));
  await waitForScrollEnd(page);
}

test('the toast stays until its button, Escape in it or another attempt closes it', async ({
  page,
  service,
}) => {
  await page.clock.install();
  await open(page, '/contact');
  await form.fillIn(page);
  await failToSend(page, service);
  await page.clock.fastForward('10:00:00');
  await expect(form.toast(page)).toBeVisible();
  await page.reload();
  await form.toast(page).getByRole('button', { name: 'Close' }).press('Enter');
  await expect(form.toast(page)).toBeHidden();
  await expect(form.sendButton(page)).toBeFocused();

  await failToSend(page, service);
  // The key may be meant for the form.
  await form.field(page, 'Name').press('Escape');
  await expect(form.toast(page)).toBeVisible();
  await form.toast(page).getByRole('button', { name: 'Close' }).press('Escape');
  await expect(form.toast(page)).toBeHidden();

  await failToSend(page, service);
  await form.fillFields(page, { message: '' });
  await form.sendButton(page).click();
  await expect(form.field(page, 'Message')).toHaveAccessibleDescription('Message is required');
  await expect(form.toast(page)).toBeHidden();
});

test('the toast is loaded once something is typed, so that it can report that there is no network', async ({
  page,
}) => {
  await open(page, '/contact');
  const toast = page.waitForEvent('requestfinished', (request) => request.url().includes('failure-toast'));
  const enquiry = await form.fillIn(page);
  await toast;
  await page.context().setOffline(true);
  await form.sendButton(page).click();
  await form.expectFailure(page, enquiry);
  await expectInView(form.toast(page));
});

test('a toast that could not be loaded is announced as well, and its number can be called', async ({
  page,
  service,
  content,
}) => {
  await page.route('**/failure-toast*', (route) => route.abort());
  await open(page, '/contact');
  const enquiry = await form.fillIn(page);
  service.respond = failures['status 500'];
  await form.sendButton(page).click();
  const { text } = content.business.phone;
  const note = page.getByRole('alert');
  await expect(note).toHaveText(`Error Failed to send message. Please try again. Or call ${text}`);
  await expectInView(note);
  await expect(note.getByRole('link')).toHaveAttribute('href', /^tel:\+44/);
  service.respond = undefined;
  await form.sendButton(page).click();
  await form.expectArrival(page, enquiry);
});

test('the toast is announced, and its number can be called', async ({ page, service, content }) => {
  await open(page, '/contact');
  await form.fillIn(page);
  // Radix removes it after a second.
  const announced = page.waitForFunction(() =>
    document
      .querySelector('[role="status"][aria-live="assertive"]')
      ?.textContent.includes('Error Failed to send message. Please try again. Or call'),
  );
  await failToSend(page, service);
  await announced;
  const { text } = content.business.phone;
  const call = form.toast(page).getByRole('link', { name: `Or call ${text}` });
  await expect(call).toHaveAttribute('href', `tel:+44${text.slice(1).replaceAll(' ', '')}`);
});

test('the toast can be copied, swiped away and scrolled', async ({ page, service }) => {
  await open(page, '/contact');
  await form.fillIn(page);
  await failToSend(page, service);
  const words = form.toast(page).getByText('Failed to send message.');
  await words.dragTo(words, { sourcePosition: { x: 1, y: 10 }, targetPosition: { x: 200, y: 10 } });
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toContain('Failed to send');
  // Dragging with a mouse beside the text does not dismiss the toast either.
  const edge = { sourcePosition: { x: 5, y: 10 }, targetPosition: { x: 205, y: 10 } };
  await form.toast(page).dragTo(form.toast(page), edge);
  await expect(form.toast(page)).toBeVisible();

  const session = await page.context().newCDPSession(page);
  const swipe = async ({ across = 0, down = 0 }) => {
    const { x, y } = (await form.toast(page).boundingBox()) ?? { x: NaN, y: NaN };
    for (const part of [0, 0.2, 0.4, 0.6, 0.8, 1]) {
      const type = part === 0 ? 'touchStart' : 'touchMove';
      const touchPoints = [{ x: x + 40 + across * part, y: y + 20 + down * part }];
      await session.send('Input.dispatchTouchEvent', { type, touchPoints });
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await swipe({ across: 200 });
  await expect(form.toast(page)).toBeHidden();

  await failToSend(page, service);
  const top = () => page.evaluate(() => scrollY);
  const before = await top();
  // Last, because the page keeps scrolling for a while.
  await swipe({ down: -200 });
  await expect.poll(top).toBeGreaterThan(before + 100);
  await expect(form.toast(page)).toBeVisible();
});
