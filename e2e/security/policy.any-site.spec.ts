import { endpoint } from '../support/form-service';
import { expect, missingPage, test } from '../support/test';

test('every page has a strict policy and nothing inline', async ({ request, siteRoutes }) => {
  for (const route of [...siteRoutes, missingPage]) {
    const html = await (await request.get(`.${route}`)).text();
    const policy = html.match(/<meta http-equiv="Content-Security-Policy" content="(.*?)">/)?.[1] ?? '';
    expect(policy, route).toContain("default-src 'none'");
    expect(policy, route).toContain(`connect-src 'self' ${endpoint};`);
    expect(policy, route).toContain("base-uri 'none'");
    expect(policy, route).not.toMatch(/unsafe|\*|https?:(?!\/\/127\.0\.0\.1)/);
    expect(html, route).not.toMatch(/<[^>]+\s(style|on[a-z]+)=/);
  }
});
