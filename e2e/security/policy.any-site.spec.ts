import { endpoint } from '../support/form-service';
import { expect, missingPage, routes, test } from '../support/test';

for (const route of [...routes, missingPage]) {
  test(`${route} has a strict policy and no inline styles or event handlers`, async ({ request }) => {
    const html = await (await request.get(`.${route}`)).text();
    const policy = html.match(/<meta http-equiv="Content-Security-Policy" content="(.*?)">/)?.[1] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`connect-src 'self' ${endpoint};`);
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:(?!\/\/127\.0\.0\.1)/);
    expect(html).not.toMatch(/<[^>]+\s(style|on[a-z]+)=/);
  });
}
