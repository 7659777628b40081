import type { Page } from '@playwright/test';
import { enquiriesFrom } from '../support/form-service';
import { expectUnsent, fillIn, sendButton, thankYou, toast } from '../support/enquiry-form';
import { test, type MockService } from '../support/mock-form-service';
import { expect, open } from '../support/test';

/* What a form service may answer, over real connections. */

test.use({ allowedErrors: /blocked by CORS policy|Failed to load resource.*thanks$/ });

type Answer = NonNullable<MockService['answer']>;

const allowOrigin = { 'Access-Control-Allow-Origin': '*' };

const failures: Record<string, Answer> = {
  'status 400': (_request, response) => response.writeHead(400, allowOrigin).end(),
  'status 500': (_request, response) => response.writeHead(500, allowOrigin).end(),
  'a connection closed within the headers': ({ socket }) => socket.end('HTTP/1.1 200 OK\r\nContent-Ty'),
  'an answer that this site may not read': (_request, response) => response.writeHead(200).end(),
  'a redirect to a page with status 200': ({ url }, response) =>
    url?.endsWith('/thanks')
      ? response.writeHead(200, allowOrigin).end()
      : response.writeHead(302, { ...allowOrigin, Location: '/enquiries/thanks' }).end(),
};

test('after a failure the form says so, keeps its values and can be sent again', async ({
  page,
  service,
}) => {
  await open(page, '/contact');
  for (const [name, answer] of Object.entries(failures)) {
    await test.step(name, async () => {
      service.answer = answer;
      service.postCount = 0;
      const enquiry = await fillIn(page);
      await sendButton(page).click();
      await expectUnsent(page, enquiry);
      await expect(sendButton(page)).toBeFocused();
      await expect(sendButton(page)).toBeInViewport({ ratio: 1 });
      await expect(toast(page)).toBeInViewport({ ratio: 1 });
      expect(service.postCount).toBe(1);

      service.answer = undefined;
      await sendButton(page).click();
      await expect(thankYou(page)).toBeVisible();
      await expect(toast(page)).toBeHidden();
      expect(enquiriesFrom(enquiry.email)).toEqual([{ received: expect.any(String), ...enquiry }]);
      await page.getByRole('button', { name: 'Send Another Message' }).click();
    });
  }
});

const successes: Record<string, Answer> = {
  'status 204 to a request for JSON': ({ headers }, response) =>
    response.writeHead(headers.accept === 'application/json' ? 204 : 302, allowOrigin).end(),
  'a connection closed within the body': ({ socket }, response) => {
    response.writeHead(200, { ...allowOrigin, 'Content-Length': 100 });
    response.write('{"ok":', () => socket.destroy());
  },
};

test('an enquiry that has arrived is sent once', async ({ page, service }) => {
  await open(page, '/contact');
  for (const [name, answer] of Object.entries(successes)) {
    await test.step(name, async () => {
      service.answer = answer;
      service.postCount = 0;
      await fillIn(page);
      await sendButton(page).click();
      await expect(thankYou(page)).toBeVisible();
      await expect(toast(page)).toBeHidden();
      expect(service.postCount).toBe(1);
      await page.getByRole('button', { name: 'Send Another Message' }).click();
    });
  }
});

/** Lets the test's clock control the timeout of requests. */
async function installClock(page: Page) {
  await page.clock.install();
  await page.addInitScript(() => {
    AbortSignal.timeout = (delay) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), delay);
      return controller.signal;
    };
  });
}

test('without an answer in 15 seconds, the form reports a failure; a second attempt is stored, too', async ({
  page,
  service,
}) => {
  let storeLate = () => {};
  service.answer = (_request, _response, store) => (storeLate = store);
  await installClock(page);
  await open(page, '/contact');
  const enquiry = await fillIn(page);
  await sendButton(page).click();
  await expect.poll(() => service.postCount).toBe(1);
  await page.clock.fastForward(14_000);
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await page.clock.fastForward(1_000);
  await expectUnsent(page, enquiry);

  storeLate();
  service.answer = undefined;
  await sendButton(page).click();
  await expect(thankYou(page)).toBeVisible();
  expect(enquiriesFrom(enquiry.email)).toMatchObject([enquiry]);
});

test.describe('without scripts', () => {
  // The thank-you page is on another origin and has no favicon.
  test.use({ javaScriptEnabled: false, allowedErrors: /request to .*\/thanks$/ });

  test('the service can redirect to a thank-you page on another host', async ({
    page,
    service,
    servicePort,
  }) => {
    service.answer = ({ method }, response) =>
      method === 'POST'
        ? response.writeHead(302, { Location: `http://localhost:${servicePort}/thanks` }).end()
        : response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Thanks</h1>');
    await page.goto('/contact');
    await fillIn(page);
    await sendButton(page).click();
    await expect(page.getByRole('heading', { name: 'Thanks' })).toBeVisible();
    expect(service.postCount).toBe(1);
  });
});
