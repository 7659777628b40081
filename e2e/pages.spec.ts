import type { Page } from '@playwright/test';
import { expect, open, routes, test } from './test';

for (const route of routes) {
  test.describe(route, () => {
    test('fits its window', async ({ page }) => {
      await open(page, route);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    });

    test('moves nothing when the fonts come late', async ({ page }) => {
      await page.route('**/*.woff2', async (request) => {
        await page.waitForTimeout(500);
        await request.continue();
      });
      // The fallback has the font's widths on average only; less than this nobody sees.
      const shift = await layoutShift(page, route);
      expect(shift, 'with Arial and Times New Roman installed, or the Liberation fonts').toBeLessThan(0.002);
    });

    test.describe('without the fonts', () => {
      test.use({ allowedErrors: /ERR_FAILED/ });

      test('moves nothing at all while it loads', async ({ page }) => {
        await page.route('**/*.woff2', (request) => request.abort());
        expect(await layoutShift(page, route)).toBe(0);
      });
    });
  });
}

/** Opens a page and gives its cumulative layout shift (https://web.dev/articles/cls) once it is at rest. */
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

test('the hero has both ways to get in touch, and the stats', async ({ page }) => {
  await open(page, '/');
  const hero = page.getByRole('region', { name: 'Professional Painting' });
  await expect(hero).toContainText('Transforming homes and businesses across Norfolk');
  await expect(hero.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+441632960123');
  await expect(hero.getByRole('definition')).toHaveText(['35+', '100%', 'Free']);
  await expect(hero.getByRole('term')).toHaveText(['Years Experience', 'Satisfaction', 'Quotations']);
  await hero.getByRole('link', { name: 'Get Free Quote' }).click();
  await expect(page).toHaveURL('/#contact');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeInViewport();
});

test('the hero’s picture is the only one that is asked for first', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('img[loading="eager"]')).toHaveCount(1);
  const hero = page.locator('img[fetchpriority="high"]');
  await expect(hero).toHaveCount(1);
  await expect
    .poll(() => hero.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/hero.*\.avif$/);
});

test('the testimonials are eight, with five stars each, in the columns of the width', async ({ page }, {
  project,
}) => {
  await open(page, '/testimonials');
  const cards = page.getByRole('region', { name: 'Client Testimonials' }).getByRole('listitem');
  await expect(cards).toHaveCount(8);
  await expect(cards.getByRole('img', { name: 'Rated 5 out of 5' })).toHaveCount(8);
  await expect(cards.first()).toContainText('2 weeks ago');
  const lefts = await cards.evaluateAll((items) =>
    items.map((item) => Math.round(item.getBoundingClientRect().left)),
  );
  expect(new Set(lefts).size).toBe({ phone: 1, tablet: 2, desktop: 3 }[project.name]);
});
