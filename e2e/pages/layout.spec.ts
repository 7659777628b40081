import type { Page } from '@playwright/test';
import { sendButton, toast } from '../support/enquiry-form';
import { formStates, stopMotion, stubPhotos } from '../support/states';
import { expect, open, routes, test } from '../support/test';
import { findBrokenWords } from '../support/text-layout';

const phone = { width: 390, height: 844 };
const laptop = { width: 1280, height: 720 };

test.describe('the hero', () => {
  test.use({ reducedMotion: 'no-preference' });

  const hero = (page: Page) =>
    page.getByRole('region').filter({ has: page.getByRole('heading', { level: 1 }) });

  for (const [name, viewport] of Object.entries({ laptop, phone })) {
    test(`fits in the first screen of a ${name}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page, '/');
      const parts = [
        hero(page).getByRole('heading', { level: 1 }),
        ...(await hero(page).getByRole('link').all()),
      ];
      if (name === 'laptop') {
        parts.push(
          ...(await hero(page).getByRole('term').all()),
          ...(await hero(page).getByRole('definition').all()),
        );
      }
      expect(parts.length).toBeGreaterThanOrEqual(3);
      for (const part of parts) {
        const box = await part.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? Infinity), String(part)).toBeLessThanOrEqual(viewport.height);
      }
      const photo = await hero(page).getByRole('img').boundingBox();
      const seen = viewport.height - (photo?.y ?? Infinity);
      if (name === 'laptop') expect(seen).toBeGreaterThanOrEqual(photo?.height ?? Infinity);
      // Enough to recognise a room.
      else expect(seen).toBeGreaterThan(150);
    });
  }

  test('paints a stroke behind every line of the place', async ({ page }) => {
    await open(page, '/');
    const heading = page.getByRole('heading', { level: 1 });
    for (const width of [320, 390, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 844 });
      const gaps = await heading.evaluate((heading) => {
        const place = heading.querySelector('span');
        const first = place?.firstElementChild;
        if (!place || !first) return ['no strokes'];
        place.replaceChildren(
          ...'in North Walsham, Great Yarmouth and Lowestoft'.split(' ').flatMap((word, position) => {
            const stroke = first.cloneNode();
            stroke.textContent = word;
            return position > 0 ? [' ', stroke] : [stroke];
          }),
        );
        /** The stroke of a word, from the inset of its pseudo-element. */
        const strokes = [...place.children].map((word) => {
          const box = word.getBoundingClientRect();
          const { left, right, height, content } = getComputedStyle(word, '::before');
          return {
            box,
            left: box.left + parseFloat(left),
            right: box.right - parseFloat(right),
            height,
            content,
          };
        });
        return strokes.flatMap(({ box, right, height, content }, position) => {
          const next = strokes[position + 1];
          const painted =
            content !== 'none' &&
            parseFloat(height) > box.height * 0.6 &&
            parseFloat(height) < box.height * 1.2;
          const joined = !next || next.box.top > box.top + box.height / 2 || next.left <= right;
          return painted && joined ? [] : [`word ${position + 1}`];
        });
      });
      expect(gaps, `at ${width} px`).toEqual([]);
      expect(await findBrokenWords(page), `at ${width} px`).toEqual([]);
    }
  });
});

test('the home page of a phone is short', async ({ page }) => {
  await page.setViewportSize(phone);
  await stubPhotos(page);
  await open(page, '/');
  /*
   * With what a business may write: four lines of description a service, five of text a testimonial. The height of the
   * page depends on the content, so each item is measured.
   */
  const lists = {
    services: { words: 22, height: 210 },
    testimonials: { words: 24, height: 240 },
  };
  for (const [id, { words, height }] of Object.entries(lists)) {
    const items = page.locator(`#${id}`).getByRole('listitem');
    const heights = await items.evaluateAll((all, words) => {
      for (const item of all) {
        const text = item.querySelector('blockquote, h3 + p');
        if (text) text.textContent = Array.from({ length: words }, () => 'paint').join(' ');
      }
      return all.map((item) => item.getBoundingClientRect().height);
    }, words);
    expect(heights.length).toBeGreaterThan(0);
    expect(Math.max(...heights), id).toBeLessThan(height);
  }
  const [about, footer] = await Promise.all([
    page.getByRole('figure').filter({ hasText: 'Owner' }).boundingBox(),
    page
      .getByRole('navigation', { name: 'Quick Links' })
      .getByRole('link')
      .evaluateAll(
        (links) => new Set(links.map((link) => Math.round(link.getBoundingClientRect().left))).size,
      ),
  ]);
  expect(about?.height).toBeLessThan(phone.height / 2);
  expect(footer, 'columns of links in the footer').toBe(2);
});

test.describe('in a capture', () => {
  test.use({ reducedMotion: 'no-preference' });

  for (const route of routes) {
    test(`${route} is complete at once, and a change of media starts no transition`, async ({ page }) => {
      await page.setViewportSize(laptop);
      await page.goto(route);
      const moving = () =>
        page.evaluate(() =>
          document
            .getAnimations()
            .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
            .map(({ effect }) =>
              effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 120) : '',
            ),
        );
      expect(await moving()).toEqual([]);
      await page.setViewportSize({ width: 600, height: 720 });
      expect(await moving()).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 4000 });
      expect(await moving()).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      expect(await moving()).toEqual([]);
      await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
      expect(await moving()).toEqual([]);
      await page.emulateMedia({ forcedColors: 'none' });
      expect(await moving()).toEqual([]);
      const hidden = await page
        .getByRole('main')
        .locator(':is(section, form, img, li):not(details *)')
        .evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().height < 8).length);
      expect(hidden).toBe(0);
    });
  }
});

test.describe('when sending fails', () => {
  test.use({ allowedErrors: /Failed to load resource/ });

  test('the toast is in view and never over the send button', async ({ page }) => {
    for (const size of [phone, { width: 740, height: 360 }, { width: 1024, height: 768 }]) {
      await page.setViewportSize(size);
      await formStates.failed(page);
      await stopMotion(page);
      await expect(toast(page)).toBeInViewport({ ratio: 1 });
      const button = await sendButton(page).boundingBox();
      for (const top of [0, 200, 300, 400, 500, 600, 700, 800, 900]) {
        await page.evaluate((top) => window.scrollTo(0, top), top);
        const [toastBox, buttonBox] = await Promise.all([
          toast(page).boundingBox(),
          sendButton(page).boundingBox(),
        ]);
        if (!button || !toastBox || !buttonBox) throw new Error('The toast or the button is missing.');
        const apart =
          toastBox.x >= buttonBox.x + buttonBox.width || toastBox.y >= buttonBox.y + buttonBox.height;
        expect(apart, `at ${size.width} px, scrolled by ${top}`).toBe(true);
      }
    }
  });
});

test('in forced colours, lines separate the stats', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/');
  for (const stat of await page.getByRole('main').locator('dl > div').all()) {
    for (const side of ['left', 'right']) await expect(stat).toHaveCSS(`border-${side}-width`, '1px');
  }
});
