import type { Page } from '@playwright/test';
import { expectNoViolations, expectReadableUnderPointer } from '../../support/axe';
import { expectPhotosInPrint, expectPrinted } from '../../support/print';
import { sites } from '../../support/sites';
import { expectTabOrder, expectTabOrderOfPage } from '../../support/tab-order';
import { expect, missingPage, open, phone, routes, test } from '../../support/test';
import { findLayoutProblems } from '../../support/text-layout';
import { expectNoContentLoss, expectZoomedHeadings } from '../../support/zoom';

/* Opens each page once on a phone and once on a computer, and runs every check of an open page. */

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

async function expectNoProblemsAt(page: Page, widths: number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await findLayoutProblems(page), `at ${width} px`).toEqual([]);
  }
}

/** Header, banner and footer are tested once: they are the same everywhere. */
const tab = (page: Page, route: string) =>
  route === '/' ? expectTabOrderOfPage(page) : expectTabOrder(page);

for (const route of [...routes, missingPage]) {
  test(
    `${route} on a computer`,
    { tag: '@every-engine' },
    async ({ page, browserName, contentDirectory, content, siteRoutes, siteUrl }) => {
      // A business without reviews has no page for them.
      if (route !== missingPage && !siteRoutes.includes(route)) return;
      await open(page, `.${route}`);
      // Between engines, only the widths of words differ.
      const widths = browserName === 'chromium' ? [320, 390, 768, 1024, 1280, 1920] : [320, 1280];
      await test.step('no content is lost at any width', () => expectNoProblemsAt(page, widths));
      if (browserName === 'webkit')
        await test.step('all photos load to be printed', () => expectPhotosInPrint(page));
      if (browserName !== 'chromium') return;
      // The rest does not depend on the content.
      if (contentDirectory !== sites.full.contentDirectory) return;
      await page.setViewportSize({ width: 1280, height: 720 });
      await test.step('axe finds nothing', () => expectNoViolations(page));
      await test.step('only the header is above the page', () => expectOnlyHeaderAbove(page));
      await test.step('tabbing follows the reading order', () => tab(page, route));
      await test.step('zoom enlarges headings', () => expectZoomedHeadings(page));
      await test.step('no content is lost when zoomed, spaced or enlarged', () => expectNoContentLoss(page));
      await page.setViewportSize({ width: 1280, height: 720 });
      await test.step('it is readable under the pointer', () => expectReadableUnderPointer(page));
      await test.step('all of it is printed', () => expectPrinted(page, content, siteUrl));
    },
  );

  test.describe(() => {
    test.use(phone);

    test(`${route} on a phone`, async ({ page, contentDirectory, siteRoutes }) => {
      if (route !== missingPage && !siteRoutes.includes(route)) return;
      await open(page, `.${route}`);
      await test.step('axe finds nothing', () => expectNoViolations(page));
      if (contentDirectory !== sites.full.contentDirectory) return;
      await test.step('names have no capitals of the style', () => expectNamesWithoutCapitals(page));
      await test.step('only the header is above the page', () => expectOnlyHeaderAbove(page));
      await test.step('tabbing follows the reading order', () => tab(page, route));
    });
  });
}

test('every page of the site is one of these', ({ siteRoutes }) => {
  expect(routes).toEqual(expect.arrayContaining(siteRoutes));
});
