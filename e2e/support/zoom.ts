import { expect, type Page } from '@playwright/test';
import { findBrokenWords, findLayoutProblems } from './text-layout';

/** The narrowest phones, and 1280 × 1024 pixels at 400% zoom: https://www.w3.org/TR/WCAG22/#reflow */
export const narrow = { width: 320, height: 256 };
const sizes = [narrow, { width: 390, height: 844 }, { width: 1280, height: 800 }];

const modes = {
  // https://www.w3.org/TR/WCAG22/#text-spacing
  'with text spacing': `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`,
  'with a 200% font size': 'html { font-size: 200% }',
};

/** The longest word that a heading or a link must not break at a 200% font size, in characters. */
const longestWord = 12;

/** Sets the page's styles, in place of those of the last call. */
const setStyles = (page: Page, css: string) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** Expects that nothing is lost in a narrow window, with spaced text, and at 200% text size. */
export async function expectNoContentLoss(page: Page) {
  await page.setViewportSize(narrow);
  expect.soft(await findBrokenWords(page)).toEqual([]);
  for (const [mode, css] of Object.entries(modes)) {
    await setStyles(page, css);
    for (const size of sizes) {
      await page.setViewportSize(size);
      const where = `${mode} at ${size.width} × ${size.height}`;
      expect.soft(await findLayoutProblems(page), where).toEqual([]);
      if (mode === 'with a 200% font size') {
        const broken = await findBrokenWords(page, 'h1, h2, h3, main a:not([href^="mailto"])');
        expect
          .soft(
            broken.filter((word) => word.length <= longestWord),
            where,
          )
          .toEqual([]);
      }
    }
  }
  await setStyles(page, '');
}

/** Expects that page zoom, which narrows the viewport, enlarges headings, and none is smaller than text. */
export async function expectZoomedHeadings(page: Page) {
  const fontSizes = (zoom: number) =>
    page.locator('h1, h2, h3').evaluateAll((headings, zoom) => {
      const sizeOf = (element: Element) => parseFloat(getComputedStyle(element).fontSize) * zoom;
      return headings.map((heading) => ({ size: sizeOf(heading), text: sizeOf(document.body) }));
    }, zoom);
  await page.setViewportSize({ width: 390, height: 844 });
  const before = await fontSizes(1);
  for (const zoom of [2, 3]) {
    await page.setViewportSize({ width: 390 / zoom, height: Math.round(844 / zoom) });
    // WCAG requires no loss down to 320 px. At 300% zoom, the width is 130.
    if (zoom === 2) expect.soft(await findLayoutProblems(page)).toEqual([]);
    for (const [index, { size, text }] of (await fontSizes(zoom)).entries()) {
      expect.soft(size).toBeGreaterThan(text);
      expect.soft(size).toBeGreaterThan((before[index]?.size ?? Infinity) * (zoom === 2 ? 1.2 : 1.5));
    }
  }
}
