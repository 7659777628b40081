import { randomUUID } from 'node:crypto';
import { expect, test as base } from '@playwright/test';
import { engines } from '../scripts/engines';
import { startVisitor, type Visitor } from './engines';
import { enquiriesFrom, routes } from './test';

const names = ['Firefox', 'WebKit'] as const;

const test = base.extend<{ engine: (typeof names)[number]; visitor: Visitor }>({
  engine: ['Firefox', { option: true }],
  visitor: async ({ engine, javaScriptEnabled, baseURL }, provide) => {
    test.skip(!engines[engine].find(), `${engine}: not installed`);
    const visitor = await startVisitor[engine]({ baseURL, javaScriptEnabled });
    await provide(visitor);
    await visitor.close();
  },
});

const control = '//button[@aria-label="Menu"]';
const menuLink = (page: string) => `//nav[@aria-label="Menu"]//a[normalize-space()="${page}"]`;
const field = (label: string) => `//*[@id = //label[starts-with(normalize-space(), "${label}")]/@for]`;
const button = (text: string) => `//button[normalize-space()="${text}"]`;

const heading = 'document.querySelector("h1")?.innerText';
const text = 'document.body.innerText';
const menuIsOpen = 'document.querySelector("#menu").checkVisibility()';
const valueOf = (name: string) => `document.querySelector("[name=${name}]").value`;

/** Waits until an expression has a value; while a page changes it may have none. */
const eventually = (visitor: Visitor, expression: string) =>
  expect.poll(() => visitor.evaluate(expression).catch(String), { message: expression });

async function openHydrated(visitor: Visitor, path: string) {
  await visitor.open(path);
  await eventually(visitor, 'document.querySelector("[popovertarget]").ariaExpanded').toBe('false');
}

async function fillIn(visitor: Visitor) {
  const email = `${randomUUID()}@example.com`;
  await visitor.type(field('Name'), 'Jo Reader');
  await visitor.type(field('Email'), email);
  await visitor.type(field('Message'), 'Please paint my shed.');
  return email;
}

async function useMenu(visitor: Visitor) {
  expect(await visitor.evaluate(menuIsOpen)).toBe(false);
  await visitor.click(control);
  await eventually(visitor, menuIsOpen).toBe(true);
  await visitor.pressEscape();
  await eventually(visitor, menuIsOpen).toBe(false);
  expect(await visitor.evaluate('document.activeElement.ariaLabel')).toBe('Menu');
  await visitor.click(control);
  await visitor.click(menuLink('Gallery'));
  await eventually(visitor, heading).toBe('Our Gallery');
  expect(await visitor.evaluate('location.pathname')).toBe('/gallery');
  await eventually(visitor, menuIsOpen).toBe(false);
}

for (const engine of names) {
  test.describe(`in ${engine}`, () => {
    test.use({ engine });

    test('the menu opens, closes with Escape and leads on', async ({ visitor }) => {
      await openHydrated(visitor, '/');
      await useMenu(visitor);
    });

    test('an enquiry that fails is kept, and arrives at the second try', async ({ visitor }) => {
      await openHydrated(visitor, '/contact');
      const email = await fillIn(visitor);
      // The first one goes where nothing takes it.
      await visitor.evaluate(
        '((send) => { window.fetch = (_, options) => { window.fetch = send; return send("/", options); }; })(fetch)',
      );
      await visitor.click(button('Send Message'));
      await eventually(visitor, text).toContain('Failed to send message. Please try again.');
      await eventually(visitor, text).toContain('Send Message');
      expect(await visitor.evaluate(valueOf('email'))).toBe(email);
      expect(await visitor.evaluate(valueOf('message'))).toBe('Please paint my shed.');
      expect(enquiriesFrom(email)).toEqual([]);

      await visitor.click(button('Send Message'));
      await eventually(visitor, text).toContain('Thank You!');
      expect(enquiriesFrom(email)).toMatchObject([{ name: 'Jo Reader', message: 'Please paint my shed.' }]);
    });

    test('the gallery shows its 37 photos', async ({ visitor }) => {
      await openHydrated(visitor, '/gallery');
      for (let photo = 0; photo < 37; photo++) {
        const image = `document.querySelectorAll("main li img")[${photo}]`;
        await visitor.evaluate(`${image}.scrollIntoView({ block: "center", behavior: "instant" })`);
        await eventually(visitor, `${image}.complete && ${image}.naturalWidth > 0`).toBe(true);
      }
      expect(await visitor.evaluate('document.querySelectorAll("main li img").length')).toBe(37);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('every page can be read', async ({ visitor }) => {
        for (const route of routes) {
          await visitor.open(route);
          const hidden = `[...document.querySelectorAll("main :is(h1, h2, h3, p, img):not(details *)")]
            .filter((each) => !each.checkVisibility({ opacityProperty: true })).length`;
          expect(await visitor.evaluate(hidden)).toBe(0);
          expect(await visitor.evaluate(heading)).toMatch(/\w/);
          expect(
            await visitor.evaluate(
              'document.documentElement.scrollWidth - document.documentElement.clientWidth',
            ),
          ).toBe(0);
        }
      });

      test('the menu opens, closes with Escape and leads on', async ({ visitor }) => {
        await visitor.open('/');
        await useMenu(visitor);
      });

      test('an enquiry arrives', async ({ visitor }) => {
        await visitor.open('/contact');
        const email = await fillIn(visitor);
        await visitor.click(button('Send Message'));
        await eventually(visitor, text).toContain('Thank you!');
        expect(enquiriesFrom(email)).toMatchObject([{ message: 'Please paint my shed.' }]);
      });
    });
  });
}
