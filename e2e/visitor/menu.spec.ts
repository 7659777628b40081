import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectNoViolations } from '../support/axe';
import { expectInView, openMenu } from '../support/states';
import { expectReadingOrder, expectVisibleFocus, names, tabThrough } from '../support/tab-order';
import { expect, holdScripts, open, phone, test } from '../support/test';
import { findLayoutProblems } from '../support/text-layout';
import { narrow } from '../support/zoom';

test.use(phone);

const control = (page: Page) => page.getByRole('button', { name: 'Menu' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** The distance from the header to the menu. */
const readGap = (page: Page) =>
  page.evaluate(() => {
    const [header, menu] = ['header', '#menu'].map((part) => document.querySelector(part));
    return Number(menu?.getBoundingClientRect().top) - Number(header?.getBoundingClientRect().bottom);
  });

/** The brightness at the left edge of the header and of the bottom of the screen. */
async function readBrightness(page: Page) {
  const pixels = await sharp(await page.screenshot())
    .greyscale()
    .raw()
    .toBuffer();
  const { width, height } = phone.viewport;
  return [10, height - 10].map((top) => pixels[top * width + 3] ?? NaN);
}

/** Clicks a link of the menu without leaving the page, as if it returned from the back/forward cache. */
async function clickLink(page: Page) {
  const link = menu(page).getByRole('link', { name: 'Gallery' });
  await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
  await link.click();
}

test(
  'the control, Escape and a press outside close the menu under the header',
  { tag: '@every-engine' },
  async ({ page }) => {
    await open(page, '/');
    await expect(menu(page)).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 900));
    await expectInView(control(page));
    // Before any click: from where that was, Tab in WebKit goes on to what follows the menu.
    await control(page).press('Enter');
    await expect(menu(page)).toBeVisible();
    expect(await readGap(page)).toBeCloseTo(0, 0);
    // With large text, the header is taller.
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await readGap(page)).toBeCloseTo(0, 0);
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link', { name: 'Home' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(control(page)).toBeFocused();

    for (const isOpen of [true, false, true]) {
      await control(page).click();
      await expect(menu(page)).toBeVisible({ visible: isOpen });
    }
    await page.mouse.click(20, (page.viewportSize()?.height ?? 0) - 10);
    await expect(menu(page)).toBeHidden();
  },
);

test('the open menu darkens the page, and not the header', { tag: '@every-engine' }, async ({ page }) => {
  await open(page, '/');
  const [header, foot = NaN] = await readBrightness(page);
  await control(page).click();
  await expect(menu(page)).toBeVisible();
  await expect.poll(async () => Number((await readBrightness(page))[1])).toBeLessThan(foot * 0.8);
  expect((await readBrightness(page))[0]).toBe(header);
});

test('a press outside closes the menu where the browser does not', async ({ page }) => {
  await page.goto('/terms');
  // Safari before 18.3 does not close it either.
  await page.locator('#menu').evaluate((popover) => popover.setAttribute('popover', 'manual'));
  await control(page).tap();
  await expect(menu(page)).toBeVisible();
  await page.touchscreen.tap(20, (page.viewportSize()?.height ?? 0) - 10);
  await expect(menu(page)).toBeHidden();
});

// A page in the back/forward cache would otherwise return with its menu open.
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

test('the tooltip of the menu button neither takes the first Escape nor opens when the menu closes', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/');
  const tooltip = page.locator('[role=tooltip]');
  // After the skip link, the name and the phone number.
  for (let index = 0; index < 4; index += 1) await page.keyboard.press('Tab');
  await expect(tooltip).toHaveText('Menu');
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  await expect(tooltip).toBeHidden();
  // Like a screen reader that focuses the button again.
  await control(page).blur();
  await control(page).focus();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(control(page)).toBeFocused();

  await control(page).tap();
  await clickLink(page);
  await expect(menu(page)).toBeHidden();
  // Otherwise, focus would open it at once, and the pointer after a moment.
  await page.clock.runFor(1_000);
  await expect(tooltip).toHaveCount(0);
});

test('the menu is readable, follows the reading order, and closes when focus leaves its last item', async ({
  page,
}) => {
  await openMenu(page);
  await expectNoViolations(page, '#menu');
  const inMenu = await tabThrough(page, 'Tab', page.locator('#menu'));
  expect(names(inMenu)[0]).toBe('Home');
  expect(names(inMenu)).toHaveLength(await page.locator('#menu a').count());
  expectVisibleFocus(inMenu);
  expectReadingOrder(inMenu);
  await expect(menu(page)).toBeHidden();
});

test.describe('in a zoomed window', () => {
  test.use({ isMobile: false, viewport: narrow });

  test('the menu fits and scrolls', async ({ page }) => {
    await openMenu(page);
    const box = await page.locator('#menu').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(narrow.height);
    const lastLink = menu(page).getByRole('link').last();
    await lastLink.scrollIntoViewIfNeeded();
    await expectInView(lastLink);
    expect(await findLayoutProblems(page)).toEqual([]);
  });
});
