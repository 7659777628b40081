import type { Page } from '@playwright/test';
import { waitForScrollEnd } from '../support/states';
import { expect, open, test } from '../support/test';

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });

const expectPlace = (page: Page, path: string, top: number) =>
  expect
    .poll(() => page.evaluate(() => `${location.pathname} ${Math.round(scrollY)}`).catch(String))
    .toBe(`${path} ${top}`);

// Safari before 26.4 does not adjust the scroll position when something grows above it.
test('a link to the form that is followed at once ends there, also without scroll anchoring', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { overflow-anchor: none !important }');
    document.adoptedStyleSheets.push(sheet);
    const link = () => document.querySelector<HTMLElement>('main a[href="#contact"]');
    addEventListener('load', () => link()?.click());
  });
  await open(page, '/');
  await waitForScrollEnd(page);
  const header = await page.getByRole('banner').boundingBox();
  const form = await page.getByRole('region', { name: 'Find Us' }).boundingBox();
  const gap = (form?.y ?? Infinity) - (header?.height ?? 0);
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(40);
});

test('Back and Forward restore the scroll position, even two pages at once', async ({ page }) => {
  const leave = async (top: number, name: string) => {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    // Playwright's click would scroll to the link.
    await footerLink(page, name).evaluate((link: HTMLAnchorElement) => link.click());
    await page.waitForURL(`**/${name.toLowerCase()}`);
  };
  await open(page, '/');
  await leave(1500, 'Gallery');
  await leave(900, 'Terms');
  await expectPlace(page, '/terms', 0);

  // Later, because the page may be gone before its answer arrives.
  await page.evaluate(() => void setTimeout(() => history.go(-2)));
  await expectPlace(page, '/', 1500);
  await page.goForward();
  await expectPlace(page, '/gallery', 900);
  await page.goBack();
  await expectPlace(page, '/', 1500);
});
