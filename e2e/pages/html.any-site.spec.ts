import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, missingPage, test } from '../support/test';

const checker = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      // What React, cheerio and Prettier write is valid HTML, too.
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      'no-implicit-input-type': 'off',
      'void-style': 'off',
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

test('every page is valid HTML', async ({ request, siteRoutes }) => {
  for (const route of [...siteRoutes, missingPage, '/admin']) {
    const html = await (await request.get(`.${route}`)).text();
    const { results } = await checker.validateString(html);
    const messages = results.flatMap(({ messages }) => messages);
    expect
      .soft(messages.map(({ line, column, message }) => `${route}:${line}:${column}: ${message}`))
      .toEqual([]);
  }
});
