/** @jest-environment node */
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { setUpTemporaryContent } from '@/lib/content/testing/temporary-content';
import { replaceFile } from './files';

setUpTemporaryContent();

it('writes a file and its directory, leaves a file alone that is the same, and leaves no part of one after an error', async () => {
  await replaceFile('new/a.txt', 'one');
  const { ino } = statSync('new/a.txt');
  await replaceFile('new/a.txt', Buffer.from('one'));
  expect(statSync('new/a.txt').ino).toBe(ino);
  await replaceFile('new/a.txt', 'two');
  expect(readFileSync('new/a.txt', 'utf8')).toBe('two');

  mkdirSync('new/b.txt');
  await expect(replaceFile('new/b.txt', 'one')).rejects.toThrow(/b\.txt/);
  expect(readdirSync('new')).toEqual(['a.txt', 'b.txt']);
});
