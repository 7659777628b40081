import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium, devices, type Browser } from '@playwright/test';
import sirv from 'sirv';
import { listFiles } from '@/lib/files';
import { listen, portOf } from '@/preview/listen';
import { runCommand } from '@/scripts/run-command';
import { launchOptions } from './support/browser';

/*
 * `npx tsx e2e/benchmark.ts OLD NEW` compares two exports by their directories: medians of first visits from
 * a phone with a fourth of this processor, on a slow line, in turns. Nothing else may run meanwhile.
 */

const rounds = 10;

/** Slow 4G: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
const line = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_375 };

/** Collects, from the start of a page, what cannot be read at its end. */
function observe() {
  const seen = { largest: NaN, blocked: 0, ready: NaN };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocked += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
  // React turns off the browser's validation of the form.
  const timer = setInterval(() => {
    if (!document.forms[0]?.noValidate) return;
    seen.ready = performance.now();
    clearInterval(timer);
  }, 10);
}

/** Serves an export as a CDN would, with Brotli. Returns its address. */
async function serve(directory: string): Promise<string> {
  const copy = mkdtempSync(path.join(tmpdir(), 'benchmark-'));
  cpSync(directory, copy, { recursive: true });
  for (const file of listFiles(copy).filter((name) => /\.(html|js|css|svg)$/.test(name)))
    writeFileSync(path.join(copy, `${file}.br`), brotliCompressSync(readFileSync(path.join(copy, file))));
  return `http://localhost:${portOf(await listen(sirv(copy, { brotli: true }), 0))}`;
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Visits a page for the first time. Returns milliseconds, and kilobytes of scripts and of the document. */
async function visit(browser: Browser, address: string): Promise<Record<string, number>> {
  const context = await browser.newContext(devices['Pixel 7']);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(observe);
  await page.goto(address);
  await page.waitForFunction(() => [...document.forms].every((form) => form.noValidate));
  // eslint-disable-next-line playwright/no-wait-for-timeout -- the last long task is reported later
  await page.waitForTimeout(500);
  const { largest, blocked, ready, first, entries } = await page.evaluate(() => ({
    ...(Reflect.get(window, 'seen') as Record<'largest' | 'blocked' | 'ready', number>),
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    entries: performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, entryType, encodedBodySize }) => ({ name, entryType, encodedBodySize })),
  }));
  await context.close();
  const sum = (list: typeof entries) =>
    list.reduce((bytes, entry) => bytes + entry.encodedBodySize, 0) / 1000;
  return {
    'document, kB': sum(entries.filter(({ entryType }) => entryType === 'navigation')),
    'scripts, kB': sum(entries.filter(({ name }) => name.endsWith('.js'))),
    'first paint, ms': first,
    'largest paint, ms': largest,
    'blocked, ms': blocked,
    'form ready after the first paint, ms': ready - first,
  };
}

runCommand(async () => {
  const browser = await chromium.launch(launchOptions);
  const builds = await Promise.all(process.argv.slice(2, 4).map(serve));
  console.log('| Page | | before | now | ratio |\n| --- | --- | --: | --: | --: |');
  for (const route of ['/', '/services', '/gallery', '/contact']) {
    const visits: Record<string, number>[][] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      const order = [...builds.entries()];
      // Each is first in turn: what a visit leaves behind slows down the next.
      if (round % 2) order.reverse();
      for (const [index, address] of order) visits[index]?.push(await visit(browser, address + route));
    }
    for (const name of Object.keys(visits[0]?.[0] ?? {})) {
      const [before = NaN, now = NaN] = visits.map((list) => median(list.map((each) => each[name] ?? NaN)));
      const cells = [before.toFixed(1), now.toFixed(1), (now / before).toFixed(2)];
      if (now || before) console.log(`| \`${route}\` | ${name} | ${cells.join(' | ')} |`);
    }
  }
  process.exit();
});
