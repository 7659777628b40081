import type { Page } from '@playwright/test';
import { findChromium } from '../support/installed';
import { launchOptions } from '@/scripts/lib/browser';
import { fillIn, sendButton } from '../support/enquiry-form';
import { enquiriesFrom } from '../support/form-service';
import { movingStrip } from '../support/states';
import { expect, missingPage, open, routes, test, waitForHydration } from '../support/test';

/* Chromium 111 has no popovers, no CSS nesting and no `text-wrap`, and ignores what it does not know. */

const executablePath = findChromium('oldest');

test.skip(!executablePath, 'the oldest browser is not installed');
test.use({
  launchOptions: { executablePath, args: [...launchOptions.args, '--disable-gpu'] },
  viewport: { width: 390, height: 844 },
  allowedErrors: /'popover' attribute/,
  // With the moving strip.
  reducedMotion: 'no-preference',
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    const load = (page: Page, route: string) => (javaScriptEnabled ? open(page, route) : page.goto(route));

    test('every page shows header, menu and content', async ({ page }) => {
      for (const route of [...routes, missingPage]) {
        await load(page, route);
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Unexpected/);
        await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
        const links = page.getByRole('navigation', { name: 'All pages' }).getByRole('link');
        await expect(links.filter({ visible: true })).toHaveCount(routes.length);
        const header = await page.getByRole('banner').boundingBox();
        const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
        expect(header?.height).toBeLessThan(100);
        expect(heading?.y).toBeGreaterThan(300);
        const isScrollable = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth > clientWidth;
        });
        expect(isScrollable).toBe(false);
      }
    });

    test('the banner can be paused, the menu links to pages and an enquiry arrives', async ({ page }) => {
      await load(page, '/');
      await page.getByRole('checkbox', { name: 'Pause the moving text' }).check();
      await page.mouse.move(0, 700);
      await expect(movingStrip(page)).toHaveCSS('animation-play-state', 'paused');

      await page
        .getByRole('navigation', { name: 'All pages' })
        .getByRole('link', { name: 'Contact' })
        .click();
      await expect(page).toHaveURL('/contact');
      if (javaScriptEnabled) await waitForHydration(page);
      const enquiry = await fillIn(page);
      await sendButton(page).click();
      await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
      expect(enquiriesFrom(enquiry.email)).toHaveLength(1);
    });
  });
}
