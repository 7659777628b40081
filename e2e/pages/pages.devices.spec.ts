import type { Page } from '@playwright/test';
import { expectResponsiveColumns } from '../support/columns';
import { expect, open, routes, test } from '../support/test';

test.use({ reducedMotion: 'no-preference' });

for (const route of routes) {
  test.describe(route, () => {
    test('does not shift when fonts load late', async ({ page }) => {
      await page.route('**/*.woff2', async (request) => {
        await page.waitForTimeout(500);
        await request.continue();
      });
      // The fallback fonts match the widths only on average, and the fonts may arrive one after the other: 0.001 to 0.005. A
      // tenth of what counts as good (https://web.dev/articles/cls) is invisible.
      const shift = await layoutShift(page, route);
      expect(shift, 'with Arial and Times New Roman installed, or the Liberation fonts').toBeLessThan(0.01);
    });

    test.describe('without the fonts', () => {
      test.use({ allowedErrors: /ERR_FAILED/ });

      test('does not shift at all while it loads', async ({ page }) => {
        await page.route('**/*.woff2', (request) => request.abort());
        expect(await layoutShift(page, route)).toBe(0);
      });
    });
  });
}

/** Loads a page and returns its cumulative layout shift: https://web.dev/articles/cls */
async function layoutShift(page: Page, route: string) {
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) window.layoutShift += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, route);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => window.layoutShift);
}

declare global {
  interface Window {
    layoutShift: number;
  }
}

test('the hero has a call link, a link to the contact form and the stats', async ({ page }) => {
  await open(page, '/');
  const hero = page.getByRole('region', { name: 'Careful Painters' });
  await expect(hero).toContainText('Old houses, high ceilings and long staircases');
  await expect(hero.getByRole('link', { name: 'Ring' })).toHaveAttribute('href', 'tel:+442920180042');
  await expect(hero.getByRole('definition')).toHaveText(['12', '2 years']);
  await expect(hero.getByRole('term')).toHaveText(['Years Together', 'Guarantee']);
  await hero.getByRole('link', { name: 'Ask for a Price' }).click();
  await expect(page).toHaveURL('/#contact');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeInViewport();
});

test('only the hero image loads eagerly, with high priority', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('img[loading="eager"]')).toHaveCount(1);
  const hero = page.locator('img[fetchpriority="high"]');
  await expect(hero).toHaveCount(1);
  await expect
    .poll(() => hero.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/wide.*\.avif$/);
});

test('the testimonials have the stars that were given, in one, two or three columns', async ({ page }) => {
  await open(page, '/testimonials');
  const cards = page.getByRole('region', { name: 'What They Said' }).getByRole('listitem');
  await expect(cards).toHaveCount(5);
  for (const [index, rating] of [5, 4, 3, 5, 1].entries()) {
    await expect(cards.nth(index).getByRole('img')).toHaveAccessibleName(`Rated ${rating} out of 5`);
  }
  await expect(cards.first()).toContainText('3 weeks ago');
  await expectResponsiveColumns(page, cards);
});
