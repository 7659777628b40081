/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import * as files from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { appendLine } from './append-line';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lines-'));
  file = path.join(folder, 'lines.txt');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('appendLine', () => {
  it('adds lines in the order in which they came', async () => {
    const lines = Array.from({ length: 100 }, (_, index) => `${index} ${'x'.repeat(index * 100)}`);
    await Promise.all(lines.map((line) => appendLine(file, line)));
    expect(readFileSync(file, 'utf8')).toBe(lines.map((line) => `${line}\n`).join(''));
  });

  it('begins a new line after one that is torn', async () => {
    writeFileSync(file, 'first\nseco');
    await appendLine(file, 'third');
    await appendLine(file, 'fourth');
    expect(readFileSync(file, 'utf8')).toBe('first\nseco\nthird\nfourth\n');
  });

  it('has the line on the disk when it resolves', async () => {
    const handle = await files.open(file, 'a');
    const synced = jest.spyOn(Object.getPrototypeOf(handle), 'sync');
    await handle.close();
    await appendLine(file, 'first');
    expect(synced).toHaveBeenCalledTimes(1);
    synced.mockRestore();
  });

  it('fails when the file cannot be written, and goes on when it can', async () => {
    mkdirSync(file);
    await expect(appendLine(file, 'lost')).rejects.toThrow(/EISDIR/);
    rmSync(file, { recursive: true });
    await appendLine(file, 'kept');
    expect(readFileSync(file, 'utf8')).toBe('kept\n');
  });
});
