import { expect, test } from '../../support/test';
import { findBrokenWords, findLayoutProblems } from '../../support/text-layout';

// The header needs no scripts.
test.use({ javaScriptEnabled: false });

/** Widths with least room for the name: the narrowest phones, and where the header changes (tokens.css). */
const widths = [320, 375, 448, 672, 1024, 1152];

test('the header is one row with any name of up to 24 characters', async ({ page, content }) => {
  await page.goto('./terms');
  const header = page.getByRole('banner');
  const home = header.getByRole('link').first();
  for (const scale of [1, 2]) {
    await page.evaluate((scale) => (document.documentElement.style.fontSize = `${scale * 100}%`), scale);
    for (const width of widths.map((width) => (width === 320 ? width : width * scale))) {
      await page.setViewportSize({ width, height: 844 });
      const hasNavigation = width >= 1024 * scale;
      await expect(header.getByRole('navigation')).toBeVisible({ visible: hasNavigation });
      await expect(header.getByRole('button')).toBeVisible({ visible: !hasNavigation });
      const number = await header.getByText(content.business.phone.text).last().boundingBox();
      expect(Number(number?.width) > 1, `phone number at ${width} px`).toBe(width >= 375 * scale);

      // The last name has many wide letters.
      for (const name of ['Hart & Sons', 'Cholmondeleymarjoribanks', 'Hammond & Whitworth Home']) {
        const where = `${name} at ${width} px and ${scale * 100}%`;
        const box = await home.evaluate((link, name) => {
          link.lastElementChild?.replaceChildren(name);
          // A phone has no room for the icon beside a longer name (components/layout/wordmark.tsx).
          link.firstElementChild?.classList.toggle('number-fits:block', name.length <= 16);
          return { height: link.clientHeight, overflow: link.scrollWidth - link.clientWidth };
        }, name);
        expect.soft(box.overflow, where).toBe(0);
        expect.soft(box.height, `at most two lines: ${where}`).toBeLessThan(50 * scale);
        expect.soft(await findLayoutProblems(page), where).toEqual([]);
        // Longer words may break, and any word in large letters.
        const broken = scale === 1 ? await findBrokenWords(page, 'header') : [];
        expect.soft(broken.filter((word) => word.length < 18)).toEqual([]);
      }
      expect((await header.boundingBox())?.height, `one row at ${width} px`).toBeLessThan(70 * scale);
    }
  }
});

test('the links of the header open their pages and are marked there', async ({ page, siteRoutes }) => {
  await page.goto('./');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  // Without a logo, there is an icon beside the name.
  await expect(page.getByRole('banner').locator('a svg').first()).toBeVisible();
  for (const [position, route] of siteRoutes.entries()) {
    await links.nth(position).click();
    await expect(page).toHaveURL(route === '/' ? './' : `.${route}`);
    await expect(links.nth(position)).toHaveAttribute('aria-current', 'page');
  }
});

// 1280 by 1024 pixels at 400% zoom.
test('what sticks takes at most a quarter of a zoomed window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('./terms');
  await page.evaluate(() => scrollTo(0, 500));
  const { y = 0, height = Infinity } = (await page.getByRole('banner').boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(256 / 4);
});

test('header and banner take at most a quarter of a landscape phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('./');
  const banner = await page.getByRole('region', { name: 'At a glance' }).boundingBox();
  expect((banner?.y ?? 0) + (banner?.height ?? Infinity)).toBeLessThanOrEqual(360 / 4);
});
