import type { Page } from '@playwright/test';
import { waitForFrames } from '../support/states';
import { expect, holdScripts, labels, open, test, waitForHydration } from '../support/test';

const control = (page: Page) => page.getByRole('button', { name: 'Menu' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'All pages' });

/** Clicks a link of the menu without leaving the page, as when the visitor comes back to it in the back/forward cache. */
async function clickLink(page: Page) {
  const link = menu(page).getByRole('link', { name: 'Gallery' });
  await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
  await link.click();
}

test('the control, Escape and a tap outside close the menu under the header', async ({ page }) => {
  await open(page, '/');
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 900));
  await control(page).click();
  const links = menu(page).getByRole('link');
  await expect(links).toHaveCount(labels.length);
  for (const [index, label] of labels.entries()) await expect(links.nth(index)).toHaveAccessibleName(label);
  await expect(menu(page).locator('[aria-current="page"]')).toHaveAccessibleName('Home');
  const header = await page.getByRole('banner').boundingBox();
  expect((await page.locator('#menu').boundingBox())?.y).toBe(header?.height);
  await control(page).click();
  await expect(menu(page)).toBeHidden();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link', { name: 'Home' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(control(page)).toBeFocused();

  await control(page).click();
  await expect(menu(page)).toBeVisible();
  await page.touchscreen.tap(20, (page.viewportSize()?.height ?? 0) - 10);
  await expect(menu(page)).toBeHidden();
});

test('a press outside closes the menu where the browser does not', async ({ page }) => {
  await page.goto('/terms');
  // Safari before 18.3 treats it like this one.
  await page.locator('#menu').evaluate((popover) => popover.setAttribute('popover', 'manual'));
  await control(page).tap();
  await expect(menu(page)).toBeVisible();
  await page.touchscreen.tap(20, (page.viewportSize()?.height ?? 0) - 10);
  await expect(menu(page)).toBeHidden();
  await control(page).tap();
  await expect(menu(page)).toBeVisible();
  await control(page).tap();
  await expect(menu(page)).toBeHidden();
});

test('the menu opens before hydration, and stays open while the page hydrates', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await control(page).click();
  await expect(menu(page)).toBeVisible();
  release();
  await waitForHydration(page);
  await expect(menu(page)).toBeVisible();
});

// A page in the back/forward cache would otherwise return with its menu open (also in e2e/browsers/engines.spec.ts).
test('following a link closes the menu before hydration, and so does leaving the page', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await control(page).click();
  await clickLink(page);
  await expect(menu(page)).toBeHidden();
  await control(page).click();
  await expect(menu(page)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  await expect(menu(page)).toBeHidden();
  release();
});

test('while the menu is open, its button shows no tooltip that would take the first Escape', async ({
  page,
}) => {
  await open(page, '/');
  // After the skip link, the name and the phone number.
  for (let index = 0; index < 4; index += 1) await page.keyboard.press('Tab');
  await expect(control(page)).toBeFocused();
  await expect(page.getByRole('tooltip')).toHaveText('Menu');
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  await expect(page.getByRole('tooltip')).toBeHidden();
  // Like a screen reader that focuses the button again.
  await control(page).blur();
  await control(page).focus();
  await expect(page.getByRole('tooltip')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(control(page)).toBeFocused();
});

test('no tooltip opens when the menu returns focus to its control', async ({ page }) => {
  await open(page, '/');
  const expectNoTooltip = async () => {
    await expect(menu(page)).toBeHidden();
    // Radix would open it at once.
    await waitForFrames(page);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  };
  await control(page).tap();
  await clickLink(page);
  await expectNoTooltip();
  await control(page).tap();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expectNoTooltip();
});
