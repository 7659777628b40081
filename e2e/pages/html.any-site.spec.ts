import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { findCommand } from '@/scripts/lib/find-command';
import { previewDirectoryOf } from '@/scripts/lib/preview-directory';
import { expect, test } from '../support/test';

test('the Nu HTML checker finds no errors in any page', ({ contentFolder }) => {
  const java = findCommand('java');
  test.skip(!java, 'Java is not installed');
  const directory = previewDirectoryOf(contentFolder);
  const pages = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => path.join(directory, file));
  // CSS errors are ignored: the checker does not know current CSS.
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
