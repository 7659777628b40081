import { SingleBar } from 'cli-progress';

/**
 * Starts a progress bar. If the output is not a terminal, it prints a line every five seconds instead.
 *
 * @param label the text before the bar
 * @param total the number of steps; call `increment({ file })` after each
 */
export function progressBar(label: string, total: number): SingleBar {
  const bar = new SingleBar({
    format: `${label} {bar} {value}/{total} {file}`,
    hideCursor: true,
    noTTYOutput: true,
    notTTYSchedule: 5000,
  });
  bar.start(total, 0, { file: '' });
  return bar;
}
