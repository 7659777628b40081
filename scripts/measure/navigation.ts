import type { AddressInfo } from 'node:net';
import { chromium, type Page } from '@playwright/test';
import { load } from 'cheerio';
import { pageLinks } from '@/components/layout/page-links';
import { launchOptions } from '../lib/browser';
import { progressBar } from '../lib/progress-bar';
import { slowNetwork } from './slow-network';
import { openSlowPhone } from './slow-phone';
import { navigationTable } from './tables';
import type { Variant } from './variants';

/** Logs, in every document, when a link is tapped and when a heading is painted, in milliseconds since the epoch. */
const reportTimes = `
  const report = (what) => console.log('navigation ' + (performance.timeOrigin + performance.now()) + ' ' + what);
  addEventListener('pointerup', () => report('tap'), true);
  let heading;
  const watch = () => {
    const text = document.querySelector('h1')?.textContent;
    if (text && text !== heading) requestAnimationFrame(() => report(text));
    heading = text;
    requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
`;

/** Taps on every link of the menu of every variant, in turn, as soon as the page is painted and when it is idle. */
export async function measureNavigation(variants: Variant[], runs: number): Promise<string> {
  const series = variants.flatMap(({ name, origin }) =>
    pageLinks.flatMap(({ href, label }, position) =>
      [false, true].map((idle) => ({
        variant: name,
        origin,
        idle,
        label,
        to: href,
        from: pageLinks.at(position - 1)?.href ?? '/',
        times: [] as number[],
      })),
    ),
  );
  const bar = progressBar('Following links', series.length * runs, 60_000);
  for (let run = 0; run < runs; run++) {
    for (const each of series) {
      each.times.push(await timeNavigation(each));
      bar.increment();
    }
  }
  bar.stop();
  return navigationTable(series);
}

type Navigation = { origin: string; from: string; to: string; label: string; idle: boolean };

/**
 * Follows one link of the menu in a new browser, on slow 4G with 4x CPU slowdown.
 *
 * @returns the milliseconds from the tap until the heading of the next page is painted
 */
async function timeNavigation({ origin, from, to, label, idle }: Navigation): Promise<number> {
  const heading = load(await (await fetch(origin + to)).text())('h1').text();
  const proxy = await slowNetwork(Number(new URL(origin).port));
  const { port } = proxy.address() as AddressInfo;
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await openSlowPhone(browser);
    await page.addInitScript(reportTimes);
    await page.goto(`http://localhost:${port}${from}`, { waitUntil: idle ? 'load' : 'commit' });
    const control = page.getByRole('button', { name: 'Menu' });
    await control.waitFor();
    if (idle) await page.waitForTimeout(6000);
    await control.tap({ noWaitAfter: true });
    const link = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: label });
    await link.waitFor();
    const tapped = nextReport(page, 'tap');
    const shown = nextReport(page, heading);
    await link.tap({ noWaitAfter: true });
    return (await shown) - (await tapped);
  } finally {
    await browser.close();
    proxy.close();
  }
}

async function nextReport(page: Page, what: string): Promise<number> {
  const message = await page.waitForEvent('console', (each) => {
    const [mark, , ...words] = each.text().split(' ');
    return mark === 'navigation' && words.join(' ') === what;
  });
  return Number(message.text().split(' ')[1]);
}
