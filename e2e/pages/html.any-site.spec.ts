import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { listFiles } from '@/scripts/lib/files';
import { previewDirectoryFor } from '@/lib/content/directories';
import { expect, test } from '../support/test';

const checker = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      // What React and cheerio write is valid HTML, too.
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'no-implicit-input-type': 'off',
      // The build warns of long titles.
      'long-title': 'off',
      // The site loads only its own files.
      'require-sri': 'off',
      // Phone numbers are written as the owner types them.
      'tel-non-breaking': 'off',
      // The list of photos has a name for screen readers.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
    },
  }),
);

test('every page is valid HTML', async ({ contentDirectory }) => {
  const directory = previewDirectoryFor(contentDirectory);
  const pages = listFiles(directory).filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(1);
  const { results } = await checker.validateMultipleFiles(pages.map((file) => `${directory}/${file}`));
  const errors = results.flatMap(({ filePath, messages }) =>
    messages.map(({ line, column, message }) => `${filePath}:${line}:${column}: ${message}`),
  );
  expect(errors).toEqual([]);
});
