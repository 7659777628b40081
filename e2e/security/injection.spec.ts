import { expect, test } from '../support/test';

// That the policy blocks nothing which the site needs is covered by every other test: a violation is a console error.
test.use({ allowedErrors: /Content Security Policy|elsewhere\.example/ });

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
       <iframe src="https://elsewhere.example/"></iframe>`,
    );
    document.querySelector<HTMLElement>('[onclick]')?.click();
    fetch('https://elsewhere.example/').catch(() => {});
    return directives;
  });
  await expect
    .poll(async () => [...new Set(await violations.jsonValue())].sort())
    .toEqual(['connect-src', 'frame-src', 'img-src', 'script-src-attr', 'script-src-elem', 'style-src-attr']);
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});

test('a page whose inline style was changed on its way takes its stylesheet', async ({ page }) => {
  await page.goto('/');
  const background = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  expect(background).toMatch(/^rgb\(/);
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('<style>', '<style> ');
    await route.fulfill({ response, body: html });
  });
  await page.goto('/');
  await expect(page.locator('body')).toHaveCSS('background-color', background);
});
