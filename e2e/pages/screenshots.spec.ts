import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { launchOptions } from '@/scripts/lib/browser';
import { formStates, openMenu, stubPhotos } from '../support/states';
import { expect, open, routes, test } from '../support/test';

/*
 * Compares every page and state with the screenshots in e2e/pages/screenshots. After an intended change, update them
 * and review the differences:
 *
 *   npx playwright test e2e/pages/screenshots.spec.ts --update-snapshots=changed
 *
 * Text renders differently on other systems and browsers, so the tests are skipped there. After an update on another one, write its
 * name into environment.txt.
 */

const widths = [390, 1280];

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

/** Compares the whole page with its screenshots at every width. */
async function expectScreenshots(page: Page, name: string) {
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
  return route === '/no-such-page' ? 'not-found' : route.slice(1);
}

for (const route of [...routes, '/no-such-page']) {
  test(`${route} matches its screenshots`, async ({ page }) => {
    await stubPhotos(page);
    await open(page, route);
    await expectScreenshots(page, screenshotName(route));
  });
}

for (const [state, enterState] of Object.entries(formStates)) {
  test(`the form (${state}) matches its screenshots`, async ({ page }) => {
    await enterState(page);
    await expectScreenshots(page, `form-${state}`);
  });
}

test('the open menu matches its screenshots', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await stubPhotos(page);
  await openMenu(page);
  await expect.soft(page).toHaveScreenshot('menu-390.png');
});

test('the home page matches its screenshots in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await stubPhotos(page);
  await open(page, '/');
  await expectScreenshots(page, 'home-in-forced-colours');
});

test('the hero with its photo matches its screenshots', async ({ page }) => {
  await open(page, '/');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await expect.soft(page).toHaveScreenshot(`hero-${width}.png`);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact page matches the same screenshots', async ({ page }) => {
    await page.goto('/contact');
    await expectScreenshots(page, 'contact');
  });
});
