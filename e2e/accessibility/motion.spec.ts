import type { Page } from '@playwright/test';
import { waitForFrames } from '../support/states';
import { distinctPages, expect, followLink, open, test } from '../support/test';

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
        const isBanner = target instanceof Element && target.closest('[aria-label="At a glance"]');
        if (target instanceof Element && !isBanner) window.recordMotion(target.outerHTML.slice(0, 80));
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

test('with reduced motion, nothing moves on a page or between pages', async ({ page }) => {
  const motion = await recordMotion(page);
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).hover();
  await page.getByRole('listitem').filter({ hasText: 'Chapels & Halls' }).hover();
  await followLink(page, 'Gallery');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rooms We Painted');
  await page.getByRole('list', { name: 'Photos' }).getByRole('listitem').first().hover();
  await waitForFrames(page);
  expect([...motion]).toEqual([]);
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
    await page.emulateMedia({ forcedColors: 'none' });
  }
  expect([...motion]).toEqual([]);
});
