import type { Page } from '@playwright/test';
import { sendButton, toast } from '../support/enquiry-form';
import { inFormStates, recordMotion, stopMotion, waitForFrames, waitForScrollEnd } from '../support/states';
import { distinctPages, expect, open, test } from '../support/test';

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
});

// A capture of the whole page must not show it half faded in.
test('nothing fades in or starts a transition when a page opens or its media change', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const motion = await recordMotion(page);
  for (const route of distinctPages) {
    await open(page, route);
    await page.setViewportSize({ width: 600, height: 720 });
    await page.setViewportSize({ width: 1280, height: 4000 });
    for (const media of [{ media: 'print' }, { media: 'screen', forcedColors: 'active' }] as const) {
      await page.emulateMedia(media);
      await waitForFrames(page);
    }
    const heights = await page
      .getByRole('main')
      .locator(':is(section, form, img, li):not(details *)')
      .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThan(8);
    await page.emulateMedia({ forcedColors: 'none' });
  }
  // The moving strip.
  expect([...motion]).toEqual(['endless']);
});

test.describe('when sending fails', () => {
  test('the toast is in view and never over the send button', async ({ page }) => {
    await page.setViewportSize(phone);
    await inFormStates(page, {
      failed: async () => {
        for (const size of [phone, { width: 740, height: 360 }, { width: 1024, height: 768 }]) {
          await page.setViewportSize(size);
          await stopMotion(page);
          await expect(toast(page)).toBeInViewport({ ratio: 1 });
          for (let top = 0; top <= 900; top += 100) {
            await page.evaluate((top) => window.scrollTo(0, top), top);
            const toastBox = await toast(page).boundingBox();
            const button = await sendButton(page).boundingBox();
            if (!toastBox || !button) throw new Error('The toast or the button is missing.');
            const isApart = toastBox.x >= button.x + button.width || toastBox.y >= button.y + button.height;
            expect(isApart, `at ${size.width} px, scrolled by ${top}`).toBe(true);
          }
        }
      },
    });
  });
});

test('cards of short reviews have no tall gap between text and name', async ({ page, content }) => {
  const lengths = content.testimonials.map(({ text }) => text.length);
  expect(Math.max(...lengths)).toBeGreaterThan(Math.min(...lengths) + 100);
  await page.goto('/testimonials');
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const gaps = await page.locator('blockquote').evaluateAll((texts) =>
      texts.map((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const name = text.nextElementSibling?.getBoundingClientRect();
        return (name?.top ?? Infinity) - range.getBoundingClientRect().bottom;
      }),
    );
    expect(Math.max(...gaps)).toBeLessThan(60);
  }
});

test('a long email address breaks after its @ or a dot', async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/contact');
    const links = page.locator('a[href^="mailto:"]').filter({ visible: true });
    expect(await links.count()).toBeGreaterThan(2);
    const parts = await links.evaluateAll((all) =>
      all.map((link) => {
        const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        const found: { text: string; lines: number }[] = [];
        while (walker.nextNode()) {
          range.selectNodeContents(walker.currentNode);
          found.push({ text: range.toString(), lines: range.getClientRects().length });
        }
        return found;
      }),
    );
    for (const address of parts) {
      expect(address.filter(({ lines }) => lines > 1)).toEqual([]);
      for (const { text } of address.slice(0, -1)) expect(text).toMatch(/[@.]$/);
    }
  }
});

test('the header does not cover the heading of an anchor link', async ({ page }) => {
  await open(page, '/#testimonials');
  const header = await page.getByRole('banner').boundingBox();
  const heading = await page.getByRole('heading', { name: 'What They Said' }).boundingBox();
  expect(header?.y).toBe(0);
  expect(heading?.y).toBeGreaterThan(header?.height ?? Infinity);
});

// Safari before 26.4 does not adjust the scroll position when something grows above it.
test('a link to the form that is followed at once ends there, also without scroll anchoring', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { overflow-anchor: none !important }');
    document.adoptedStyleSheets.push(sheet);
    const link = () => document.querySelector<HTMLElement>('main a[href="#contact"]');
    addEventListener('load', () => link()?.click());
  });
  await open(page, '/');
  await waitForScrollEnd(page);
  const header = await page.getByRole('banner').boundingBox();
  const form = await page.getByRole('region', { name: 'Find Us' }).boundingBox();
  const gap = (form?.y ?? Infinity) - (header?.height ?? 0);
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(40);
});
