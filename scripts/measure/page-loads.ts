import { pageLinks } from '@/components/layout/page-links';
import { progressBar } from '../lib/progress-bar';
import { throttlings, visit, type Throttling } from './lighthouse';
import { bytesTable, timesTable, type Series } from './tables';
import type { Variant } from './variants';

/** Every page, and an address that does not exist. */
const routes = [...pageLinks.map(({ href }) => href), '/missing'];

/** Loads every page of every variant with Lighthouse, in turn, so that other load on the machine affects all alike. */
export async function measurePageLoads(variants: Variant[], runs: number): Promise<string> {
  const series: (Series & { throttling: Throttling; url: string })[] = [];
  for (const throttling of throttlings) {
    for (const page of routes) {
      for (const { name, origin } of variants) {
        series.push({ throttling, page, variant: name, url: origin + page, visits: [] });
      }
    }
  }
  const bar = progressBar('Loading pages', series.length * runs, 60_000);
  for (let run = 0; run < runs; run++) {
    for (const each of series) {
      each.visits.push(await visit(each.url, each.throttling));
      bar.increment();
    }
  }
  bar.stop();

  const by = (throttling: Throttling) => series.filter((each) => each.throttling === throttling);
  return [
    'Simulated throttling, times in milliseconds:',
    timesTable(by('simulate')),
    'Throttling applied by the browser:',
    timesTable(by('devtools')),
    'Sent in one visit, in kilobytes:',
    bytesTable(by('simulate')),
  ].join('\n\n');
}
