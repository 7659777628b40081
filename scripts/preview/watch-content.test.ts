/** @jest-environment node */
import { mkdirSync, renameSync, writeFileSync, type FSWatcher } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { ContentError } from '@/lib/content/content-error';
import { setUpTemporaryContent } from '@/lib/content/testing/temporary-content';
import { watchContent } from './watch-content';

let watchers: FSWatcher[];
const onChange = jest.fn(() => Promise.resolve());

// Before the directory is removed: Windows removes none that is watched.
afterEach(() => watchers.forEach((watcher) => watcher.close()));
setUpTemporaryContent();
beforeEach(() => {
  onChange.mockReset();
  mkdirSync('content/photos');
  watchers = watchContent('content', onChange);
});

/** Saves like an editor that writes a new file and renames it. */
function replace() {
  writeFileSync('content/terms.yaml.tmp', '[]');
  renameSync('content/terms.yaml.tmp', 'content/terms.yaml');
}

async function expectCalls(count: number) {
  for (let attempt = 0; attempt < 250 && onChange.mock.calls.length < count; attempt++) await wait(20);
  expect(onChange).toHaveBeenCalledTimes(count);
}

it('notices that a photo was added', async () => {
  writeFileSync('content/photos/door.jpg', '');
  await expectCalls(1);
});

it('waits for the first change to be handled before it handles the second, and prints an error', async () => {
  const print = jest.spyOn(console, 'error').mockImplementation();
  let fail = (_error: Error) => {};
  onChange.mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)));
  replace();
  await expectCalls(1);
  replace();
  await wait(400);
  await expectCalls(1);
  fail(new ContentError([]));
  await expectCalls(2);
  expect(print).toHaveBeenCalledWith(expect.stringContaining('The content has'));
});

it('tries once more when it was no mistake in the content, such as another build at the same time', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const print = jest.spyOn(console, 'error').mockImplementation();
  const save = async (error: Error, calls: number) => {
    onChange.mockReset().mockRejectedValue(error);
    replace();
    await expectCalls(1);
    await jest.advanceTimersByTimeAsync(200_000);
    await expectCalls(calls);
  };
  await save(new ContentError([]), 1);
  await save(new Error('`next build` failed'), 2);
  expect(print).toHaveBeenCalledTimes(3);
  jest.useRealTimers();
});
