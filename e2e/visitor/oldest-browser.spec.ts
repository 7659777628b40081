import type { Page } from '@playwright/test';
import { launchOptions } from '@/e2e/support/browser';
import { fillIn, sendButton, thankYou } from '../support/fill-enquiry';
import { enquiriesFrom } from '../support/form-service';
import { findChromium } from '../support/installed';
import { movingStrip } from '../support/states';
import { expect, labels, missingPage, open, routes, test, waitForHydration } from '../support/test';

/* Chromium 111 has no popovers, CSS nesting or `text-wrap`, and ignores what it does not know. */

const executablePath = findChromium('oldest');

test.skip(!executablePath, 'the oldest browser is not installed');
test.use({
  launchOptions: { executablePath, args: [...launchOptions.args, '--disable-gpu'] },
  viewport: { width: 390, height: 844 },
  allowedErrors: /'popover' attribute/,
  // Includes the moving strip.
  reducedMotion: 'no-preference',
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with${javaScriptEnabled ? '' : 'out'} scripts`, () => {
    test.use({ javaScriptEnabled });

    const load = (page: Page, route: string) => (javaScriptEnabled ? open(page, route) : page.goto(route));
    const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

    test('every page shows header, menu and content', async ({ page }) => {
      for (const route of [...routes, missingPage]) {
        await load(page, route);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).not.toHaveText(/Unexpected/);
        await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
        await expect(menu(page).getByRole('link').filter({ visible: true })).toHaveCount(labels.length);
        expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(300);
        expect((await heading.boundingBox())?.y).toBeGreaterThan(250);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
      }
    });

    test('the banner can be paused, the menu links to pages and an enquiry arrives', async ({ page }) => {
      await load(page, '/');
      await page.getByRole('checkbox', { name: 'Pause the moving text' }).check();
      await page.mouse.move(0, 700);
      await expect(movingStrip(page).getByRole('list')).toHaveCSS('animation-play-state', 'paused');

      await menu(page).getByRole('link', { name: 'Contact' }).click();
      await expect(page).toHaveURL('/contact');
      if (javaScriptEnabled) await waitForHydration(page);
      const { email } = await fillIn(page);
      await sendButton(page).click();
      await expect(thankYou(page)).toBeVisible();
      expect(enquiriesFrom(email)).toHaveLength(1);
    });
  });
}

test('the editor asks for a newer browser', async ({ page }) => {
  // Waits for the editor's script, in case the page loads it.
  // eslint-disable-next-line playwright/no-networkidle
  await page.goto('/admin', { waitUntil: 'networkidle' });
  await expect(page.getByRole('status')).toContainText('the newest version of Chrome');
});
