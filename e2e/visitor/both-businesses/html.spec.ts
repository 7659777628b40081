import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, missingPage, test } from '../../support/test';

const checker = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      // What React, cheerio and Prettier write is also valid HTML.
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      'no-implicit-input-type': 'off',
      // A photo's box has its colour.
      'no-inline-style': 'off',
      'void-style': 'off',
      // The build warns about long titles.
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

test('every page is valid HTML with a strict policy, and its form posts to the form service', async ({
  request,
  siteRoutes,
  formEndpoint,
}) => {
  const actions: (string | undefined)[] = [];
  for (const route of [...siteRoutes, missingPage, '/admin']) {
    const html = await (await request.get(`.${route}`)).text();
    const { results } = await checker.validateString(html);
    const messages = results.flatMap(({ messages }) => messages);
    expect
      .soft(
        messages.map(({ line, message }) => `${line}: ${message}`),
        route,
      )
      .toEqual([]);
    // The editor's page has its own policy.
    if (route === '/admin') continue;

    const policy = html.match(/<meta http-equiv="Content-Security-Policy" content="(.*?)">/)?.[1] ?? '';
    for (const directive of ["default-src 'self'", "base-uri 'none'"])
      expect(policy, route).toContain(directive);
    const requested = /connect-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
    expect(requested.includes(new URL(formEndpoint).origin), route).toBe(html.includes('<form'));
    expect(/script-src ([^;]*)/.exec(policy)?.[1], route).not.toMatch(/unsafe|\*|[a-z]:/);
    expect(html, route).not.toMatch(/<[^>]+\son[a-z]+=/);
    if (html.includes('<form')) actions.push(/ action="(.*?)"/.exec(html)?.[1]);
  }
  // On the home page and the contact page.
  expect(actions).toEqual([formEndpoint, formEndpoint]);
});
