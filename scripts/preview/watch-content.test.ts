/** @jest-environment node */
import { mkdtempSync, renameSync, rmSync, writeFileSync, type FSWatcher } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { watchContent } from './watch-content';

let folder: string;
let watchers: FSWatcher[];
const onChange = jest.fn(() => Promise.resolve());
const inFolder = (...names: string[]) => path.join(folder, ...names);

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'watch-'));
  writeFileSync(inFolder('terms.yaml'), 'one');
  onChange.mockReset();
  watchers = watchContent([folder, inFolder('photos')], onChange);
  await wait(300);
  onChange.mockReset();
});
afterEach(() => {
  for (const watcher of watchers) watcher.close();
  rmSync(folder, { recursive: true });
});

/** Saves like an editor that writes a new file and renames it. */
function replace(name: string) {
  writeFileSync(inFolder(`${name}.tmp`), 'two');
  renameSync(inFolder(`${name}.tmp`), inFolder(name));
}

it.each([
  ['replaced', () => replace('terms.yaml')],
  ['added to the photos', () => writeFileSync(inFolder('photos', 'door.jpg'), '')],
])('notices once that a file was %s', async (_, change) => {
  change();
  await wait(600);
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('waits for the first change to be handled before it handles the second', async () => {
  let finish = () => {};
  onChange.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
  replace('terms.yaml');
  await wait(600);
  replace('terms.yaml');
  await wait(600);
  expect(onChange).toHaveBeenCalledTimes(1);
  finish();
  await wait(100);
  expect(onChange).toHaveBeenCalledTimes(2);
});
