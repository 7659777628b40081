import { findOldestBrowser } from '../support/installed';
import { launchOptions } from '@/scripts/lib/browser';
import { fillIn, sendButton } from '../support/enquiry-form';
import { enquiriesFrom, expect, routes, test } from '../support/test';

/* Chromium 111 has no popovers, no CSS nesting and no `text-wrap`, and ignores what it does not know. */

const executablePath = findOldestBrowser();

test.skip(!executablePath, 'the oldest browser is not installed');
test.use({
  launchOptions: { executablePath, args: [...launchOptions.args, '--disable-gpu'] },
  viewport: { width: 390, height: 844 },
  allowedErrors: /'popover' attribute|status of 404/,
  // With the moving strip.
  reducedMotion: 'no-preference',
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    for (const route of [...routes, '/no-such-page']) {
      test(`${route} shows header, menu and content`, async ({ page }) => {
        await page.goto(route, { waitUntil: 'networkidle' });
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Unexpected/);
        await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
        for (const link of await page.getByRole('navigation', { name: 'Menu' }).getByRole('link').all()) {
          await expect(link).toBeVisible();
        }
        const header = await page.getByRole('banner').boundingBox();
        const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
        expect(header?.height).toBeLessThan(100);
        expect(heading?.y).toBeGreaterThan(300);
        const isScrollable = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth > clientWidth;
        });
        expect(isScrollable).toBe(false);
      });
    }

    test('the menu links to pages', async ({ page }) => {
      await page.goto('/', { waitUntil: 'networkidle' });
      await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Gallery' }).click();
      await expect(page).toHaveURL('/gallery');
    });

    test('the banner can be paused', async ({ page }) => {
      await page.goto('/', { waitUntil: 'networkidle' });
      await page.getByRole('checkbox', { name: 'Pause the moving text' }).check();
      await page.mouse.move(0, 700);
      await expect(page.locator('.marquee-track')).toHaveCSS('animation-play-state', 'paused');
    });

    test('an enquiry arrives', async ({ page }) => {
      await page.goto('/contact', { waitUntil: 'networkidle' });
      const enquiry = await fillIn(page);
      await sendButton(page).click();
      await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
      expect(enquiriesFrom(enquiry.email)).toHaveLength(1);
    });
  });
}
