import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { launchOptions } from '@/scripts/lib/browser';
import { inFormStates, openMenu, stubPhotos } from '../support/states';
import { expect, missingPage, routes, test } from '../support/test';

/*
 * Compares every page and state with the screenshots in e2e/pages/screenshots. After an intended change, update them
 * and review the differences:
 *
 *   npx playwright test e2e/pages/screenshots.spec.ts --update-snapshots=changed
 *
 * Text renders differently on other systems and browsers, so the tests are skipped there. After an update on another one, write its
 * name into environment.txt.
 */

test.use({ allowedErrors: /Failed to load resource/ });
// An update takes each screenshot several times.
test.describe.configure({ timeout: 90_000 });

test.beforeEach(async ({ page, browser }) => {
  const name = path.basename(launchOptions.executablePath ?? '');
  const environment = `${name} ${browser.version().split('.')[0]}, ${process.platform}`;
  const expected = readFileSync('e2e/pages/screenshots/environment.txt', 'utf8').trim();
  test.skip(expected !== environment, `The screenshots are from ${expected}; this is ${environment}.`);

  await page.clock.setFixedTime('2026-11-21');
});

/** Compares the whole page with its screenshot at each width. */
async function expectScreenshots(page: Page, name: string, widths: number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(async () => {
      window.scrollTo(0, 0);
      await document.fonts.ready;
    });
    await expect.soft(page).toHaveScreenshot(`${name}-${width}.png`, { fullPage: true });
  }
}

function screenshotName(route: string) {
  if (route === '/') return 'home';
  return route === missingPage ? 'not-found' : route.slice(1);
}

test('pages match their screenshots', async ({ page }) => {
  await stubPhotos(page);
  for (const route of [...routes, missingPage]) {
    await page.goto(route);
    // On a phone, the other pages are columns of what the home page has, too.
    const widths = ['/', '/gallery', '/terms', missingPage].includes(route) ? [390, 1280] : [1280];
    await expectScreenshots(page, screenshotName(route), widths);
  }
});

test('the states of the form match their screenshots', async ({ page }) => {
  await inFormStates(page, {
    invalid: () => expectScreenshots(page, 'form-invalid', [390]),
    failed: () => expectScreenshots(page, 'form-failed', [390]),
    sent: () => expectScreenshots(page, 'form-sent', [390]),
  });
});

test('the open menu matches its screenshot', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await stubPhotos(page);
  await openMenu(page);
  await expect(page).toHaveScreenshot('menu-390.png');
});

test('the home page matches its screenshot in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await stubPhotos(page);
  await page.goto('/');
  await expectScreenshots(page, 'home-in-forced-colours', [390]);
});

test('the hero with its photo matches its screenshot', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page).toHaveScreenshot('hero-1280.png');
});
