import { launchOptions } from '../support/browser';
import { expectArrival, fillIn, sendButton } from '../support/fill-enquiry';
import { findChromium } from '../support/installed';
import { openMenu } from '../support/states';
import { expect, missingPage, open, routes, test, waitForHydration } from '../support/test';

/* Chromium 114 has neither anchors nor masks without a prefix, and cannot nest every style. */

const executablePath = findChromium('oldest');

test.skip(!executablePath, 'the oldest browser is not installed');
test.use({
  launchOptions: { executablePath, args: launchOptions.args },
  viewport: { width: 390, height: 844 },
});

test('every page shows its heading, and is no wider than the screen', async ({ page }) => {
  for (const route of [...routes, missingPage]) {
    await open(page, route);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
});

test('the menu opens under the header and leads to the form, which sends an enquiry', async ({ page }) => {
  await openMenu(page);
  expect(await page.locator('#menu').boundingBox()).toMatchObject({ x: 0, y: 68, width: 390 });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await waitForHydration(page);
  const enquiry = await fillIn(page);
  await sendButton(page).click();
  await expectArrival(page, enquiry);
});
