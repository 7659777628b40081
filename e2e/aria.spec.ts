import type { Page } from '@playwright/test';
import { formStates, openMenu } from './states';
import { expect, open, routes, test } from './test';

/*
 * What screen readers find on every page and in every state: the files of e2e/aria. After a change of words or
 * structure they are renewed with
 *
 *   npx playwright test e2e/aria.spec.ts --update-snapshots=all
 *
 * and the differences read before they are committed.
 */

test.use({ allowedErrors: /Failed to load resource/ });

const main = (page: Page) => page.getByRole('main');

const pages = routes.map((route) => ({ route, name: route === '/' ? 'home' : route.slice(1) }));

for (const { route, name } of pages) {
  test(`${route} is read as ${name}.aria.yml`, async ({ page }) => {
    await open(page, route);
    await expect(main(page)).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  // The contact page gets a place for toasts with its scripts. Its form is the one of the home page.
  const same = pages.filter(({ route }) => route !== '/contact');

  test('every page is read the same', async ({ page }) => {
    for (const { route, name } of same) {
      await page.goto(route);
      await expect(main(page)).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
    }
  });
});

test('the missing page', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(main(page)).toMatchAriaSnapshot({ name: 'missing-page.aria.yml' });
});

test('what stands around every page', async ({ page }) => {
  await page.clock.setFixedTime('2031-02-03');
  await open(page, '/');
  await expect(page.getByRole('banner')).toMatchAriaSnapshot({ name: 'header.aria.yml' });
  await expect(page.getByRole('region', { name: 'At a glance' })).toMatchAriaSnapshot({
    name: 'banner.aria.yml',
  });
  await expect(page.getByRole('contentinfo')).toMatchAriaSnapshot({ name: 'footer.aria.yml' });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the header, and the menu in it', async ({ page }) => {
    await open(page, '/');
    await expect(page.getByRole('banner')).toMatchAriaSnapshot({ name: 'header-phone.aria.yml' });
    await openMenu(page);
    await expect(page.getByRole('banner')).toMatchAriaSnapshot({ name: 'menu.aria.yml' });
  });
});

for (const [state, reach] of Object.entries(formStates)) {
  test(`the form ${state}`, async ({ page }) => {
    await reach(page);
    await expect(main(page)).toMatchAriaSnapshot({ name: `contact ${state}.aria.yml` });
  });
}
