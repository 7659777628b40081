import { hasArial } from '../support/installed';
import { waitForFrames } from '../support/states';
import { distinctPages, expect, hold, phone, test } from '../support/test';

// Scripts would take most of the time, and they shift nothing: React reports any difference as an error.
test.use({ ...phone, reducedMotion: 'no-preference', allowedErrors: /Failed to load resource.*\.js$/ });

test.skip(!hasArial(), 'Neither Arial nor the Liberation fonts are installed.');

for (const width of [360, 412]) {
  test(`no page shifts when fonts load late, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.route('**/*.js', (request) => request.abort());
    for (const route of distinctPages) {
      const release = await hold(page, '**/*.woff2');
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      const shift = await page.evaluateHandle(() => {
        const shift = { sum: 0 };
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) shift.sum += Number(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
        return shift;
      });
      await waitForFrames(page);
      release();
      await page.evaluate(() => document.fonts.ready);
      await waitForFrames(page);
      await page.unroute('**/*.woff2');
      /*
       * Cumulative layout shift (https://web.dev/articles/cls). The fallback fonts match the widths only on average, and the fonts may
       * arrive one after the other: up to 0.001. A twentieth of what counts as good is invisible.
       */
      const sum = async () => (await shift.jsonValue()).sum;
      expect.soft(await sum(), route).toBeLessThan(0.005);
      // What a visitor would notice is recorded.
      await page.getByRole('heading', { level: 1 }).evaluate((heading) => (heading.style.height = '200px'));
      await expect.poll(sum).toBeGreaterThan(0.005);
    }
  });
}
