/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import packageFile from '@/package.json';
import { append, replacePlaceholders, setUpTemporaryContent } from '@/lib/content/testing/temporary-content';

const project = process.cwd();
setUpTemporaryContent();

/** Runs `npm run launch-check`, and returns its output and exit status. */
async function launchCheck() {
  const print = jest.spyOn(console, 'log').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation((...words) => console.log(...words));
  const exit = jest.spyOn(process, 'exit').mockImplementation();
  await jest.isolateModulesAsync(async () => void (await import('./launch-check')));
  await new Promise(setImmediate);
  return { output: print.mock.calls.join(), status: exit.mock.calls[0]?.[0] ?? 0 };
}

it('fails while sample content is left, and says where the editor has it', async () => {
  const output = expect.stringMatching(
    /01632 960134, a number that.*\n.*\(in the editor: Business, Phone number\)/,
  );
  expect(await launchCheck()).toEqual({ output, status: 1 });
});

it('passes without, and lists what the sample promises and may be true', async () => {
  replacePlaceholders();
  append('business', 'stats: [{ value: 35+, label: Years }]');
  const output = expect.stringMatching(/^Written for the sample.*\n\n.*"35"[^]*Ready to launch/);
  expect(await launchCheck()).toEqual({ output, status: 0 });
});

it('reads .env files, as `next build` does', async () => {
  cpSync('content', 'elsewhere', { recursive: true });
  writeFileSync('.env', 'CONTENT_DIRECTORY=elsewhere');
  // Next has read the project's own files for Jest.
  jest.replaceProperty(process, 'env', { ...process.env, __NEXT_PROCESSED_ENV: '' });
  const output = expect.stringContaining('elsewhere/business.yaml:');
  expect(await launchCheck()).toEqual({ output, status: 1 });
});

it('npm run build:launch builds the site, and fails while sample content is left', () => {
  // Replaces `next build`, which other tests run.
  mkdirSync('bin');
  writeFileSync('bin/next', '#!/bin/sh\necho "> next $*"\n', { mode: 0o755 });
  writeFileSync('bin/next.cmd', '@echo ^> next %*\n');
  const env = {
    ...process.env,
    PATH: `${path.resolve('bin')}${path.delimiter}${process.env.PATH}`,
    CONTENT_DIRECTORY: path.resolve('content'),
  };
  const launch = () => {
    const options = { cwd: project, env, shell: true, encoding: 'utf8' } as const;
    return spawnSync(packageFile.scripts['build:launch'], options);
  };
  expect(launch()).toMatchObject({ status: 1, stdout: expect.stringContaining('> next build') });
  replacePlaceholders();
  expect(launch()).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/> next build[^]*Ready to launch/),
  });
}, 120_000);
