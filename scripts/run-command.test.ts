/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '@/lib/content/content-error';
import { setUpTemporaryContent } from '@/lib/content/testing/temporary-content';
import { runCommand } from './run-command';

setUpTemporaryContent();

const problem = { file: 'content/a.yaml', line: 3, problem: 'a is 100%, so', remedy: 'Write:\nb' };

it('prints mistakes in the content and, on GitHub, adds them to the summary and the annotations', async () => {
  const GITHUB_STEP_SUMMARY = path.resolve('summary.md');
  jest.replaceProperty(process, 'env', { ...process.env, GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY });
  const print = jest.spyOn(console, 'error').mockImplementation();
  const log = jest.spyOn(console, 'log').mockImplementation();
  const exit = jest.spyOn(process, 'exit').mockImplementation();
  const error = new ContentError([problem]);
  runCommand(() => Promise.reject(error));
  await new Promise(setImmediate);
  expect(print).toHaveBeenCalledWith('\n', expect.stringContaining('content/a.yaml:3: a is 100%, so'));
  expect(exit).toHaveBeenCalledWith(1);
  expect(readFileSync(GITHUB_STEP_SUMMARY, 'utf8')).toContain(`\n${error.message}\n`);
  const note = '::error title=Mistake in the content,file=content/a.yaml,line=3::a is 100%25, so. Write:%0Ab';
  expect(log).toHaveBeenCalledWith(note);
});
