import { SingleBar } from 'cli-progress';

/**
 * Starts a progress bar. If the output is not a terminal, it prints a line at intervals instead.
 *
 * @param label the text before the bar
 * @param total the number of steps; call `increment()`, or `increment({ file })`, after each
 * @param interval milliseconds between two lines
 */
export function progressBar(label: string, total: number, interval = 5000): SingleBar {
  const bar = new SingleBar({
    format: `${label} {bar} {value}/{total} {file}`,
    hideCursor: true,
    noTTYOutput: true,
    notTTYSchedule: interval,
  });
  bar.start(total, 0, { file: '' });
  return bar;
}
