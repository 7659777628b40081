import { stubPhotos } from '../support/states';
import { expect, missingPage, open, test } from '../support/test';
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
      const isHidden = (elements: Element[]) =>
        elements
          .filter((element) => !element.checkVisibility({ opacityProperty: true }))
          .map((element) => element.outerHTML);
      // An invitation that would fill no row may be hidden.
      const parts = page
        .getByRole('main')
        .locator(':is(h1, h2, h3, p, img):not(details *, [class*="md:hidden"] *)');
      expect(await parts.count()).toBeGreaterThan(1);
      expect(await parts.evaluateAll(isHidden)).toEqual([]);
    }
  });
});

test('links, photos and the form work in a folder of the host', async ({ page, content }) => {
  await open(page, './');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Gallery', exact: true }).click();
  const photo = page.getByRole('list', { name: 'Photos' }).getByRole('img').first();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await page.goto('./contact/');
  await expect(page).toHaveURL('./contact');
  await page.getByRole('textbox', { name: 'Name' }).fill('Jo Reader');
  await page.getByRole('textbox', { name: 'Email' }).fill('jo@example.com');
  await page.getByRole('textbox', { name: 'Message' }).fill('Please paint my shed.');
  // Another site on this host must not find the draft.
  const { pathname } = new URL('.', page.url());
  const keys = await page.evaluate(() => Object.keys(sessionStorage));
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys) expect(key).toContain(pathname.slice(0, -1));
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('./');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(content.pages.home.heading);
});
