import { fillIn, sendButton, thankYou } from '../support/fill-enquiry';
import { stubPhotos } from '../support/states';
import { expect, followLink, missingPage, open, test } from '../support/test';
import { findLayoutProblems } from '../support/text-layout';

test('pages lose no content at any width', async ({ page, siteRoutes }) => {
  await stubPhotos(page);
  for (const route of [...siteRoutes, missingPage]) {
    await open(page, `.${route}`);
    for (const width of [320, 390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await findLayoutProblems(page), `${route} at ${width} px`).toEqual([]);
    }
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('every page shows all its content', async ({ page, siteRoutes }) => {
    for (const route of siteRoutes) {
      await page.goto(`.${route}`);
      // An invitation that would fill no row may be hidden.
      const parts = page
        .getByRole('main')
        .locator(':is(h1, h2, h3, p, img):not(details *, [class*="md:hidden"] *)');
      expect(await parts.count()).toBeGreaterThan(1);
      const hidden = await parts.evaluateAll((elements) =>
        elements
          .filter((element) => !element.checkVisibility({ opacityProperty: true }))
          .map(({ outerHTML }) => outerHTML),
      );
      expect(hidden).toEqual([]);
    }
  });
});

test('links, photos and the form work in a folder of the host', async ({ page, content }) => {
  await open(page, './');
  await followLink(page, 'Gallery');
  const photo = page.getByRole('list', { name: 'Photos' }).getByRole('img').first();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await page.goto('./contact/');
  await expect(page).toHaveURL('./contact');
  await fillIn(page);
  // Another site on this host must not find the draft.
  const { pathname } = new URL('.', page.url());
  const keys = await page.evaluate(() => Object.keys(sessionStorage));
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys) expect(key).toContain(pathname.slice(0, -1));
  await sendButton(page).click();
  await expect(thankYou(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('./');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(content.pages.home.heading);
});
