import type { Page } from '@playwright/test';
import { waitForFrames } from '../support/states';
import { expect, followLink, open, test } from '../support/test';

/** Records what moves in the pages that are opened from now on, apart from the banner. */
async function recordMotion(page: Page): Promise<Set<string>> {
  const motion = new Set<string>();
  await page.exposeFunction('recordMotion', (what: string) => motion.add(what));
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      if (viewTransition) window.recordMotion('a transition between pages');
    });
    for (const type of ['animationstart', 'transitionrun']) {
      addEventListener(type, ({ target }) => {
        const elsewhere = 'body :not([aria-label="At a glance"] *)';
        if (target instanceof Element && target.matches(elsewhere)) window.recordMotion(target.localName);
      });
    }
  });
  return motion;
}

declare global {
  interface Window {
    recordMotion: (what: string) => void;
  }
}

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`what moves on a page and between pages, with reduced motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    const motion = await recordMotion(page);
    const expectMotion = async (all: string[]) => {
      if (reducedMotion === 'reduce') await waitForFrames(page);
      await expect.poll(() => [...motion].sort()).toEqual(reducedMotion === 'reduce' ? [] : all);
    };
    await open(page, '/');
    await page.getByRole('banner').getByRole('link', { name: 'Services' }).hover();
    await page.getByRole('listitem').filter({ hasText: 'Chapels & Halls' }).hover();
    // A link, and the colour of a card.
    await expectMotion(['a', 'span']);
    await followLink(page, 'Gallery');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rooms We Painted');
    await page.getByRole('list', { name: 'Photos' }).getByRole('listitem').first().hover();
    // A photo, and its caption.
    await expectMotion(['a', 'a transition between pages', 'img', 'p', 'span']);
  });
}
