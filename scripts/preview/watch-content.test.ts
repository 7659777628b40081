/** @jest-environment node */
import { mkdirSync, renameSync, writeFileSync, type FSWatcher } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { ContentError } from '@/lib/content/content-error';
import { setUpTemporaryContent } from '@/lib/content/testing/temporary-content';
import { watchContent } from './watch-content';

let watchers: FSWatcher[] = [];
// Before the directory is removed: Windows removes none that is watched.
afterEach(() => watchers.forEach((watcher) => watcher.close()));
setUpTemporaryContent();

it('handles changes to texts and photos one at a time, and goes on after an error', async () => {
  const print = jest.spyOn(console, 'error').mockImplementation();
  const calls: string[] = [];
  const onChange = async () => {
    calls.push('start');
    await wait(600);
    calls.push('end');
    // Any other error would be followed by another attempt, later than this test.
    throw new ContentError([{ file: 'content/terms.yaml', line: 1, problem: 'wrong', remedy: 'Fix it.' }]);
  };
  const expectCalls = async (count: number) => {
    for (let attempt = 0; attempt < 250 && calls.length < count; attempt++) await wait(20);
    expect(calls).toEqual(['start', 'end', 'start', 'end'].slice(0, count));
  };
  mkdirSync('content/photos');
  watchers = watchContent('content', onChange);
  // Like an editor that writes a new file and renames it.
  writeFileSync('content/terms.yaml.tmp', '[]');
  renameSync('content/terms.yaml.tmp', 'content/terms.yaml');
  await expectCalls(1);
  writeFileSync('content/photos/door.jpg', '');
  await expectCalls(4);
  expect(print).toHaveBeenCalledWith(expect.stringContaining('content/terms.yaml:1: wrong'));
});

it('tries once more a minute later, when another build made this one fail', async () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation();
  const onChange = jest.fn().mockRejectedValue(new Error('`next build` failed'));
  mkdirSync('content/photos');
  watchers = watchContent('content', onChange);
  watchers[0]?.emit('change');
  await jest.advanceTimersByTimeAsync(300_000);
  expect(onChange).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});
