import { hasArial } from '../support/installed';
import { distinctPages, expect, hold, phone, test } from '../support/test';

// Scripts would take most of the time, and shift nothing: React reports any difference as an error.
test.use({ ...phone, reducedMotion: 'no-preference', allowedErrors: /Failed to load resource.*\.js$/ });

test.skip(!hasArial(), 'Neither Arial nor the Liberation fonts are installed.');

/** In the page: waits until the current content has been painted. */
const waitForPaint = () =>
  new Promise<number>((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

for (const width of [360, 412]) {
  test(`no page shifts when fonts load late, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.route('**/*.js', (request) => request.abort());
    for (const route of distinctPages) {
      const release = await hold(page, '**/*.woff2');
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      await page.evaluate(waitForPaint);
      const shifts = await page.evaluateHandle(() => {
        const entries: { startTime: number; value: number }[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry) entries.push({ startTime: entry.startTime, value: Number(entry.value) });
          }
        }).observe({ type: 'layout-shift', buffered: true });
        return entries;
      });
      release();
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(waitForPaint);
      await page.unroute('**/*.woff2');
      // A shift that a visitor would notice is recorded, after all earlier ones.
      const change = await page.getByRole('heading', { level: 1 }).evaluate(
        (heading) =>
          new Promise<number>((resolve) =>
            requestAnimationFrame((time) => {
              heading.style.height = '200px';
              resolve(time);
            }),
          ),
      );
      const sum = async (isAfter: boolean) =>
        (await shifts.jsonValue())
          .filter(({ startTime }) => startTime >= change === isAfter)
          .reduce((total, { value }) => total + value, 0);
      await expect.poll(() => sum(true)).toBeGreaterThan(0.005);
      // https://web.dev/articles/cls: up to 0.001, because fallback fonts match widths only on average, and
      // fonts may arrive one by one. A twentieth of what counts as good is invisible.
      expect.soft(await sum(false), route).toBeLessThan(0.005);
    }
  });
}
