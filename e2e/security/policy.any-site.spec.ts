import { expect, missingPage, test } from '../support/test';

test('every page has a strict policy, and no style or event handler attributes', async ({
  request,
  siteRoutes,
  formEndpoint,
}) => {
  for (const route of [...siteRoutes, missingPage]) {
    const html = await (await request.get(`.${route}`)).text();
    const policy = html.match(/<meta http-equiv="Content-Security-Policy" content="(.*?)">/)?.[1] ?? '';
    if (html.includes('<form')) expect(/ action="(.*?)"/.exec(html)?.[1], route).toBe(formEndpoint);
    expect(policy, route).toContain("default-src 'none'");
    expect(policy, route).toContain(`connect-src 'self' ${formEndpoint};`);
    expect(policy, route).toContain("base-uri 'none'");
    expect(policy.replaceAll(formEndpoint, ''), route).not.toMatch(/unsafe|\*|[a-z]:/);
    expect(html, route).not.toMatch(/<[^>]+\s(style|on[a-z]+)=/);
  }
});
