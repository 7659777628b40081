import { chromium } from '@playwright/test';
import { launchOptions } from '../lib/browser';
import { progressBar } from '../lib/progress-bar';
import { openSlowPhone } from './slow-phone';
import { tapTable } from './tables';
import type { Variant } from './variants';

/** Taps on the menu of the home page of every variant, in turn. */
export async function measureMenuTap(variants: Variant[], runs: number): Promise<string> {
  const taps = variants.flatMap(({ name, origin }) =>
    [false, true].map((settled) => ({
      variant: name,
      when: settled ? 'three seconds after load' : 'right after the first paint',
      url: `${origin}/`,
      settled,
      durations: [] as number[],
    })),
  );
  const bar = progressBar('Tapping the menu', taps.length * runs, 60_000);
  for (let run = 0; run < runs; run++) {
    for (const tap of taps) {
      tap.durations.push(await tapOnMenu(tap.url, tap.settled));
      bar.increment();
    }
  }
  bar.stop();
  return tapTable(taps);
}

/**
 * Taps on the menu of a page once, on a phone with 4x CPU slowdown.
 *
 * @param settled whether the tap comes three seconds after the page has loaded, or as soon as it is painted
 * @returns how long the longest event of the tap took until the next paint, in milliseconds; browsers report none
 *   under 16
 */
async function tapOnMenu(url: string, settled: boolean): Promise<number> {
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await openSlowPhone(browser);
    // As text: the compiler would add helpers of its own to code.
    await page.addInitScript(`
      window.longestEvent = 0;
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) window.longestEvent = Math.max(window.longestEvent, duration);
      }).observe({ type: 'event', durationThreshold: 16 });
    `);
    await page.goto(url, { waitUntil: settled ? 'load' : 'commit' });
    const control = page.getByRole('button', { name: 'Menu' });
    await control.waitFor();
    if (settled) await page.waitForTimeout(3000);
    await control.tap({ noWaitAfter: true });
    await page.getByRole('navigation', { name: 'Menu' }).waitFor();
    await page.waitForTimeout(3000);
    return await page.evaluate<number>('window.longestEvent');
  } finally {
    await browser.close();
  }
}
