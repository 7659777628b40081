import { expect, test } from '@playwright/test';
import { endpoint, routes } from '../support/test';

/*
 * What the Content Security Policy blocks. That it blocks nothing the site needs is covered by every other test: a
 * violation is a console error, which fails the test.
 */

for (const route of [...routes, '/no-such-page']) {
  test(`${route} has a strict policy and no inline styles or event handlers`, async ({ request }) => {
    const html = await (await request.get(route)).text();
    const policy = html.match(/<meta http-equiv="Content-Security-Policy" content="(.*?)">/)?.[1] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`connect-src 'self' ${endpoint};`);
    expect(policy).toContain(`form-action ${endpoint};`);
    expect(policy).not.toMatch(/unsafe|\*|https?:(?!\/\/127\.0\.0\.1)/);
    expect(html).not.toMatch(/<[^>]+\s(style|on[a-z]+)=/);
  });
}

test('injected code does not run and injected resources are not fetched', async ({ page }) => {
  await page.goto('/');
  const violations = await page.evaluateHandle(() => {
    const directives: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) =>
      directives.push(event.effectiveDirective),
    );
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.body.append(script);
    document.body.insertAdjacentHTML(
      'beforeend',
      `<p style="color: red" onclick="window.injected = true">text</p>
       <img src="https://elsewhere.example/picture.png" alt="">
       <iframe src="https://elsewhere.example/"></iframe>
       <form action="https://elsewhere.example/"></form>`,
    );
    document.querySelector<HTMLFormElement>('form[action*="elsewhere"]')?.submit();
    fetch('https://elsewhere.example/').catch(() => {});
    return directives;
  });
  // Blocked navigations are reported later than the rest.
  await expect
    .poll(async () => [...new Set(await violations.jsonValue())].sort())
    .toEqual([
      'connect-src',
      'form-action',
      'frame-src',
      'img-src',
      'script-src-attr',
      'script-src-elem',
      'style-src-attr',
    ]);
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});
