import { expect, routes, test } from '../support/test';

test('search engines do not list the editor, and no page links to it', async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text();
  expect(await read('/admin')).toContain('<meta name="robots" content="noindex">');
  for (const path of [...routes, '/sitemap.xml']) expect(await read(path)).not.toContain('/admin');
});
