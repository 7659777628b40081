import type { Page } from '@playwright/test';
import { openMenu } from '../support/states';
import { expect, missingPage, test } from '../support/test';

/*
 * Compares what every page says to assistive technology, and where its links lead, with the snapshots in
 * e2e/accessibility/aria. After an intended change, update them and review the differences:
 *
 *   npx playwright test e2e/accessibility/aria.spec.ts --update-snapshots=all
 */

const main = (page: Page) => page.getByRole('main');

// The other pages consist of sections of the home page.
const pages = { home: '/', gallery: '/gallery', terms: '/terms', 'not-found': missingPage };

test('pages match their snapshots', async ({ page }) => {
  for (const [name, route] of Object.entries(pages)) {
    await page.goto(route);
    await expect.soft(main(page)).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  }
});

test('the header, the banner and the footer match their snapshots', async ({ page }) => {
  await page.clock.setFixedTime('2031-02-03');
  // With the control that pauses the moving strip.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await expect(page.getByRole('banner')).toMatchAriaSnapshot({ name: 'header.aria.yml' });
  const banner = page.getByRole('region', { name: 'At a glance' });
  await expect(banner).toMatchAriaSnapshot({ name: 'banner.aria.yml' });
  await expect(page.getByRole('contentinfo')).toMatchAriaSnapshot({ name: 'footer.aria.yml' });
});

test('the header of a phone and its menu match their snapshots', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openMenu(page);
  await expect(page.locator('#menu')).toMatchAriaSnapshot({ name: 'menu.aria.yml' });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner')).toMatchAriaSnapshot({ name: 'header-phone.aria.yml' });
});
