import type { FrameLocator, Page } from '@playwright/test';
import { wordmarkSize } from '@/components/layout/wordmark-size';
import { sendButton, toast } from '../support/enquiry-form';
import { formStates, openMenu, stopMotion, stubPhotos } from '../support/states';
import { expect, open, routes, test } from '../support/test';
import { findBrokenWords } from '../support/text-layout';

const phone = { width: 390, height: 844 };
const laptop = { width: 1280, height: 720 };

test.describe('the header', () => {
  const longName = 'Featherstone & Featherstone Decorators, Diss.';

  /** Replaces the name of the business in the header. */
  async function writeName(page: Page | FrameLocator, name: string) {
    expect(name).toHaveLength(45);
    await page
      .getByRole('banner')
      .locator('.wordmark')
      .evaluate(
        (wordmark, { name, size }) => {
          wordmark.textContent = name;
          wordmark.classList.value = `wordmark ${size}`;
        },
        { name, size: wordmarkSize(name) },
      );
  }

  /** Opens a page in a frame, which changes its width much faster than the viewport does. */
  async function openInFrame(page: Page) {
    await stubPhotos(page);
    await page.route('**/frame', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<iframe src="/terms" height="400"></iframe>' }),
    );
    await page.route('**/terms', async (route) => {
      const response = await route.fetch();
      // It forbids frames.
      await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': '' } });
    });
    await page.goto('/frame');
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('[popovertarget]')).toHaveAttribute('aria-expanded', 'false');
    await frame.locator('html').evaluate(() => document.fonts.ready);
    return frame;
  }

  /** Makes the letters two per cent wider: they are 0.55 em wide on average. */
  async function widenLetters(frame: FrameLocator) {
    await frame.getByRole('banner').evaluate((header) => {
      // All are read first, because children inherit.
      const letters = [...header.querySelectorAll<HTMLElement>('*')].map((element) => {
        const { letterSpacing, fontSize } = getComputedStyle(element);
        return { element, spacing: (parseFloat(letterSpacing) || 0) / parseFloat(fontSize) };
      });
      for (const { element, spacing } of letters) element.style.letterSpacing = `${spacing + 0.011}em`;
    });
  }

  /** The widths at which the header is not one row, its name is cut or takes three lines, or the number is missing. */
  async function findProblems(frame: FrameLocator, widths: { numberFrom: number; step: number }) {
    return frame.getByRole('banner').evaluate((header, { numberFrom, step }) => {
      const problems: string[] = [];
      const wordmark = header.querySelector('.wordmark');
      const number = header.querySelector('a[href^="tel:"] span');
      if (!frameElement || !wordmark || !number) return ['no frame, name or number'];
      const range = document.createRange();
      range.selectNodeContents(wordmark);
      const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;

      for (let width = 320; width <= 1920; width += step) {
        frameElement.setAttribute('width', String(width));
        const report = (what: string, isWrong: boolean) => isWrong && problems.push(`${width}: ${what}`);
        const controls = [...header.querySelectorAll('a, button')]
          .filter((each) => each.checkVisibility())
          .map((each) => each.getBoundingClientRect());
        const [link] = controls;
        const lines = [...range.getClientRects()];
        if (!link || innerWidth !== width) return [`the frame is ${innerWidth} px wide`];
        for (const [position, control] of controls.entries()) {
          const next = controls[position + 1];
          report('two rows', Math.abs(middle(control) - middle(link)) > 2);
          report('overlap', next !== undefined && next.left < control.right - 0.5);
          report('cut', control.left < 0 || control.right > width);
          report('small', control.height < 43.9 || control.width < 43.9);
        }
        report('three lines of name', new Set(lines.map(({ top }) => Math.round(top))).size > 2);
        report('name leaves its place', Math.max(...lines.map(({ right }) => right)) > link.right + 0.5);
        report('number', number.getBoundingClientRect().width > 1 !== width >= numberFrom);
      }
      return problems;
    }, widths);
  }

  const names = {
    'the name of the content': undefined,
    'a name of 45 characters': longName,
    'one word of 45 characters': 'Featherstonehaughcholmondeleymarjoribanksanco',
  };

  for (const [title, name] of Object.entries(names)) {
    test(`is one row at every width with ${title}`, async ({ page }) => {
      test.slow();
      const frame = await openInFrame(page);
      if (name) await writeName(frame, name);
      expect(await findProblems(frame, { numberFrom: 375, step: 1 })).toEqual([]);
      await widenLetters(frame);
      expect(await findProblems(frame, { numberFrom: 375, step: 1 })).toEqual([]);
    });

    test(`is one row at every width with ${title} and text at 200%`, async ({ page }) => {
      const frame = await openInFrame(page);
      if (name) await writeName(frame, name);
      await frame.locator('html').evaluate((html) => html.style.setProperty('font-size', '200%'));
      expect(await findProblems(frame, { numberFrom: 750, step: 5 })).toEqual([]);
    });
  }

  test('shows the navigation as long as it fits', async ({ page }) => {
    await open(page, '/terms');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    const menu = page.getByRole('button', { name: 'Menu' });
    for (const name of [undefined, longName]) {
      if (name) await writeName(page, name);
      await page.setViewportSize({ width: 1024, height: 768 });
      await expect(navigation).toBeVisible();
      await expect(menu).toBeHidden();
      await page.setViewportSize({ width: 1023, height: 768 });
      await expect(navigation).toBeHidden();
      await expect(menu).toBeVisible();
    }
  });

  test('leaves three quarters of a phone held sideways to the page, and its menu scrolls', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width: 740, height: 360 });
    await openMenu(page);
    await stopMotion(page);
    const banner = await page.getByRole('region', { name: 'At a glance' }).boundingBox();
    expect((banner?.y ?? 0) + (banner?.height ?? Infinity)).toBeLessThanOrEqual(360 / 4);
    const last = page.locator('#menu').getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  });
});

test.describe('the hero', () => {
  test.use({ reducedMotion: 'no-preference' });

  const hero = (page: Page) =>
    page.getByRole('region').filter({ has: page.getByRole('heading', { level: 1 }) });

  for (const [name, viewport] of Object.entries({ laptop, phone })) {
    test(`stands in the first screen of a ${name}`, async ({ page }) => {
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
    test(`${route} is whole at once, and a change of media starts no transition`, async ({ page }) => {
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

  for (const route of ['/', '/gallery']) {
    test(`the print of ${route} has every photo and how to reach the business`, async ({ page }) => {
      await open(page, route);
      const number = (await page.getByRole('banner').locator('a[href^="tel:"]').innerText()).replace(
        /^Call\s+/,
        '',
      );
      await page.emulateMedia({ media: 'print' });
      const unloaded = () =>
        page
          .locator('main img')
          .evaluateAll(
            (all: HTMLImageElement[]) =>
              all.filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0).length,
          );
      await page.pdf({ format: 'A4' });
      await expect.poll(unloaded).toBe(0);
      await expect(page.getByText(number).filter({ visible: true }).last()).toBeVisible();
      await expect(page.getByText(/@/).filter({ visible: true }).last()).toBeVisible();
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
