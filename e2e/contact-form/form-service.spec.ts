import { endpoint, enquiriesFrom } from '../support/form-service';
import { expectFailure, fillIn, sendButton, thankYou, toast } from '../support/fill-enquiry';
import { test, type MockService } from '../support/mock-form-service';
import { expectInView, waitForFrames } from '../support/states';
import { expect, open } from '../support/test';

/* How a form service may respond, over real connections. */

test.use({
  allowedErrors: /blocked by CORS policy|Failed to load resource.*thanks$/,
  // The narrowest screen on which the toast floats: it must not cover the button.
  viewport: { width: 1024, height: 768 },
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

test('an enquiry is sent once, or stays in the form to be sent again', async ({ page, service }) => {
  await open(page, '/contact');
  for (const [name, respond] of Object.entries({ ...failures, ...successes })) {
    await test.step(name, async () => {
      service.respond = respond;
      service.postCount = 0;
      const enquiry = await fillIn(page);
      await sendButton(page).click();
      const isFailure = name in failures;
      if (isFailure) {
        await expectFailure(page, enquiry);
        await expect(sendButton(page)).toBeFocused();
        await expectInView(sendButton(page));
        await expectInView(toast(page));
        service.respond = undefined;
        await sendButton(page).click();
      }
      await expect(thankYou(page)).toBeVisible();
      await expect(toast(page)).toBeHidden();
      expect(service.postCount).toBe(isFailure ? 2 : 1);
      expect(enquiriesFrom(enquiry.email)).toMatchObject(isFailure ? [enquiry] : []);
      await page.getByRole('button', { name: 'Send Another Message' }).click();
    });
  }
});

test('the form reports failure after 15 seconds, and can be sent again', async ({ page, service }) => {
  let storeLate = () => {};
  service.respond = (_request, _response, store) => (storeLate = store);
  // Playwright's clock does not control this timeout: it takes one second instead of fifteen.
  await page.addInitScript(() => {
    const { timeout } = AbortSignal;
    AbortSignal.timeout = (delay) => timeout.call(AbortSignal, delay - 14_000);
  });
  await open(page, '/contact');
  const enquiry = await fillIn(page);
  await sendButton(page).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expectFailure(page, enquiry);

  storeLate();
  service.respond = undefined;
  await sendButton(page).click();
  await expect(thankYou(page)).toBeVisible();
  expect(enquiriesFrom(enquiry.email)).toMatchObject([enquiry]);
});

test('the words of the toast can be selected with a mouse', async ({ page, service }) => {
  service.respond = (_request, response) => response.writeHead(500).end();
  await open(page, '/contact');
  await fillIn(page);
  await sendButton(page).click();
  const words = toast(page).getByText('Failed to send message.');
  await expect(words).toBeVisible();
  const { x, y, width, height } = (await words.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
  await page.mouse.move(x + 1, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width - 1, y + height / 2, { steps: 10 });
  await page.mouse.up();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toContain('Failed to send message.');
  await expect(toast(page)).toBeVisible();
});

test('where a script could not send the form, the browser does', async ({ page }) => {
  // As in Chrome before 103.
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'timeout'));
  await page.goto('/contact');
  const enquiry = await fillIn(page, 'Please paint my shed.');
  await waitForFrames(page);
  await expect(page.getByRole('form')).not.toHaveAttribute('novalidate');
  await sendButton(page).click();
  await expect(page).toHaveURL(endpoint);
  expect(enquiriesFrom(enquiry.email)).toMatchObject([enquiry]);
});
