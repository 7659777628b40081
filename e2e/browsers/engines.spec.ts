import { randomUUID } from 'node:crypto';
import { expect, test as base } from '@playwright/test';
import { engines } from '../support/installed';
import { launch, type EnginePage } from '../support/engines';
import { enquiriesFrom } from '../support/form-service';

const names = ['Firefox', 'WebKit'] as const;

const test = base.extend<{ engine: (typeof names)[number]; enginePage: EnginePage }>({
  engine: ['Firefox', { option: true }],
  enginePage: async ({ engine, baseURL }, use) => {
    test.skip(!engines[engine].find(), `${engine} is not installed`);
    const enginePage = await launch[engine](baseURL);
    await use(enginePage);
    await enginePage.close();
  },
});

const menuButton = '//button[@aria-label="Menu"]';
const menuLink = (page: string) => `//nav[@aria-label="All pages"]//a[normalize-space()="${page}"]`;
const field = (label: string) => `//*[@id = //label[starts-with(normalize-space(), "${label}")]/@for]`;
const button = (text: string) => `//button[normalize-space()="${text}"]`;

const heading = 'document.querySelector("h1")?.innerText';
const text = 'document.body.innerText';
const isMenuOpen = 'document.querySelector("#menu").checkVisibility()';
const valueOf = (name: string) => `document.querySelector("[name=${name}]").value`;

/** Polls an expression, which may throw while the page navigates. */
const expectEventually = (enginePage: EnginePage, expression: string) =>
  expect.poll(() => enginePage.evaluate(expression).catch(String), { message: expression });

async function openHydrated(enginePage: EnginePage, path: string) {
  await enginePage.open(path);
  const isHydrated =
    'Object.keys(document.querySelector("[popover]")).some((key) => key.startsWith("__react"))';
  await expectEventually(enginePage, isHydrated).toBe(true);
}

async function fillIn(enginePage: EnginePage) {
  const email = `${randomUUID()}@example.com`;
  await enginePage.type(field('Name'), 'Jo Reader');
  await enginePage.type(field('Email'), email);
  await enginePage.type(field('Message'), 'Please paint my shed.');
  return email;
}

async function expectMenuWorks(enginePage: EnginePage) {
  expect(await enginePage.evaluate(isMenuOpen)).toBe(false);
  await enginePage.click(menuButton);
  await expectEventually(enginePage, isMenuOpen).toBe(true);
  await enginePage.pressEscape();
  await expectEventually(enginePage, isMenuOpen).toBe(false);
  expect(await enginePage.evaluate('document.activeElement.ariaLabel')).toBe('Menu');
  await enginePage.click(menuButton);
  await enginePage.click(menuLink('Gallery'));
  await expectEventually(enginePage, heading).toBe('Rooms We Painted');
  expect(await enginePage.evaluate('location.pathname')).toBe('/gallery');
  await expectEventually(enginePage, isMenuOpen).toBe(false);
}

// A second browser on the same processors takes its time.
test.describe.configure({ timeout: 120_000 });

for (const engine of names) {
  test.describe(`in ${engine}`, () => {
    test.use({ engine });

    test('pages are readable, the menu works, Back and Forward restore the scroll position, and a failed enquiry arrives later', async ({
      enginePage,
    }) => {
      const follow = async (page: string, name: string) => {
        await enginePage.evaluate(`document.querySelector("footer a[href=\\"/${page}\\"]").click()`);
        await expectEventually(enginePage, heading).toBe(name);
        await expectEventually(enginePage, 'document.readyState').toBe('complete');
      };
      await openHydrated(enginePage, '/');
      const hiddenCount = `[...document.querySelectorAll("main :is(h1, h2, h3, p, img):not(details *, [class*='md:hidden'] *)")]
        .filter((element) => !element.checkVisibility({ opacityProperty: true })).length`;
      expect(await enginePage.evaluate(hiddenCount)).toBe(0);
      const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
      expect(await enginePage.evaluate(overflow)).toBe(0);
      await expectMenuWorks(enginePage);

      // The browser keeps the page, which was left with the menu open.
      await enginePage.open('/');
      await enginePage.evaluate(
        '(document.querySelector("#menu").showPopover(), location.assign("/gallery"))',
      );
      await expectEventually(enginePage, heading).toBe('Rooms We Painted');
      await enginePage.goBack();
      await expectEventually(enginePage, heading).toContain('Careful Painters');
      expect(await enginePage.evaluate(isMenuOpen)).toBe(false);

      await enginePage.open('/');
      await enginePage.evaluate('document.querySelector("main a[href=\\"#contact\\"]").click()');
      const isHydrated =
        'Object.keys(document.querySelector("[popover]")).some((key) => key.startsWith("__react"))';
      await expectEventually(enginePage, isHydrated).toBe(true);
      const top = 'Math.round(document.querySelector("#contact").getBoundingClientRect().top / 10) * 10';
      await expectEventually(enginePage, top).toBe(80);

      await openHydrated(enginePage, '/');
      await enginePage.evaluate('window.scrollTo(0, 1500)');
      await follow('gallery', 'Rooms We Painted');
      const photo = 'document.querySelector("main li img")';
      await expectEventually(enginePage, `${photo}.complete && ${photo}.naturalWidth > 0`).toBe(true);
      await enginePage.evaluate('window.scrollTo(0, 900)');
      await follow('terms', 'Terms & Conditions');

      const place = '`${location.pathname} ${Math.round(scrollY)}`';
      await enginePage.goBack();
      await expectEventually(enginePage, place).toBe('/gallery 900');
      await enginePage.goBack();
      await expectEventually(enginePage, place).toBe('/ 1500');
      await enginePage.goForward();
      await expectEventually(enginePage, place).toBe('/gallery 900');

      await openHydrated(enginePage, '/contact');
      const email = await fillIn(enginePage);
      // Sends only the first request to an address that rejects it.
      await enginePage.evaluate(
        '((send) => { window.fetch = (_, options) => { window.fetch = send; return send("/", options); }; })(fetch)',
      );
      await enginePage.click(button('Send Message'));
      await expectEventually(enginePage, text).toContain('Failed to send message. Please try again.');
      await expectEventually(enginePage, text).toContain('Send Message');
      expect(await enginePage.evaluate(valueOf('email'))).toBe(email);
      expect(await enginePage.evaluate(valueOf('message'))).toBe('Please paint my shed.');
      expect(enquiriesFrom(email)).toEqual([]);

      await enginePage.click(button('Send Message'));
      await expectEventually(enginePage, text).toContain('Thank You!');
      expect(enquiriesFrom(email)).toMatchObject([{ name: 'Jo Reader', message: 'Please paint my shed.' }]);
    });
  });
}
