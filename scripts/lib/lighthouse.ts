import { chromium } from '@playwright/test';
import type { Config, RunnerResult } from 'lighthouse';
import { launchOptions } from './browser';
import { freePort } from './listen';

/**
 * Runs Lighthouse on a page, as a phone, in a new browser.
 *
 * @throws Error when Lighthouse cannot load the page
 */
export async function lighthouse(url: string, settings: Config['settings']): Promise<RunnerResult> {
  const port = await freePort();
  const browser = await chromium.launch({
    ...launchOptions,
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
      const reason = result?.lhr.runtimeError?.message ?? 'no result';
      throw new Error(`Lighthouse could not measure ${url}: ${reason}`);
    }
    return result;
  } finally {
    await browser.close();
  }
}
