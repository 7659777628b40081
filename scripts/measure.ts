import { chromium } from '@playwright/test';
import type { Config } from 'lighthouse';
import { pageLinksFor } from '@/lib/navigation';
import { getContent } from '@/lib/content';
import { buildPreview } from './preview/build-preview';
import { launchOptions } from './utils/browser';
import { freePort, listen, portOf } from './utils/listen';
import { previewDirectory } from '@/lib/content/directories';
import { runCommand } from './utils/run-command';
import { prepareFormService } from './preview/local-form-service';
import { staticServer } from './preview/static-server';

const runs = 5;
const audits = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
};

// `npm run measure`: loads every page with Lighthouse, throttled by the browser, as it is and with its scripts blocked. Prints
// medians in milliseconds and, in brackets, their ratio to those without scripts.
runCommand(async () => {
  await prepareFormService();
  await buildPreview();
  const routes = [...pageLinksFor(getContent()).map(({ href }) => href), '/missing'];
  const port = portOf(await listen(staticServer(previewDirectory), 0));
  for (const route of routes) {
    const url = `http://localhost:${port}${route}`;
    const visits: number[][] = [];
    const baselineVisits: number[][] = [];
    // In turn, so that other load on the machine affects both alike.
    for (let run = 0; run < runs; run++) {
      visits.push(await visit(url));
      baselineVisits.push(await visit(url, ['*.js']));
    }
    const cells = Object.keys(audits).map((name, audit) => {
      const [result, baseline] = [median(visits, audit), median(baselineVisits, audit)];
      return `${name} ${result.toFixed(0)} (${baseline ? (result / baseline).toFixed(2) : baseline})`;
    });
    console.log(route.padEnd(14), cells.map((cell) => cell.padEnd(18)).join(''));
  }
  process.exit();
});

/** Loads a page with Lighthouse, as a phone, in a new browser, and returns the results of the audits in their order. */
async function visit(url: string, blockedUrlPatterns: string[] = []): Promise<number[]> {
  const port = await freePort();
  const args = [...launchOptions.args, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ ...launchOptions, args });
  try {
    // Lighthouse is an ES module.
    const { default: run } = await import('lighthouse');
    const config: Config = {
      extends: 'lighthouse:default',
      settings: {
        // The page for missing addresses has the status 404.
        ignoreStatusCode: true,
        onlyCategories: ['performance'],
        throttlingMethod: 'devtools',
        blockedUrlPatterns,
      },
    };
    const { lhr } = (await run(url, { port, logLevel: 'error' }, config)) ?? {};
    if (!lhr || lhr.runtimeError) {
      throw new Error(`Lighthouse could not measure ${url}: ${lhr?.runtimeError?.message ?? 'no result'}`);
    }
    return Object.values(audits).map((id) => lhr.audits[id]?.numericValue ?? NaN);
  } finally {
    await browser.close();
  }
}

/** The median result of one audit over several visits. */
function median(visits: number[][], audit: number) {
  const values = visits.map((results) => results[audit] ?? NaN).sort((one, other) => one - other);
  return values[Math.floor(values.length / 2)] ?? NaN;
}
