import { expectNoViolations } from '../../support/axe';
import { stubPhotos } from '../../support/states';
import { distinctPages, expect, missingPage, open, phone, test } from '../../support/test';
import { findLayoutProblems } from '../../support/text-layout';

test('pages lose no content at any width', { tag: '@firefox' }, async ({ page, siteRoutes }) => {
  await stubPhotos(page);
  for (const route of [...siteRoutes, missingPage]) {
    await open(page, `.${route}`);
    for (const width of [320, 390, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await findLayoutProblems(page), `${route} at ${width} px`).toEqual([]);
    }
  }
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => (heading.style.width = '3000px'));
  expect(await findLayoutProblems(page)).toContainEqual(expect.stringContaining('horizontally'));
});

test('pages have no axe violations', async ({ page, siteRoutes }) => {
  await stubPhotos(page);
  await page.goto('./');
  await expectNoViolations(page);
  await page.setViewportSize(phone.viewport);
  for (const route of [...siteRoutes, missingPage].filter((route) => distinctPages.includes(route))) {
    await page.goto(`.${route}`);
    await expectNoViolations(page);
  }
});

test('names, addresses and numbers are each one text, and translators leave them as they are', async ({
  page,
  content,
}) => {
  const { address, email, name, owner, phone } = content.business;
  const texts = [email, name, owner, phone.text, address?.street].filter((text) => text !== undefined);
  await page.goto('./');
  const found = await page.evaluate((texts) => {
    const isTranslated: Record<string, boolean[]> = {};
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!textContent || !texts.includes(textContent)) continue;
      (isTranslated[textContent] ??= []).push(parentElement?.translate ?? true);
    }
    return isTranslated;
  }, texts);
  expect(Object.keys(found).sort()).toEqual([...new Set(texts)].sort());
  for (const [text, isTranslated] of Object.entries(found)) expect(isTranslated, text).not.toContain(true);
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
