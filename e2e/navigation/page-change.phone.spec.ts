import type { Page } from '@playwright/test';
import { expect, holdScripts, open, test } from '../support/test';

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });

const expectPlace = (page: Page, path: string, top: number) =>
  expect
    .poll(() => page.evaluate(() => `${location.pathname} ${Math.round(scrollY)}`).catch(String))
    .toBe(`${path} ${top}`);

test('links work before the scripts have loaded', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/');
  await footerLink(page, 'Terms').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms & Conditions');
  release();
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
