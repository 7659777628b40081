import { chromium } from '@playwright/test';
import type { Config, RunnerResult } from 'lighthouse';
import { launchOptions } from '../lib/browser';
import { findCommand } from '../lib/find-command';
import { freePort } from '../lib/listen';

/** Lighthouse simulates a slow phone from a fast load, or slows the browser down (`devtools`). */
export const throttlings = ['simulate', 'devtools'] as const;
export type Throttling = (typeof throttlings)[number];

/**
 * The browser that Lighthouse uses: the headless shell where it is installed. A whole browser competes with the page for
 * the processors, and Lighthouse counts that against the page.
 */
export const measuringBrowser = findCommand('chromium-headless-shell') ?? launchOptions.executablePath;

type ResourceKind = 'document' | 'script' | 'stylesheet' | 'font' | 'image' | 'other';

/** The result of one page load: scores from 0 to 100, times in milliseconds, sizes in bytes as sent. */
export type Visit = {
  score: number;
  fcp: number;
  lcp: number;
  speedIndex: number;
  tbt: number;
  /** The total blocking time, measured in CPU time. */
  cpuTbt: number;
  cls: number;
  requests: number;
  bytes: Record<ResourceKind, number>;
};

/**
 * Loads a page once in a new browser, as a phone: Lighthouse's mobile settings, slow 4G, 4x CPU slowdown.
 *
 * @throws Error when Lighthouse cannot measure the page
 */
export async function visit(url: string, throttling: Throttling): Promise<Visit> {
  const result = await lighthouse(url, { onlyCategories: ['performance'], throttlingMethod: throttling });
  return { ...readResult(result), cpuTbt: readBlockingTime(result, throttling) };
}

/**
 * Runs Lighthouse on a page in a new browser.
 *
 * @throws Error when Lighthouse cannot load the page
 */
export async function lighthouse(url: string, settings: Config['settings']): Promise<RunnerResult> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: measuringBrowser,
    args: [...launchOptions.args, `--remote-debugging-port=${port}`],
  });
  try {
    // Lighthouse is an ES module.
    const { default: run } = await import('lighthouse');
    const config: Config = {
      extends: 'lighthouse:default',
      // The page for missing addresses has the status 404.
      settings: { ignoreStatusCode: true, ...settings },
    };
    const result = await run(url, { port, logLevel: 'error' }, config);
    if (!result || result.lhr.runtimeError) {
      throw new Error(
        `Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`,
      );
    }
    return result;
  } finally {
    await browser.close();
  }
}

function readResult({ lhr }: RunnerResult): Omit<Visit, 'cpuTbt'> {
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? NaN;
  const summary = lhr.audits['resource-summary']?.details;
  const items = summary?.type === 'table' ? summary.items : [];
  const of = (kind: string, field: string) =>
    Number(items.find((item) => item.resourceType === kind)?.[field] ?? 0);
  return {
    score: Math.round((lhr.categories.performance?.score ?? NaN) * 100),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    speedIndex: value('speed-index'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    requests: of('total', 'requestCount'),
    bytes: {
      document: of('document', 'transferSize'),
      script: of('script', 'transferSize'),
      stylesheet: of('stylesheet', 'transferSize'),
      font: of('font', 'transferSize'),
      image: of('image', 'transferSize'),
      other: of('other', 'transferSize'),
    },
  };
}

/**
 * The time beyond 50 ms that each task after the first paint takes, summed, in CPU time: Lighthouse uses wall-clock
 * time, in which a task on a busy machine also waits for other processes.
 */
function readBlockingTime({ artifacts }: RunnerResult, throttling: Throttling): number {
  const slowdown = throttling === 'simulate' ? 4 : 1;
  const { traceEvents } = artifacts.Trace;
  const paint = traceEvents.find(({ name }) => name === 'firstContentfulPaint');
  return (
    traceEvents
      .filter(({ pid, tid, ts }) => paint && pid === paint.pid && tid === paint.tid && ts > paint.ts)
      .filter(({ name }) => name === 'RunTask')
      // `tdur` is in microseconds. Lighthouse's types lack it, and so does a task still running when the trace ends.
      .map((task) => ('tdur' in task ? Number(task.tdur) / 1000 : 0))
      .reduce((sum, time) => sum + Math.max(0, slowdown * time - 50), 0)
  );
}
