import type { Page } from '@playwright/test';
import { formStates, openMenu } from '../support/states';
import { expect, open, routes, test } from '../support/test';

/*
 * Compares the accessibility tree of every page and state with its snapshot in e2e/accessibility/aria. After an intended
 * change, update the snapshots and review the differences:
 *
 *   npx playwright test e2e/accessibility/aria.spec.ts --update-snapshots=all
 */

test.use({ allowedErrors: /Failed to load resource/ });

const main = (page: Page) => page.getByRole('main');

const pages = routes.map((route) => ({ route, name: route === '/' ? 'home' : route.slice(1) }));

for (const { route, name } of pages) {
  test(`${route} matches its snapshot`, async ({ page }) => {
    await open(page, route);
    await expect(main(page)).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  // Scripts add the toast region to the contact page. The home page has the same form.
  const unchangedPages = pages.filter(({ route }) => route !== '/contact');

  test('every page matches the same snapshot', async ({ page }) => {
    for (const { route, name } of unchangedPages) {
      await page.goto(route);
      await expect(main(page)).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
    }
  });
});

test('the 404 page matches its snapshot', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(main(page)).toMatchAriaSnapshot({ name: 'not-found.aria.yml' });
});

test('the header, the banner and the footer match their snapshots', async ({ page }) => {
  await page.clock.setFixedTime('2031-02-03');
  // With the control that pauses the moving strip.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/');
  await expect(page.getByRole('banner')).toMatchAriaSnapshot({ name: 'header.aria.yml' });
  await expect(page.getByRole('region', { name: 'At a glance' })).toMatchAriaSnapshot({
    name: 'banner.aria.yml',
  });
  await expect(page.getByRole('contentinfo')).toMatchAriaSnapshot({ name: 'footer.aria.yml' });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the header and its menu match their snapshots', async ({ page }) => {
    await open(page, '/');
    await expect(page.getByRole('banner')).toMatchAriaSnapshot({ name: 'header-phone.aria.yml' });
    await openMenu(page);
    await expect(page.locator('#menu')).toMatchAriaSnapshot({ name: 'menu.aria.yml' });
  });
});

for (const [state, enterState] of Object.entries(formStates)) {
  test(`the form (${state}) matches its snapshot`, async ({ page }) => {
    await enterState(page);
    await expect(main(page)).toMatchAriaSnapshot({ name: `contact-${state}.aria.yml` });
  });
}
