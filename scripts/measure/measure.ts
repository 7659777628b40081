import { readFile, rm, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { SingleBar } from 'cli-progress';
import { format, resolveConfig } from 'prettier';
import { launchOptions } from '../browser';
import { build, needsBuild } from '../build';
import { runCommand } from '../run-command';
import { measuringBrowser, throttlings, visit, type Throttling } from './lighthouse';
import { buildWithPhotos } from './scale';
import { bytesTable, scaleTable, tapTable, timesTable, type Series } from './tables';
import { tapOnMenu } from './tap';
import { serveVariants, type Variant } from './variants';

const document = 'docs/performance.md';
const pages = ['/', '/services', '/gallery', '/testimonials', '/contact', '/terms', '/missing'];

/** How many photos the gallery has in the builds that are compared. */
const scales = [37, 370, 1000];

/** The one of them whose gallery is visited too. */
const visitedScale = 370;

/**
 * Measures the export beside the same export without scripts, and beside others that are named (`name=DIRECTORY` or
 * `name=ADDRESS`): the pages, a tap on the menu, and what larger galleries cost.
 */
async function measure() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '5' },
      only: { type: 'string' },
      save: { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  const others = positionals.map((each) => {
    const [, name, place] = /^([\w-]+)=(.+)$/.exec(each) ?? [];
    if (!name || !place)
      throw new Error(`"${each}" is not a name and a place. Write name=DIRECTORY or name=ADDRESS.`);
    return { name, place };
  });
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs is "${values.runs}". Write a number from 1.`);
  if (values.only && !Object.hasOwn(parts, values.only)) {
    throw new Error(`--only is "${values.only}". Write one of ${Object.keys(parts).join(', ')}.`);
  }

  process.env.FORM_ENDPOINT ??= '/enquiries';
  if (await needsBuild()) await build();
  const { variants, stop } = await serveVariants(others);
  try {
    for (const [name, part] of Object.entries(parts)) {
      if (values.only && values.only !== name) continue;
      const result = await part(variants, runs);
      console.log(`\n${result}\n`);
      if (values.save) await save(name, result);
    }
  } finally {
    stop();
  }
}

/** What is measured, by the name that `--only` and the marks in the document know it by. */
const parts = { pages: measurePages, tap: measureTap, scale: measureScale };

/** Takes turns between the variants, so that whatever else the machine does meets all of them alike. */
async function measurePages(variants: Variant[], runs: number): Promise<string> {
  const series: (Series & { throttling: Throttling; url: string })[] = [];
  for (const throttling of throttlings) {
    for (const page of pages) {
      for (const { name, origin } of variants) {
        series.push({ throttling, page, variant: name, url: origin + page, visits: [] });
      }
    }
  }
  const bar = progress('Visiting pages', series.length * runs);
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
    circumstances(runs, measuringBrowser),
  ].join('\n\n');
}

async function measureTap(variants: Variant[], runs: number): Promise<string> {
  const taps = variants.flatMap(({ name, origin }) => [
    {
      variant: name,
      when: 'as soon as the page is painted',
      url: `${origin}/`,
      settled: false,
      durations: [] as number[],
    },
    {
      variant: name,
      when: 'three seconds after it has loaded',
      url: `${origin}/`,
      settled: true,
      durations: [] as number[],
    },
  ]);
  const bar = progress('Tapping on menus', taps.length * runs);
  for (let run = 0; run < runs; run++) {
    for (const tap of taps) {
      tap.durations.push(await tapOnMenu(tap.url, tap.settled));
      bar.increment();
    }
  }
  bar.stop();
  return `${tapTable(taps)}\n\n${circumstances(runs, launchOptions.executablePath)}`;
}

async function measureScale(variants: Variant[], runs: number): Promise<string> {
  const costs = [];
  const series: Series[] = [];
  const bar = progress('Building galleries', scales.length);
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
    circumstances(runs, measuringBrowser),
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

function progress(what: string, total: number) {
  const bar = new SingleBar({
    format: `${what} {bar} {value}/{total}`,
    noTTYOutput: true,
    notTTYSchedule: 60_000,
  });
  bar.start(total, 0);
  return bar;
}

function circumstances(runs: number, browser: string | undefined) {
  const date = new Date().toISOString().slice(0, 10);
  const [cpu] = cpus();
  return `Measured on ${date}, ${runs} runs each, ${path.basename(browser ?? '')}, Node ${process.versions.node}, ${cpus().length} × ${cpu?.model}.`;
}

/** Puts a result in place of the last one, between its marks in the document. */
async function save(part: string, result: string) {
  const text = await readFile(document, 'utf8');
  const [start, end] = [`<!-- ${part} -->`, `<!-- /${part} -->`];
  const before = text.split(start)[0];
  const after = text.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`${document} has no place marked ${start}.`);
  const updated = `${before}${start}\n\n${result}\n\n${end}${after}`;
  const options = await resolveConfig(document);
  await writeFile(document, await format(updated, { ...options, filepath: document }));
}

if (require.main === module) runCommand(measure);
