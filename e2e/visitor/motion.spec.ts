import type { Page } from '@playwright/test';
import { expect, followLink, open, phone, test } from '../support/test';

/** The end times of running animations, in ms after their start, except for the banner's strip. */
const durations = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ effect, playState }) => {
      const isStrip =
        effect instanceof KeyframeEffect && effect.target?.closest('[aria-label="At a glance"]');
      return isStrip || playState !== 'running' ? [] : Number(effect?.getComputedTiming().endTime);
    }),
  );

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`what moves on a page and between pages, with reduced motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    let transitions = 0;
    await page.exposeFunction('countTransition', () => (transitions += 1));
    await page.addInitScript(
      "addEventListener('pagereveal', ({ viewTransition }) => viewTransition && countTransition())",
    );
    const expectMotion = async () => {
      if (reducedMotion === 'no-preference') await expect.poll(() => durations(page)).not.toEqual([]);
      // Too short to make visitors wait.
      for (const duration of await durations(page)) expect(duration).toBeLessThanOrEqual(500);
      if (reducedMotion === 'reduce') expect(await durations(page)).toEqual([]);
    };
    // A busy machine would otherwise look too late.
    const session = await page.context().newCDPSession(page);
    await session.send('Animation.enable');
    await session.send('Animation.setPlaybackRate', { playbackRate: 0.2 });
    await open(page, '/');
    // Whoever prints at once gets the whole stroke.
    await page.emulateMedia({ media: 'print' });
    expect(await durations(page)).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('radio', { name: 'Fig' }).check();
    await expectMotion();
    await page.getByRole('banner').getByRole('link', { name: 'Services' }).hover();
    await expectMotion();
    await followLink(page, 'Gallery');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rooms We Painted');
    await page.getByRole('list', { name: 'Photos' }).getByRole('listitem').first().hover();
    await expectMotion();
    await page.setViewportSize(phone.viewport);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expectMotion();
    expect(transitions).toBe(reducedMotion === 'reduce' ? 0 : 1);
  });
}
