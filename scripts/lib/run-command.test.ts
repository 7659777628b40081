/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from './run-command';

const folder = mkdtempSync(path.join(tmpdir(), 'summary-'));
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  [new Error('Write a number.'), 'Write a number.'],
  [
    new TypeError('x is undefined'),
    expect.objectContaining({ stack: expect.stringContaining('run-command.test') }),
  ],
])(
  'prints %s, a mistake in the program with its place, and writes it into the summary on GitHub',
  async (error, printed) => {
    process.env.GITHUB_STEP_SUMMARY = path.join(folder, `${error.name}.md`);
    const print = jest.spyOn(console, 'error').mockImplementation();
    const exit = jest.spyOn(process, 'exit').mockImplementation();
    runCommand(() => Promise.reject(error));
    await new Promise(setImmediate);
    expect(print).toHaveBeenCalledWith('\n', printed);
    expect(exit).toHaveBeenCalledWith(1);
    expect(readFileSync(process.env.GITHUB_STEP_SUMMARY, 'utf8')).toContain(`\n${error.message}\n`);
    delete process.env.GITHUB_STEP_SUMMARY;
    jest.restoreAllMocks();
  },
);
