import { expect, test } from '@playwright/test';
import { endpoint, routes } from './test';

/*
 * That the policy forbids nothing the site does is tested everywhere: every test fails at an error in the console, and a
 * violation is one (test.ts).
 */

for (const route of [...routes, '/no-such-page']) {
  test(`${route} allows no inline code but its own, and needs none`, async ({ request }) => {
    const html = await (await request.get(route)).text();
    const policy = html.match(/<meta http-equiv="Content-Security-Policy" content="(.*?)">/)?.[1] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`connect-src 'self' ${endpoint};`);
    expect(policy).toContain(`form-action ${endpoint};`);
    expect(policy).not.toMatch(/unsafe|\*|https?:(?!\/\/127\.0\.0\.1)/);
    expect(html).not.toMatch(/<[^>]+\s(style|on[a-z]+)=/);
  });
}

test('what somebody manages to put into a page neither runs nor is fetched', async ({ page }) => {
  await page.goto('/');
  const seen = await page.evaluateHandle(() => {
    const directives: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) =>
      directives.push(event.effectiveDirective),
    );
    const script = document.createElement('script');
    script.textContent = 'window.taken = true';
    document.body.append(script);
    document.body.insertAdjacentHTML(
      'beforeend',
      `<p style="color: red" onclick="window.taken = true">text</p>
       <img src="https://elsewhere.example/picture.png" alt="">
       <iframe src="https://elsewhere.example/"></iframe>
       <form action="https://elsewhere.example/"></form>`,
    );
    document.querySelector<HTMLFormElement>('form[action*="elsewhere"]')?.submit();
    fetch('https://elsewhere.example/').catch(() => {});
    return directives;
  });
  // What is refused as a navigation is reported later than the rest.
  await expect
    .poll(async () => [...new Set(await seen.jsonValue())].sort())
    .toEqual([
      'connect-src',
      'form-action',
      'frame-src',
      'img-src',
      'script-src-attr',
      'script-src-elem',
      'style-src-attr',
    ]);
  expect(await page.evaluate(() => 'taken' in window)).toBe(false);
});
