/** @jest-environment node */
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { setUpTemporaryContent } from '@/lib/content/testing/temporary-content';
import { makeReadable, replaceFile } from './files';

setUpTemporaryContent();

// Windows replaces no file that a virus scanner has open.
it('tries again while another program has a file open', async () => {
  await replaceFile('new/a.txt', 'one');
  jest.spyOn(fs, 'rename').mockRejectedValueOnce(new Error('EPERM: operation not permitted'));
  await replaceFile('new/a.txt', 'two');
  expect(readFileSync('new/a.txt', 'utf8')).toBe('two');
});

it('lets web servers read what was built under a strict umask', async () => {
  // It has other permissions.
  if (process.platform === 'win32') return;
  const mask = process.umask(0o077);
  mkdirSync('out/photos', { recursive: true });
  writeFileSync('out/photos/door.jpg', '');
  process.umask(mask);
  await makeReadable('out');
  const modes = ['out', 'out/photos', 'out/photos/door.jpg'].map((file) => statSync(file).mode & 0o777);
  expect(modes).toEqual([0o755, 0o755, 0o644]);
});
