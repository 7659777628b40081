import type { Page } from '@playwright/test';
import { expectNoViolations, expectReadableUnderPointer } from '../support/axe';
import { expectPrinted } from '../support/print';
import { expectTabOrder, expectTabOrderOfPage } from '../support/tab-order';
import { expect, missingPage, open, phone, routes, test } from '../support/test';
import { expectNoContentLoss, expectZoomedHeadings } from '../support/zoom';

/* Opens each page once on a computer and once on a phone, and runs every check that no content changes. */

/** Expects no capitals by CSS: screen readers read the "US" of "FOLLOW US" as the country. */
async function expectNamesWithoutCapitals(page: Page) {
  // The moving text may have them, because it consists of whole sentences.
  const transformed = await page.locator('header *, main *, footer *').evaluateAll((elements) =>
    elements
      .filter((element) => !element.closest('[aria-hidden]') && element.checkVisibility())
      .filter((element) => getComputedStyle(element).textTransform !== 'none')
      .map(({ outerHTML }) => outerHTML),
  );
  expect.soft(transformed).toEqual([]);
}

/** Scrolls through the page, and expects that only the header covers it. */
async function expectOnlyHeaderAbove(page: Page) {
  const covers = await page.evaluate(() => {
    const found: string[] = [];
    const header = document.querySelector('header');
    const { scrollHeight, clientWidth } = document.documentElement;
    for (let top = innerHeight; top <= scrollHeight - innerHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      const edge = header?.getBoundingClientRect().bottom ?? NaN;
      if (!(edge > 0)) found.push(`no header at ${top}`);
      for (let y = 4; y < innerHeight; y += 40) {
        for (let x = 4; x < clientWidth; x += 40) {
          const hit = document.elementFromPoint(x, y);
          if (!hit?.closest(y < edge ? 'header' : 'main, footer'))
            found.push(`${hit?.outerHTML.slice(0, 80)} at ${x}, ${y}, scrolled to ${top}`);
        }
      }
    }
    return found;
  });
  expect.soft(covers).toEqual([]);
}

/** Header, banner and footer are tested once: they are the same everywhere. */
const tab = (page: Page, route: string, key: 'Tab' | 'Shift+Tab') =>
  route === '/' ? expectTabOrderOfPage(page, key) : expectTabOrder(page, key);

for (const route of [...routes, missingPage]) {
  test(`${route} on a computer`, async ({ page, content, siteUrl }) => {
    await open(page, route);
    await test.step('axe finds nothing', () => expectNoViolations(page));
    await test.step('only the header is above the page', () => expectOnlyHeaderAbove(page));
    await test.step('tabbing follows the reading order', () => tab(page, route, 'Tab'));
    await test.step('zoom enlarges headings', () => expectZoomedHeadings(page));
    await test.step('no content is lost when zoomed, spaced or enlarged', () => expectNoContentLoss(page));
    await page.setViewportSize({ width: 1280, height: 720 });
    await test.step('it is readable under the pointer', () => expectReadableUnderPointer(page));
    await test.step('all of it is printed', () => expectPrinted(page, content, siteUrl));
  });

  test.describe(() => {
    test.use(phone);

    test(`${route} on a phone`, async ({ page }) => {
      await open(page, route);
      await test.step('axe finds nothing', () => expectNoViolations(page));
      await test.step('names have no capitals of the style', () => expectNamesWithoutCapitals(page));
      await test.step('only the header is above the page', () => expectOnlyHeaderAbove(page));
      await test.step('tabbing back follows the reading order', () => tab(page, route, 'Shift+Tab'));
    });
  });
}
