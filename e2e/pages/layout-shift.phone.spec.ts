import { expect, open, routes, test } from '../support/test';

test.use({ reducedMotion: 'no-preference' });

test('no page shifts when fonts load late', async ({ page }) => {
  await page.route('**/*.woff2', async (request) => {
    await page.waitForTimeout(500);
    await request.continue();
  });
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) window.layoutShift += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const route of routes) {
    await open(page, route);
    await page.waitForLoadState('networkidle');
    /*
     * Cumulative layout shift (https://web.dev/articles/cls). The fallback fonts match the widths only on average, and the fonts may
     * arrive one after the other: 0.001 to 0.005. A tenth of what counts as good is invisible.
     */
    const shift = await page.evaluate(() => window.layoutShift);
    expect(shift, `${route} with Arial and Times New Roman installed, or the Liberation fonts`).toBeLessThan(
      0.01,
    );
  }
});

declare global {
  interface Window {
    layoutShift: number;
  }
}
