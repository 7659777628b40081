import type { Page } from '@playwright/test';
import { pageLinksFor } from '@/components/layout/page-links';
import { expect, holdScripts, open, routes, test, waitForHydration } from '../support/test';

const labels = pageLinksFor({ hasReviews: true }).map(({ label }) => label);

const menuControl = (page: Page) => page.getByRole('button', { name: 'Menu' });
/** Expects what the browser tells assistive technology about the control. */
async function expectExpanded(page: Page, expanded: boolean) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const control = nodes.find(({ role, name }) => role?.value === 'button' && name?.value === 'Menu');
  expect(control?.properties?.find(({ name }) => name === 'expanded')?.value.value).toBe(expanded);
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'All pages' });

test.describe('on a wide screen', () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) < 1024, 'the menu takes its place');

  test('the links are in order, open their pages and are marked there', async ({ page }) => {
    await open(page, '/');
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect(main.getByRole('link')).toHaveText(labels);
    await expect(menuControl(page)).toBeHidden();
    for (const [position, route] of routes.entries()) {
      await main.getByRole('link').nth(position).click();
      await expect(page).toHaveURL(route);
      await expect(main.locator('[aria-current="page"]')).toHaveText(labels[position] ?? '');
    }
  });
});

test.describe('on a small screen', () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) >= 1024, 'all links are in the header');

  test('the control, Escape and a press outside close the menu', async ({ page }) => {
    await open(page, '/');
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await menuControl(page).click();
    await expect(menu(page).getByRole('link')).toHaveText(labels);
    await expectExpanded(page, true);
    await expect(menu(page).locator('[aria-current="page"]')).toHaveText('Home');
    await menuControl(page).click();
    await expect(menu(page)).toBeHidden();
    await expectExpanded(page, false);

    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link', { name: 'Home' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(menuControl(page)).toBeFocused();

    await menuControl(page).click();
    await expect(menu(page)).toBeVisible();
    await page.mouse.click(20, (page.viewportSize()?.height ?? 0) - 10);
    await expect(menu(page)).toBeHidden();
  });

  // A page that the browser keeps for Back would come back with its menu open (also in e2e/browsers/engines.spec.ts).
  test('following a link closes it before hydration, and so does leaving the page', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await menuControl(page).click();
    const link = menu(page).getByRole('link', { name: 'Gallery' });
    await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
    await link.click();
    await expect(menu(page)).toBeHidden();

    await menuControl(page).click();
    await expect(menu(page)).toBeVisible();
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
    await expect(menu(page)).toBeHidden();
    release();
  });

  test('it opens before hydration and stays open', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await menuControl(page).click();
    await expect(menu(page)).toBeVisible();
    release();
    await waitForHydration(page);
    await expect(menu(page)).toBeVisible();
  });

  test('the tooltip stays closed while the menu is open, so that one Escape closes the menu', async ({
    page,
  }) => {
    await open(page, '/');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(menuControl(page)).toBeFocused();
    await expect(page.getByRole('tooltip')).toHaveText('Menu');
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await expect(page.getByRole('tooltip')).toBeHidden();
    // Like a screen reader that focuses the button again.
    await menuControl(page).evaluate((button) => button.blur());
    await menuControl(page).focus();
    await expect(page.getByRole('tooltip')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(menuControl(page)).toBeFocused();
  });

  test('the tooltip stays closed when the menu returns focus to its control', async ({ page, hasTouch }) => {
    test.skip(!hasTouch, 'for fingers');
    await open(page, '/');
    const expectNoTooltip = async () => {
      await expect(menu(page)).toBeHidden();
      // Radix would open it at once.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      await expect(page.getByRole('tooltip')).toHaveCount(0);
    };
    await menuControl(page).tap();
    const link = menu(page).getByRole('link', { name: 'Gallery' });
    // As when the visitor comes back to the page in the back/forward cache.
    await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
    await link.tap();
    await expectNoTooltip();

    await menuControl(page).tap();
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link', { name: 'Home' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expectNoTooltip();
  });

  test('it is directly under the header at any scroll position', async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => window.scrollTo(0, 900));
    await menuControl(page).click();
    const header = await page.getByRole('banner').boundingBox();
    await expect.poll(async () => (await page.locator('#menu').boundingBox())?.y).toBe(header?.height);
  });
});
