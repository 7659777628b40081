import type { Visit } from './lighthouse';
import type { BuildCost } from './gallery-builds';

/** All loads of one page of one variant with one throttling method. */
export type Series = { page: string; variant: string; visits: Visit[] };

/** Scores, times and their ratio to the page without scripts, one row per page and variant: medians, with minimum and maximum. */
export function timesTable(series: Series[]): string {
  const rows = series.map(({ page, variant, visits }) => {
    const of = (read: (visit: Visit) => number) => summarise(visits.map(read));
    const noScripts = series.find((each) => each.page === page && each.variant === 'no-scripts');
    const ratio = (read: (visit: Visit) => number) =>
      noScripts ? (of(read).median / summarise(noScripts.visits.map(read)).median).toFixed(2) : '';
    const cell = (read: (visit: Visit) => number, digits = 0) => {
      const { median, min, max } = of(read);
      const range = min === max ? '' : ` (${min.toFixed(digits)}–${max.toFixed(digits)})`;
      return `${median.toFixed(digits)}${range}`;
    };
    return [
      page,
      variant,
      cell((visit) => visit.score),
      cell((visit) => visit.fcp),
      ratio((visit) => visit.fcp),
      cell((visit) => visit.lcp),
      ratio((visit) => visit.lcp),
      cell((visit) => visit.speedIndex),
      cell((visit) => visit.tbt),
      cell((visit) => visit.cpuTbt),
      cell((visit) => visit.cls, 4),
    ];
  });
  const head = [
    'Page',
    'Variant',
    'Score',
    'FCP',
    '÷ no-scripts',
    'LCP',
    '÷ no-scripts',
    'Speed Index',
    'TBT',
    'CPU TBT',
    'CLS',
  ];
  return table(head, rows);
}

/** What is sent in one visit, in kilobytes, and in how many requests. */
export function bytesTable(series: Series[]): string {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  const rows = series.flatMap(({ page, variant, visits: [visit] }) => {
    if (!visit) return [];
    const { document, script, stylesheet, font, image, other } = visit.bytes;
    return [
      [
        page,
        variant,
        ...[document, script, stylesheet, font, image, other].map(kilobytes),
        String(visit.requests),
      ],
    ];
  });
  return table(['Page', 'Variant', 'HTML', 'Scripts', 'CSS', 'Fonts', 'Images', 'Other', 'Requests'], rows);
}

/** The longest event of a tap on the menu, in milliseconds. */
export function tapTable(taps: { variant: string; when: string; durations: number[] }[]): string {
  const rows = taps.map(({ variant, when, durations }) => {
    const { median, min, max } = summarise(durations);
    const text = (value: number) => (value < 16 ? 'under 16' : String(value));
    return [variant, when, `${text(median)} (${text(min)}–${text(max)})`];
  });
  return table(['Variant', 'Tap', 'Longest event'], rows);
}

/** From the tap on a link of the menu to the next heading, in milliseconds, and its ratio to the same link without scripts. */
export function navigationTable(
  series: { variant: string; idle: boolean; label: string; times: number[] }[],
): string {
  const rows = series.map(({ variant, idle, label, times }) => {
    const { median, min, max } = summarise(times);
    const noScripts = series.find(
      (each) => each.variant === 'no-scripts' && each.idle === idle && each.label === label,
    );
    const ratio = noScripts ? (median / summarise(noScripts.times).median).toFixed(2) : '';
    return [
      label,
      idle ? 'idle' : 'right after the first paint',
      variant,
      `${median.toFixed(0)} (${min.toFixed(0)}–${max.toFixed(0)})`,
      ratio,
    ];
  });
  return table(['Link', 'Page', 'Variant', 'Time', '÷ no-scripts'], rows);
}

/** What builds cost, in total and per photo. */
export function scaleTable(costs: BuildCost[]): string {
  const rows = costs.map(({ photos, encoding, building, onePhotoMore }) => [
    String(photos),
    encoding.seconds.toFixed(0),
    (encoding.seconds / photos).toFixed(2),
    encoding.peak.toFixed(0),
    building.seconds.toFixed(0),
    building.peak.toFixed(0),
    onePhotoMore.seconds.toFixed(1),
  ]);
  const head = [
    'Photos',
    'Encoding (s)',
    'Per photo (s)',
    'Peak (MB)',
    'Building (s)',
    'Peak (MB)',
    'One more photo (s)',
  ];
  return table(head, rows);
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The median, minimum and maximum of a series, which must have values. */
function summarise(values: number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)];
  const min = sorted[0];
  const max = sorted.at(-1);
  if (median === undefined || min === undefined || max === undefined)
    throw new Error('Nothing was measured.');
  return { median, min, max };
}
