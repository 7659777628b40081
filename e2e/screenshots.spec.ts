import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { launchOptions } from '../scripts/browser';
import { formStates, leavePhotosOut, openMenu, paintAll } from './states';
import { expect, open, routes, test } from './test';

/*
 * What every page and state looks like: the pictures of e2e/screenshots. After a change of looks or content they are
 * renewed with
 *
 *   npm run screenshots
 *
 * and looked at before they are committed. Letters are drawn a little differently by every system and browser, so they
 * are compared where they were taken and skipped elsewhere.
 */

const widths = [390, 768, 1280, 1920];
const environmentFile = 'e2e/screenshots/environment.txt';

test.use({ allowedErrors: /Failed to load resource/, reducedMotion: 'reduce' });

test.beforeEach(async ({ page, browser }, { config }) => {
  const name = path.basename(launchOptions.executablePath ?? '');
  const environment = `${name} ${browser.version().split('.')[0]}, ${process.platform}`;
  if (config.updateSnapshots === 'all') writeFileSync(environmentFile, `${environment}\n`);
  const taken = existsSync(environmentFile) ? readFileSync(environmentFile, 'utf8').trim() : 'nothing';
  test.skip(taken !== environment, `The pictures were taken in ${taken}, and this is ${environment}.`);

  await page.clock.setFixedTime('2026-11-21');
});

/** Compares the page at every width with its pictures. */
async function expectLooks(page: Page, name: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await paintAll(page);
    await page.evaluate(async () => {
      window.scrollTo({ top: 0, behavior: 'instant' });
      await document.fonts.ready;
    });
    await expect.soft(page).toHaveScreenshot(`${name}-${width}.png`, { fullPage: true });
  }
}

for (const route of [...routes, '/no-such-page']) {
  test(`${route} looks as it did`, async ({ page }) => {
    await leavePhotosOut(page);
    await open(page, route);
    await expectLooks(page, route === '/' ? 'home' : route.slice(1));
  });
}

for (const [state, reach] of Object.entries(formStates)) {
  test(`the form ${state} looks as it did`, async ({ page }) => {
    await reach(page);
    await expectLooks(page, `form ${state}`);
  });
}

test('the open menu looks as it did', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await leavePhotosOut(page);
  await openMenu(page);
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.soft(page).toHaveScreenshot(`menu-${width}.png`);
  }
});

test('the home page looks as it did in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await leavePhotosOut(page);
  await open(page, '/');
  await expectLooks(page, 'home in forced colours');
});

test('its opening looks as it did with the photo', async ({ page }) => {
  await open(page, '/');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await expect.soft(page).toHaveScreenshot(`opening-${width}.png`);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact page looks the same', async ({ page }) => {
    await page.goto('/contact');
    await expectLooks(page, 'contact');
  });
});
