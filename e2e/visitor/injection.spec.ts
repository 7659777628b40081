import { expect, test } from '../support/test';

// Every other test shows that the policy blocks nothing the site needs: a violation is a console error.
test.use({ allowedErrors: /Content Security Policy|elsewhere\.example/ });

test('injected code does not run and injected resources are not fetched', async ({ page }) => {
  await page.goto('/');
  const blocked = await page.evaluateHandle(() => {
    const addresses: string[] = [];
    addEventListener('securitypolicyviolation', ({ blockedURI }) => addresses.push(blockedURI));
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.body.append(script);
    document.body.insertAdjacentHTML(
      'beforeend',
      `<p onclick="window.injected = true">injected text</p>
       <img src="https://elsewhere.example/picture.png" alt="">
       <iframe src="https://elsewhere.example/"></iframe>
       <object data="https://elsewhere.example/page.html"></object>`,
    );
    document.querySelector<HTMLElement>('[onclick]')?.click();
    fetch('https://elsewhere.example/').catch(() => {});
    return addresses;
  });
  const addresses = async () =>
    (await blocked.jsonValue()).filter((address) => address.includes('elsewhere'));
  await expect.poll(addresses).toHaveLength(4);
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});
