/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { sources } from './source-hash';

/** What the project has that no site is built from. */
const isOther = (name: string) =>
  /^\.|^(content|docs|e2e|findings|hosting|preview|scripts|package-lock\.test\.ts|LICENSE|(netlify|vercel|wrangler)\..*)$|\.md$/.test(
    name,
  ) || /^(eslint|jest|playwright|stylelint)\./.test(name);

it('knows of everything in the project whether a site is built from it', () => {
  // Only tracked files: others may be the log of a command, or the enquiries of a preview.
  const { stdout } = spawnSync('git', ['ls-files'], { encoding: 'utf8' });
  const names = new Set(stdout.split('\n').map((file) => file.split('/')[0] ?? ''));
  expect([...names].filter((name) => name && !sources.includes(name) && !isOther(name))).toEqual([]);
  expect(sources.filter((source) => !existsSync(source))).toEqual([]);
});
