/** @jest-environment node */
import { mkdtempSync, renameSync, rmSync, writeFileSync, type FSWatcher } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import { watchContent } from './watch-content';

let folder: string;
let watchers: FSWatcher[];
const onChange = jest.fn(() => Promise.resolve());

beforeEach(() => {
  folder = mkdtempSync(`${tmpdir()}/watch-`);
  writeFileSync(`${folder}/terms.yaml`, 'one');
  onChange.mockReset();
  watchers = watchContent(folder, onChange);
});
afterEach(() => {
  for (const watcher of watchers) watcher.close();
  rmSync(folder, { recursive: true });
});

/** Saves like an editor that writes a new file and renames it. */
function replace() {
  writeFileSync(`${folder}/terms.yaml.tmp`, 'two');
  renameSync(`${folder}/terms.yaml.tmp`, `${folder}/terms.yaml`);
}

async function expectCalls(count: number) {
  while (onChange.mock.calls.length < count) await wait(20);
  expect(onChange).toHaveBeenCalledTimes(count);
}

it('notices that a photo was added', async () => {
  writeFileSync(`${folder}/photos/door.jpg`, '');
  await expectCalls(1);
});

it('waits for the first change to be handled before it handles the second', async () => {
  let finish = () => {};
  onChange.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
  replace();
  await expectCalls(1);
  replace();
  await wait(400);
  await expectCalls(1);
  finish();
  await expectCalls(2);
});
