/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { listFiles } from './list-files';

jest.mock('node:path', () => jest.requireActual<{ win32: object }>('node:path').win32);

it('lists files with slashes, on Windows as well', () => {
  const directory = mkdtempSync(`${tmpdir()}/files-`);
  mkdirSync(`${directory}/one/two`, { recursive: true });
  for (const file of ['one/two/b.txt', 'a.txt']) writeFileSync(`${directory}/${file}`, '');
  expect(listFiles(directory)).toEqual(['a.txt', 'one/two/b.txt']);
  rmSync(directory, { recursive: true });
});
