import { randomUUID } from 'node:crypto';
import { expect, test as base } from '@playwright/test';
import sharp from 'sharp';
import { launchEngine, type Engine, type EnginePage } from '../support/engines';
import { enquiriesFrom } from '../support/form-service';

/* What differs between engines, in the projects `firefox` and `webkit`. */

const test = base.extend<{ engine: EnginePage }, { launched: Engine | undefined }>({
  launched: [
    async ({ browserName }, use) => {
      const launched = await launchEngine(browserName).catch(() => undefined);
      await use(launched);
      await launched?.close();
    },
    { scope: 'worker' },
  ],
  engine: async ({ launched, browserName }, use, testInfo) => {
    testInfo.skip(!launched, `${browserName} is not installed, or cannot start`);
    if (launched) await use(launched.page);
  },
});

// In one worker, which starts the browser once.
test.describe.configure({ mode: 'default', timeout: 90_000 });

const text = 'document.body.innerText';
const heading = 'document.querySelector("h1")?.innerText';
const isMenuOpen = 'document.querySelector("#menu").checkVisibility()';
const place = '`${location.pathname} ${Math.round(scrollY)}`';

/** Polls an expression, which may throw while the page navigates. */
const expectEventually = (engine: EnginePage, expression: string, value: unknown) =>
  expect.poll(() => engine.evaluate(expression).catch(String), { message: expression }).toEqual(value);

/** A page in the back/forward cache fires no load event, which the drivers would wait for. */
const go = (engine: EnginePage, steps: number) =>
  engine.evaluate(`void setTimeout(() => history.go(${steps}))`);

async function open(engine: EnginePage, url: string) {
  // Puppeteer's `goto` waits in vain after a page from the back/forward cache of Firefox.
  await engine.evaluate(`void ((window.isLeft = true), location.assign('${url}'))`);
  await expectEventually(engine, '!window.isLeft && (document.forms[0]?.noValidate ?? false)', true);
}

test('the home page shows all its content within its width', async ({ engine, baseURL }) => {
  await open(engine, `${baseURL}`);
  const hiddenCount = `[...document.querySelectorAll("main :is(h1, h2, h3, p, img):not(details *, [class*='md:hidden'] *)")]
    .filter((element) => !element.checkVisibility({ opacityProperty: true })).length`;
  expect(await engine.evaluate(hiddenCount)).toBe(0);
  const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  expect(await engine.evaluate(overflow)).toBe(0);
});

test('the menu opens, closes and links to pages, and Back shows it closed', async ({ engine, baseURL }) => {
  await open(engine, `${baseURL}`);
  const button = 'button[aria-label="Menu"]';
  expect(await engine.evaluate(isMenuOpen)).toBe(false);
  for (const isOpen of [true, false, true]) {
    await engine.click(button);
    await expectEventually(engine, isMenuOpen, isOpen);
  }
  await engine.click('nav[aria-label="All pages"] a[href="/gallery"]');
  await expectEventually(engine, heading, 'Rooms We Painted');
  await expectEventually(engine, isMenuOpen, false);

  await engine.evaluate('(document.querySelector("#menu").showPopover(), location.assign("/terms"))');
  await expectEventually(engine, heading, 'Terms & Conditions');
  await go(engine, -1);
  await expectEventually(engine, heading, 'Rooms We Painted');
  expect(await engine.evaluate(isMenuOpen)).toBe(false);
});

test('the menu is below the header, over a darker page, wherever the page is scrolled', async ({
  engine,
  baseURL,
}) => {
  await open(engine, `${baseURL}`);
  const gap =
    'document.querySelector("#menu").getBoundingClientRect().top - document.querySelector("header").getBoundingClientRect().bottom';
  /** The brightness of a pixel near the upper or the lower edge of the window. */
  const brightness = async (edge: 'top' | 'bottom') => {
    const picture = sharp(await engine.screenshot()).greyscale();
    const { height } = await picture.metadata();
    const pixel = { left: 3, top: edge === 'top' ? 10 : height - 10, width: 1, height: 1 };
    return (await picture.extract(pixel).raw().toBuffer())[0];
  };
  // Only the paper of the page.
  await engine.evaluate('(document.querySelector("main").style.opacity = 0)');
  const paper = await brightness('top');
  for (const top of [0, 300, 1500]) {
    // A low header, and one that is taller because its text is large.
    for (const size of ['200%', '100%']) {
      await engine.evaluate(`(document.documentElement.style.fontSize = '${size}', scrollTo(0, ${top}))`);
      await engine.click('button[aria-label="Menu"]');
      await expectEventually(engine, isMenuOpen, true);
      await expect.poll(async () => Math.abs(Number(await engine.evaluate(gap)))).toBeLessThan(1);
      if (size === '100%') await expect.poll(() => brightness('bottom')).toBeLessThan((paper ?? NaN) * 0.8);
      expect(await brightness('top')).toBe(paper);
      await engine.click('button[aria-label="Menu"]');
      await expectEventually(engine, isMenuOpen, false);
    }
  }
});

test('Back and Forward restore the scroll position', async ({ engine, baseURL }) => {
  await open(engine, `${baseURL}`);
  await engine.evaluate('scrollTo(0, 1500)');
  await engine.evaluate('document.querySelector(`a[href="/gallery"]`).click()');
  await expectEventually(engine, heading, 'Rooms We Painted');
  const photo = 'document.querySelector("main li img")';
  await expectEventually(engine, `${photo}.complete && ${photo}.naturalWidth > 0`, true);
  await engine.evaluate('scrollTo(0, 900)');
  await go(engine, -1);
  await expectEventually(engine, place, '/ 1500');
  await go(engine, 1);
  await expectEventually(engine, place, '/gallery 900');
});

test('a failed enquiry stays in the form and can be sent again', async ({ engine, baseURL }) => {
  await open(engine, `${baseURL}contact`);
  const enquiry = { name: 'Jo Reader', email: `${randomUUID()}@example.com`, message: 'Paint my shed.' };
  for (const [name, value] of Object.entries(enquiry)) {
    await engine.click(`form [name="${name}"]`);
    await engine.evaluate(`document.execCommand('insertText', false, '${value}')`);
  }
  // Sends only the first request to an address that rejects it.
  await engine.evaluate(
    '((send) => { window.fetch = (_, options) => { window.fetch = send; return send("/", options); }; })(fetch)',
  );
  await engine.click('form button');
  await expectEventually(engine, text, expect.stringContaining('Failed to send message. Please try again.'));
  await expectEventually(engine, text, expect.stringContaining('Send Message'));
  expect(await engine.evaluate('document.forms[0].email.value')).toBe(enquiry.email);
  expect(enquiriesFrom(enquiry.email)).toEqual([]);

  await engine.click('form button');
  await expectEventually(engine, text, expect.stringContaining('Thank You!'));
  expect(enquiriesFrom(enquiry.email)).toMatchObject([enquiry]);
});
