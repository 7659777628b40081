/** @jest-environment node */
import { readFileSync, statSync } from 'node:fs';
import fs from 'node:fs/promises';
import { setUpTemporaryContent } from '@/lib/content/testing/temporary-content';
import { replaceFile } from './files';

setUpTemporaryContent();

// Windows replaces no file that a process has mapped, and none that a virus scanner has open.
it('leaves a file alone that is the same, and tries again while another program has it open', async () => {
  await replaceFile('new/a.txt', 'one');
  const { ino } = statSync('new/a.txt');
  await replaceFile('new/a.txt', Buffer.from('one'));
  expect(statSync('new/a.txt').ino).toBe(ino);
  jest.spyOn(fs, 'rename').mockRejectedValueOnce(new Error('EPERM: operation not permitted'));
  await replaceFile('new/a.txt', 'two');
  expect(readFileSync('new/a.txt', 'utf8')).toBe('two');
});
