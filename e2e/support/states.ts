import type { Page } from '@playwright/test';
import { field, sendButton, thankYou, toast } from './enquiry-form';
import { endpoint } from './form-service';
import { expect, open, test } from './test';

/** Opens the mobile menu on the home page. */
export async function openMenu(page: Page) {
  await open(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'All pages' })).toBeVisible();
}

/** The part of the banner that moves. */
export const movingStrip = (page: Page) =>
  page.getByRole('region', { name: 'At a glance' }).getByRole('list').locator('..');

type FormState = 'invalid' | 'failed' | 'sent';

/**
 * Brings the form on the contact page into each state, one after the other, and calls the check of that state. `failed` also
 * logs a console error.
 */
export async function inFormStates(page: Page, checks: Partial<Record<FormState, () => Promise<void>>>) {
  const check = (state: FormState) => test.step(`the form (${state})`, async () => checks[state]?.());
  await open(page, '/contact');
  await sendButton(page).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await check('invalid');

  await page.route(endpoint, (route) => route.abort());
  await field(page, 'Name').fill('Jo');
  await field(page, 'Email').fill('jo@example.com');
  await field(page, 'Message').fill('Hello');
  await sendButton(page).click();
  await expect(toast(page)).toBeVisible();
  await check('failed');

  await page.unroute(endpoint);
  await sendButton(page).click();
  await expect(thankYou(page)).toBeVisible();
  await check('sent');
}

/** Waits for as many frames as whatever is about to happen in the page needs: about 200 ms. */
export const waitForFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 12; frame += 1) await new Promise(requestAnimationFrame);
  });

/** Waits until the page no longer scrolls. */
export async function waitForScrollEnd(page: Page) {
  const readTop = () => page.evaluate(() => scrollY);
  for (let top = NaN; top !== (await readTop()); await waitForFrames(page)) top = await readTop();
}

/** Records what moves in the pages that are opened from now on, in any frame. */
export async function recordMotion(page: Page): Promise<Set<string>> {
  const motion = new Set<string>();
  await page.exposeFunction('recordMotion', (what: string) => motion.add(what));
  await page.addInitScript(() => {
    // On a busy machine it may be over before a frame shows its animations.
    addEventListener('pagereveal', ({ viewTransition }) => {
      if (viewTransition) window.recordMotion('a transition between pages');
    });
    const recordAnimations = () => {
      for (const { effect } of document.getAnimations()) {
        if (!(effect instanceof KeyframeEffect)) continue;
        const isEndless = effect.getTiming().iterations === Infinity;
        const element = `${effect.target?.outerHTML.slice(0, 80)} ${effect.pseudoElement}`;
        window.recordMotion(isEndless ? 'endless' : element);
      }
      requestAnimationFrame(recordAnimations);
    };
    recordAnimations();
  });
  return motion;
}

declare global {
  interface Window {
    recordMotion: (what: string) => void;
  }
}

/** Waits for scrolling to end, finishes animations and transitions, and rewinds the endless ones. */
export async function stopMotion(page: Page) {
  await waitForScrollEnd(page);
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

/** Replaces every photo with an empty image, which keeps screenshots small and independent of the content. */
export async function stubPhotos(page: Page) {
  await page.route('**/photos/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
}
