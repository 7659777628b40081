import type { Page } from '@playwright/test';
import { launchOptions } from './browser';
import { findChromium } from './installed';
import { expect, test } from './test';

/**
 * Sets up a file of screenshot tests (CONTRIBUTING.md says how to update them). They always run in the same
 * Chromium on Linux (installed.ts): in other browsers and systems, text renders differently.
 */
export function setUpScreenshots() {
  const executablePath = findChromium('screenshots');
  test.use({ launchOptions: { executablePath, args: [...launchOptions.args, '--disable-lcd-text'] } });
  test.skip(!executablePath, 'The browser of the screenshots is only for 64-bit Linux.');
}

/** Compares the whole page with its screenshot at each width. */
export async function expectScreenshots(page: Page, name: string, widths: number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(async () => {
      window.scrollTo(0, 0);
      // The year is that of the clock or of the build, and digits differ in width.
      document.getElementById('current-year')?.replaceChildren('2026');
      await document.fonts.ready;
    });
    await expect.soft(page).toHaveScreenshot(`${name}-${width}.png`, { fullPage: true });
  }
}
