/** @jest-environment node */
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import fs from 'node:fs/promises';
import { setUpTemporaryContent } from '@/lib/content/testing/temporary-content';
import { replaceFile } from './files';

setUpTemporaryContent();

it('writes a file and its directory, and leaves a file alone that is the same', async () => {
  await replaceFile('new/a.txt', 'one');
  const { ino } = statSync('new/a.txt');
  await replaceFile('new/a.txt', Buffer.from('one'));
  expect(statSync('new/a.txt').ino).toBe(ino);
  await replaceFile('new/a.txt', 'two');
  expect(readFileSync('new/a.txt', 'utf8')).toBe('two');
});

it('tries again while another program has the file open, as it may on Windows', async () => {
  jest.spyOn(fs, 'rename').mockRejectedValueOnce(new Error('EPERM: operation not permitted'));
  await replaceFile('new/a.txt', 'one');
  expect(readFileSync('new/a.txt', 'utf8')).toBe('one');
});

it('gives up with the reason, and leaves no part of the file', async () => {
  mkdirSync('new/a.txt', { recursive: true });
  await expect(replaceFile('new/a.txt', 'one')).rejects.toThrow(/a\.txt/);
  expect(readdirSync('new')).toEqual(['a.txt']);
});
