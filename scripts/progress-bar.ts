import { SingleBar } from 'cli-progress';

/**
 * Starts a progress bar for work on files; where the output is no terminal it writes a line every five seconds.
 *
 * @param label what is done
 * @param total how many steps there are; each is told by `increment({ file })`
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
