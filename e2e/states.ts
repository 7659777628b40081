import type { Page } from '@playwright/test';
import { field, sendButton, thankYou, toast } from './enquiry-form';
import { endpoint, expect, open } from './test';

async function send(page: Page) {
  await open(page, '/contact');
  await field(page, 'Name').fill('Jo');
  await field(page, 'Email').fill('jo@example.com');
  await field(page, 'Message').fill('Hello');
  await sendButton(page).click();
}

/** Opens the home page with its menu open; for small screens. */
export async function openMenu(page: Page) {
  await open(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
}

/** What the contact page looks like beside how it opens, and how it gets there. The failure is one in the console too. */
export const formStates = {
  'with mistakes': async (page: Page) => {
    await open(page, '/contact');
    await sendButton(page).click();
    await expect(page.getByText('Name is required')).toBeVisible();
  },
  'while it is sent': async (page: Page) => {
    await page.route(endpoint, () => {});
    await send(page);
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  },
  'when it is sent': async (page: Page) => {
    await send(page);
    await expect(thankYou(page)).toBeVisible();
  },
  'with the toast': async (page: Page) => {
    await page.route(endpoint, (route) => route.abort());
    await send(page);
    await expect(toast(page)).toBeVisible();
  },
};

/** Waits until a smooth scroll is over. */
export async function endOfScroll(page: Page) {
  await page.evaluate(async () => {
    let top;
    do {
      top = scrollY;
      // As many as a browser paints in 200 ms.
      for (let frame = 0; frame < 12; frame += 1) await new Promise(requestAnimationFrame);
    } while (top !== scrollY);
  });
}

/** Brings what fades, moves or scrolls to its end, and what goes on for ever to its beginning, for measures. */
export async function settle(page: Page) {
  await endOfScroll(page);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getTiming().iterations !== Infinity) {
        animation.finish();
      } else {
        animation.pause();
        animation.currentTime = 0;
      }
    }
  });
}

/** Has what waits to come near the screen laid out and painted, for measures of the whole page. */
export async function paintAll(page: Page) {
  await page.evaluate(() => {
    for (const each of document.querySelectorAll<HTMLElement>('[class*="paint-when-near"]')) {
      each.style.contentVisibility = 'visible';
    }
  });
}

/** Leaves the photos out, so that only their colours are seen: they are content, and would weigh more than all the rest. */
export async function leavePhotosOut(page: Page) {
  await page.route('**/photos/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
}
