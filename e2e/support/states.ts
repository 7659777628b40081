import type { Locator, Page } from '@playwright/test';
import { fillFields, sendButton, thankYou, toast, unknownNote } from './fill-enquiry';
import { endpoint } from './form-service';
import { expect, hold, open, test } from './test';

/** Opens the mobile menu on the home page. */
export async function openMenu(page: Page) {
  await open(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
}

/** The part of the banner that moves. */
export const movingStrip = (page: Page) =>
  page.getByRole('region', { name: 'At a glance' }).getByRole('list').locator('..');

type FormState = 'invalid' | 'unknown' | 'failed' | 'sending' | 'sent';

/** Brings the form on the contact page into each state in turn, and calls the check for that state. */
export async function inFormStates(page: Page, checks: Partial<Record<FormState, () => Promise<void>>>) {
  const check = (state: FormState) => test.step(`the form (${state})`, async () => checks[state]?.());
  await open(page, '/contact');
  await sendButton(page).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await check('invalid');

  await fillFields(page, { name: 'Jo', email: 'jo@example.com', message: 'Hello' });
  // As if another page posted the form, and the browser returned to this one.
  await page.evaluate(() => {
    dispatchEvent(new Event('submit'));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(unknownNote(page)).toBeVisible();
  await check('unknown');

  await page.route(endpoint, (route) => route.abort());
  await sendButton(page).click();
  await expect(toast(page)).toBeVisible();
  await check('failed');

  await page.unroute(endpoint);
  const release = await hold(page, endpoint);
  await sendButton(page).click();
  await check('sending');
  release();
  await expect(thankYou(page)).toBeVisible();
  await check('sent');
}

/** Waits until the server has all earlier requests of the page: it receives this one after them. */
export const waitForRequests = (page: Page) =>
  page.evaluate(async () => {
    const image = new Image();
    image.src = '/icon-512.png';
    await image.decode();
  });

/** Waits until the inline script has decided about other scripts: some frames after the page has loaded. */
export async function waitForDecision(page: Page) {
  await page.waitForLoadState();
  await page.evaluate(async () => {
    for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** Waits until the page has not scrolled for twelve frames. */
export const waitForScrollEnd = (page: Page) =>
  page.evaluate(async () => {
    let top = scrollY;
    for (let still = 0; still < 12; still += 1) {
      await new Promise(requestAnimationFrame);
      if (scrollY !== top) still = 0;
      top = scrollY;
    }
  });

/** Expects that an element is fully in view and not covered, which `toBeInViewport` does not detect. */
export async function expectInView(locator: Locator) {
  await expect(locator).toBeInViewport({ ratio: 1 });
  const findCovers = () =>
    locator.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const points = [
        [x, y],
        [x, top + 2],
        [x, bottom - 2],
        [left + 2, y],
        [right - 2, y],
      ] as const;
      const hits = points.map(([x, y]) => document.elementFromPoint(x, y));
      return hits.filter((hit) => !element.contains(hit)).map((hit) => hit?.outerHTML.slice(0, 80));
    });
  await expect.poll(findCovers).toEqual([]);
}

/** Replaces every photo with an empty image: screenshots are small, and independent of the content. */
export async function stubPhotos(page: Page) {
  await page.route('**/photos/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
}
