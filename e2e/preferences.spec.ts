import type { Page } from '@playwright/test';
import { contrast } from '../scripts/contrast';
import { toast } from './enquiry-form';
import { channels, lookAtFocus, outlineContrast } from './focus';
import { formStates, settle } from './states';
import { expect, open, test } from './test';

/** Icons, and borders of fields and buttons, that are not seen on the ground of the page. */
async function faintParts(page: Page) {
  await settle(page);
  const { ground, parts } = await page.evaluate(() => {
    const styles = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility() && !element.closest('.forced-color-adjust-none'))
        .map((element) => ({ style: getComputedStyle(element), what: element.outerHTML.slice(0, 120) }));
    return {
      ground: getComputedStyle(document.body).backgroundColor,
      parts: [
        ...styles('svg[stroke]').map(({ style, what }) => ({
          what,
          colour: style.strokeWidth === '0px' ? style.fill : style.stroke,
        })),
        ...styles('input:not([type=checkbox]), textarea, [type=submit], [class*="border-2"]').map(
          ({ style, what }) => ({ what, colour: style.borderTopWidth === '0px' ? '' : style.borderTopColor }),
        ),
      ],
    };
  });
  expect(parts.length).toBeGreaterThan(0);
  return parts
    .filter(({ colour }) => !(contrast(channels(colour), channels(ground)) >= 3))
    .map(({ what }) => what);
}

test.describe('in forced colours', () => {
  const schemes = ['dark', 'light'] as const;

  // The home page has the parts of the others.
  for (const route of ['/', '/gallery', '/terms']) {
    test(`${route} shows its icons, borders, photos and focus`, async ({ page }) => {
      await open(page, route);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ forcedColors: 'active', colorScheme });
        expect(await faintParts(page)).toEqual([]);
        const photo = page.getByRole('main').locator('img').first();
        if ((await photo.count()) > 0) await expect(photo).toBeVisible();
        await page.keyboard.press('Tab');
        const stop = await lookAtFocus(page);
        expect(stop && outlineContrast(stop)).toBeGreaterThanOrEqual(3);
      }
      const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
      const mark = await current.evaluate((link) => getComputedStyle(link, '::after').backgroundColor);
      expect(contrast(channels(mark), [255, 255, 255])).toBeGreaterThanOrEqual(3);
      expect(contrast(channels(mark), [0, 0, 0])).toBeGreaterThanOrEqual(3);
    });
  }

  test('a mistake is marked by more than a colour', async ({ page }) => {
    await formStates['with mistakes'](page);
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    expect(await faintParts(page)).toEqual([]);
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveCSS('border-width', '2px');
    await expect(page.getByText('Name is required').locator('svg')).toBeVisible();
  });

  test.describe('when sending has failed', () => {
    test.use({ allowedErrors: /Failed to load resource/ });

    test('the toast has an edge', async ({ page }) => {
      await formStates['with the toast'](page);
      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
      await expect(toast(page)).toHaveCSS('border-top-width', '2px');
      expect(await faintParts(page)).toEqual([]);
    });
  });
});

test('where motion is not wanted nothing moves, from page to page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    window.moved = new Set();
    const look = () => {
      for (const { effect } of document.getAnimations()) {
        // React ends its own with a duration of nothing.
        if (effect?.getTiming().duration !== 0 && effect instanceof KeyframeEffect) {
          window.moved.add(`${effect.target?.outerHTML.slice(0, 80)} ${effect.pseudoElement}`);
        }
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await open(page, '/');
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).hover();
  await page.getByRole('listitem').filter({ hasText: 'Interior Painting' }).hover();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Gallery');
  await page.getByRole('list', { name: 'Photos' }).getByRole('listitem').first().hover();
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => [...window.moved])).toEqual([]);
});

declare global {
  interface Window {
    moved: Set<string>;
  }
}
