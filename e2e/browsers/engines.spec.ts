import { randomUUID } from 'node:crypto';
import { expect, test as base } from '@playwright/test';
import { findEngine, type EnginePage } from '../support/engines';
import { enquiriesFrom } from '../support/form-service';

/* What differs between engines, in the projects `firefox` and `webkit`. */

const test = base.extend<object, { enginePage: EnginePage }>({
  enginePage: [
    async ({ browserName }, use) => {
      const engine = await findEngine(browserName)?.();
      if (!engine) throw new Error(`${browserName} is not installed.`);
      await use(engine.page);
      await engine.close();
    },
    { scope: 'worker' },
  ],
});

test.skip(({ browserName }) => !findEngine(browserName), 'the engine is not installed');

// In one worker, which starts the browser once.
test.describe.configure({ mode: 'default', timeout: 90_000 });

const menuButton = 'button[aria-label="Menu"]';
const sendButton = 'form button';

const text = 'document.body.innerText';
const heading = 'document.querySelector("h1")?.innerText';
const isMenuOpen = 'document.querySelector("#menu").checkVisibility()';
const place = '`${location.pathname} ${Math.round(scrollY)}`';

/** Polls an expression, which may throw while the page navigates. */
const expectEventually = (page: EnginePage, expression: string) =>
  expect.poll(() => page.evaluate(expression).catch(String), { message: expression });

/** A page in the back/forward cache fires no load event, which the drivers would wait for. */
const goBack = (page: EnginePage) => page.evaluate('void setTimeout(() => history.back())');

const follow = (page: EnginePage, path: string) =>
  page.evaluate(`document.querySelector('a[href="${path}"]').click()`);

async function open(page: EnginePage, url: string) {
  await page.goto(url);
  const isHydrated =
    'Object.keys(document.querySelector("[popover]")).some((key) => key.startsWith("__react"))';
  await expectEventually(page, isHydrated).toBe(true);
}

test('the home page shows all its content within its width', async ({ enginePage: page, baseURL }) => {
  await open(page, `${baseURL}`);
  const hiddenCount = `[...document.querySelectorAll("main :is(h1, h2, h3, p, img):not(details *, [class*='md:hidden'] *)")]
    .filter((element) => !element.checkVisibility({ opacityProperty: true })).length`;
  expect(await page.evaluate(hiddenCount)).toBe(0);
  const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  expect(await page.evaluate(overflow)).toBe(0);
});

test('the menu opens, closes, and links to pages', async ({ enginePage: page, baseURL }) => {
  await open(page, `${baseURL}`);
  expect(await page.evaluate(isMenuOpen)).toBe(false);
  await page.click(menuButton);
  await expectEventually(page, isMenuOpen).toBe(true);
  await page.click(menuButton);
  await expectEventually(page, isMenuOpen).toBe(false);
  await page.click(menuButton);
  await page.click('nav[aria-label="All pages"] a[href="/gallery"]');
  await expectEventually(page, heading).toBe('Rooms We Painted');
  await expectEventually(page, isMenuOpen).toBe(false);
});

test('Back shows a page without the menu that was open in it', async ({ enginePage: page, baseURL }) => {
  await page.goto(`${baseURL}`);
  await page.evaluate('(document.querySelector("#menu").showPopover(), location.assign("/gallery"))');
  await expectEventually(page, heading).toBe('Rooms We Painted');
  await goBack(page);
  await expectEventually(page, heading).toContain('Careful Painters');
  expect(await page.evaluate(isMenuOpen)).toBe(false);
});

test('a link to the form ends at the form', async ({ enginePage: page, baseURL }) => {
  await page.goto(`${baseURL}`);
  await expectEventually(page, heading).toContain('Careful Painters');
  await follow(page, '#contact');
  const top = 'Math.round(document.querySelector("#contact").getBoundingClientRect().top / 10) * 10';
  // As high as the header.
  await expectEventually(page, top).toBe(70);
});

test('Back and Forward restore the scroll position', async ({ enginePage: page, baseURL }) => {
  await open(page, `${baseURL}`);
  await page.evaluate('window.scrollTo(0, 1500)');
  await follow(page, '/gallery');
  await expectEventually(page, heading).toBe('Rooms We Painted');
  const photo = 'document.querySelector("main li img")';
  await expectEventually(page, `${photo}.complete && ${photo}.naturalWidth > 0`).toBe(true);
  await page.evaluate('window.scrollTo(0, 900)');
  await follow(page, '/terms');
  await expectEventually(page, heading).toBe('Terms & Conditions');
  await expectEventually(page, 'document.readyState').toBe('complete');

  await goBack(page);
  await expectEventually(page, place).toBe('/gallery 900');
  await goBack(page);
  await expectEventually(page, place).toBe('/ 1500');
  await page.evaluate('void setTimeout(() => history.forward())');
  await expectEventually(page, place).toBe('/gallery 900');
});

test('a failed enquiry stays in the form and can be sent again', async ({ enginePage: page, baseURL }) => {
  await open(page, `${baseURL}contact`);
  const enquiry = {
    name: 'Jo Reader',
    email: `${randomUUID()}@example.com`,
    message: 'Please paint my shed.',
  };
  for (const [name, value] of Object.entries(enquiry)) await page.fill(`form [name="${name}"]`, value);
  // Sends only the first request to an address that rejects it.
  await page.evaluate(
    '((send) => { window.fetch = (_, options) => { window.fetch = send; return send("/", options); }; })(fetch)',
  );
  await page.click(sendButton);
  await expectEventually(page, text).toContain('Failed to send message. Please try again.');
  await expectEventually(page, text).toContain('Send Message');
  expect(await page.evaluate('document.forms[0].email.value')).toBe(enquiry.email);
  expect(enquiriesFrom(enquiry.email)).toEqual([]);

  await page.click(sendButton);
  await expectEventually(page, text).toContain('Thank You!');
  expect(enquiriesFrom(enquiry.email)).toMatchObject([enquiry]);
});
