import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { previewDirectory } from '@/scripts/lib/preview-directory';
import { findCommand } from '@/scripts/lib/find-command';

test('the Nu HTML checker finds no errors in any page', () => {
  const java = findCommand('java');
  test.skip(!java, 'Java is not installed');
  const pages = readdirSync(previewDirectory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => path.join(previewDirectory, file));
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
