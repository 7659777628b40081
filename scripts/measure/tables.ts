import type { Visit } from './lighthouse';
import type { BuildCost } from './scale';
import { summarise } from './statistics';

/** Everything that was measured of one page of one variant in one way of throttling. */
export type Series = { page: string; variant: string; visits: Visit[] };

/** Scores, times and their ratio to the limit, a line a page and variant: medians, with minimum and maximum. */
export function timesTable(series: Series[]): string {
  const rows = series.map(({ page, variant, visits }) => {
    const of = (read: (visit: Visit) => number) => summarise(visits.map(read));
    const limit = series.find((each) => each.page === page && each.variant === 'limit');
    const ratio = (read: (visit: Visit) => number) =>
      limit ? (of(read).median / summarise(limit.visits.map(read)).median).toFixed(2) : '';
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
      cell((visit) => visit.cls, 4),
    ];
  });
  const head = ['Page', 'Variant', 'Score', 'FCP', '÷ limit', 'LCP', '÷ limit', 'Speed Index', 'TBT', 'CLS'];
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

/** What builds cost, in all and per photo. */
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
    'Encoding s',
    's per photo',
    'Peak MB',
    'Building s',
    'Peak MB',
    'One photo more s',
  ];
  return table(head, rows);
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
