import { SingleBar } from 'cli-progress';

/** Starts a progress bar; without a terminal it prints a line every minute. */
export function startProgress(label: string, total: number): SingleBar {
  const bar = new SingleBar({
    format: `${label} {bar} {value}/{total}`,
    noTTYOutput: true,
    notTTYSchedule: 60_000,
  });
  bar.start(total, 0);
  return bar;
}
