import { expect, open, routes, test } from '../support/test';
import { findLayoutProblems } from '../support/text-layout';

const everyPage = [...routes, '/no-such-page'];

test.describe('every page', () => {
  test.use({ allowedErrors: /status of 404/ });

  for (const route of everyPage) {
    test(`${route} loses no content at any width`, async ({ page }) => {
      await open(page, route);
      for (const width of [320, 390, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await findLayoutProblems(page), `at ${width} px`).toEqual([]);
      }
    });

    test(`${route} has one main heading, and skips no heading level`, async ({ page }) => {
      await page.goto(route);
      const levels = await page
        .getByRole('heading')
        .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
      expect(levels.filter((level) => level === 1)).toEqual([1]);
      for (const [position, level] of levels.entries()) {
        expect(level).toBeLessThanOrEqual((levels[position - 1] ?? 0) + 1);
      }
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
      for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
        await expect(page.getByRole(landmark)).toHaveCount(1);
      }
      await expect(page.getByRole('region', { name: 'At a glance' })).toBeVisible();
    });
  }
});

test.describe('without scripts', () => {
  // In one column: with more, an invitation that would begin a new row is hidden.
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  for (const route of routes) {
    test(`${route} shows all its content`, async ({ page }) => {
      await page.goto(route);
      const isHidden = (elements: Element[]) =>
        elements
          .filter((each) => !each.checkVisibility({ opacityProperty: true }))
          .map((each) => each.outerHTML);
      const parts = page.getByRole('main').locator(':is(h1, h2, h3, p, img):not(details *)');
      expect(await parts.count()).toBeGreaterThan(1);
      expect(await parts.evaluateAll(isHidden)).toEqual([]);
      await expect(page.getByRole('contentinfo')).toContainText(String(new Date().getFullYear()));
    });
  }
});

test('shows what the content lists, in its order', async ({ page, content }) => {
  const items = (heading: string) =>
    page.getByRole('region', { name: heading, exact: true }).getByRole('listitem');
  await open(page, '/services');
  await expect(items(content.pages.services.heading).getByRole('heading')).toHaveText(
    content.services.map(({ title }) => title),
  );

  await page.goto('/gallery');
  const photos = page.getByRole('list', { name: 'Photos' }).getByRole('img');
  const descriptions = await photos.evaluateAll((all) => all.map((photo) => photo.getAttribute('alt')));
  expect(descriptions).toEqual(content.gallery.map(({ alt }) => alt));

  await page.goto('/testimonials');
  const reviews = items(content.pages.testimonials.heading);
  await expect(reviews).toHaveCount(content.testimonials.length);
  for (const [index, { name, rating }] of content.testimonials.entries()) {
    await expect(reviews.nth(index)).toContainText(name);
    await expect(reviews.nth(index).getByRole('img')).toHaveAccessibleName(`Rated ${rating} out of 5`);
  }

  await page.goto('/terms');
  await expect(items(content.pages.terms.heading).getByRole('heading')).toHaveText(
    content.terms.map(({ heading }) => heading),
  );
});
