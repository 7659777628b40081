import { expect, test } from '../../support/test';

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

  test('every page shows all its content', { tag: '@every-engine' }, async ({ page, siteRoutes }) => {
    for (const route of siteRoutes) {
      await page.goto(`.${route}`);
      // Photos without a description may be hidden, and a sentence about a paint that is not chosen.
      const parts = page
        .getByRole('main')
        .locator(':is(h1, h2, h3, p, img:not([alt=""])):not(details *, .tried-paint)');
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
