import { chromium } from '@playwright/test';
import type { Config, RunnerResult } from 'lighthouse';
import { launchOptions } from '../browser';
import { findCommand } from '../find-command';
import { freePort } from '../listen';

/** Lighthouse computes a slow phone from a fast load (`simulate`), or slows the browser down (`devtools`). */
export const throttlings = ['simulate', 'devtools'] as const;
export type Throttling = (typeof throttlings)[number];

/**
 * The browser that Lighthouse visits with: where there is one, one that draws no window around the page. On a machine
 * with few processors the rest of a whole browser keeps the page waiting, and Lighthouse counts that against the page.
 */
export const measuringBrowser = findCommand('chromium-headless-shell') ?? launchOptions.executablePath;

type ResourceKind = 'document' | 'script' | 'stylesheet' | 'font' | 'image' | 'other';

/** What one visit is measured by: scores from 0 to 100, times in milliseconds, sizes in bytes as sent. */
export type Visit = {
  score: number;
  fcp: number;
  lcp: number;
  speedIndex: number;
  tbt: number;
  cls: number;
  requests: number;
  bytes: Record<ResourceKind, number>;
};

/**
 * Visits a page once with a new browser, as a phone: Lighthouse's mobile settings, slow 4G, a fourth of the CPU's speed.
 *
 * @throws Error when Lighthouse cannot measure the page
 */
export async function visit(url: string, throttling: Throttling): Promise<Visit> {
  return readResult(await lighthouse(url, { onlyCategories: ['performance'], throttlingMethod: throttling }));
}

/**
 * Has Lighthouse look at a page once with a new browser.
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
    // An ES module, which this one is not.
    const { default: run } = await import('lighthouse');
    const config: Config = {
      extends: 'lighthouse:default',
      // The page that stands for missing addresses is measured too, and it has that status.
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

function readResult({ lhr }: RunnerResult): Visit {
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
