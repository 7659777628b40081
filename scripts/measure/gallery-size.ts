import { rm } from 'node:fs/promises';
import { progressBar } from '../lib/progress-bar';
import { buildWithPhotos } from './gallery-builds';
import { visit } from './lighthouse';
import { bytesTable, scaleTable, timesTable, type Series } from './tables';
import { serveVariants, type Variant } from './variants';

/** How many photos the gallery has in the builds that are compared. */
const scales = [37, 370, 1000];

/** The one of them whose gallery is loaded too. */
const visitedScale = 370;

/** Builds the site with larger galleries, and loads one of them. */
export async function measureGallerySize(variants: Variant[], runs: number): Promise<string> {
  const costs = [];
  const series: Series[] = [];
  const bar = progressBar('Building galleries', scales.length, 60_000);
  for (const scale of scales) {
    const { cost, out } = await buildWithPhotos(scale);
    costs.push(cost);
    bar.increment();
    if (scale === visitedScale) series.push(...(await visitGallery(variants, out, runs)));
  }
  bar.stop();
  await rm('.cache/scale', { recursive: true });
  return [
    scaleTable(costs),
    `The gallery page with ${visitedScale} photos, simulated throttling:`,
    timesTable(series),
    bytesTable(series),
  ].join('\n\n');
}

async function visitGallery(variants: Variant[], out: string, runs: number): Promise<Series[]> {
  const large = await serveVariants([{ name: `${visitedScale} photos`, place: out }]);
  const compared = [...variants.filter(({ name }) => name === 'site'), ...large.variants.slice(-1)];
  const series = compared.map(({ name, origin }) => ({
    page: '/gallery',
    variant: name,
    url: `${origin}/gallery`,
    visits: [] as Series['visits'],
  }));
  for (let run = 0; run < runs; run++) {
    for (const each of series) each.visits.push(await visit(each.url, 'simulate'));
  }
  large.stop();
  return series;
}
