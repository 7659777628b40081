import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { findCommand } from '../scripts/find-command';

test('the Nu HTML checker finds no error in any page', () => {
  const java = findCommand('java');
  test.skip(!java, 'Java is not installed here');
  const pages = readdirSync('out', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `out/${file}`);
  // It knows no style sheets of this year: the layouts are tested as pictures.
  const { stderr, status } = spawnSync(
    java ?? '',
    [
      '-jar',
      require.resolve('vnu-jar/build/dist/vnu.jar'),
      '--errors-only',
      '--format',
      'gnu',
      '--filterpattern',
      'CSS: .*',
      ...pages,
    ],
    { encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
