import { expect } from '../support/test';
import { token } from './mock-github';
import { contentEditor, errorsAnd, statusLine, test } from './open-editor';

test.describe('in a Polish browser', () => {
  test.use({ storageState: { cookies: [], origins: [] }, locale: 'pl-PL' });

  test('the owner signs in, in the language of the fields, and finds the site and its parts', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/admin');
    const field = page.getByRole('textbox', { name: 'Personal Access Token' });
    // The editor ignores clicks while it is starting.
    await expect(async () => {
      await page.getByRole('button', { name: 'Sign In Using Access Token' }).click({ timeout: 5_000 });
      await expect(field).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await field.fill(token);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByRole('button', { name: 'Account' }).click();
    const site = page.waitForEvent('popup');
    await page.getByRole('menuitem', { name: 'Live Site' }).click();
    expect((await site).url()).toBe(baseURL);
    await page.getByRole('row', { name: 'Business' }).click();
    await expect(contentEditor(page)).toBeVisible();
  });
});

test('the page says what to do until the editor has loaded, which is in one tab at a time', async ({
  page,
  context,
}) => {
  const empty = { contentType: 'text/javascript', body: '' };
  await page.route('**/_next/static/editor/*.js', (route) => route.fulfill(empty), { times: 1 });
  await page.goto('/admin');
  await expect(page.getByText('The editor is loading')).toHaveRole('status');
  await page.reload();
  const contents = page.getByRole('radio', { name: 'Contents' });
  await expect(contents).toBeVisible();
  // "Assets" would refuse files without giving a reason.
  await expect(page.getByRole('radio', { name: 'Assets' })).toBeHidden();
  await expect(page.getByText('The editor is loading')).toBeHidden();
  // The owner can zoom, on Android as well.
  const viewports = await page
    .locator('meta[name=viewport]')
    .evaluateAll((all) => all.map((meta) => meta.getAttribute('content')));
  expect(viewports.join()).not.toContain('maximum-scale');

  const second = await context.newPage();
  await second.goto('/admin');
  const secondContents = second.getByRole('radio', { name: 'Contents' });
  const isOpenElsewhere = 'The editor is open in another tab';
  await expect(second.getByText(isOpenElsewhere)).toHaveRole('status');
  await expect(secondContents).toBeHidden();
  await second.getByRole('button', { name: 'Open here instead' }).click();
  await expect(secondContents).toBeVisible();
  await expect(second.getByText(isOpenElsewhere)).toBeHidden();
  await expect(page.getByText(isOpenElsewhere)).toBeVisible();
  await expect(contents).toBeHidden();
  await second.close();
  await expect(contents).toBeVisible();
});

test('the page says that the browser stores nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
  });
  await page.goto('/admin');
  await expect(statusLine(page)).toContainText(
    'This browser stores nothing for this page, and the editor needs to. Allow cookies',
  );
});

test.describe('other sites', () => {
  test.use({
    allowedErrors: errorsAnd('https://(other.example|api.github.com)/|Executing inline event handler'),
  });

  test('cannot run scripts in the page that keeps the token, or receive it', async ({ page }) => {
    const blocked: string[] = [];
    await page.exposeFunction('handleBlocked', (directive: string) => blocked.push(directive));
    await page.route('https://api.github.com/', (route) => route.abort());
    await page.goto('/admin');
    await page.evaluate((url) => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        if (/inline|other|github\.com/.test(blockedURI)) Object(window).handleBlocked(effectiveDirective);
      });
      // This request is not blocked.
      const request = new XMLHttpRequest();
      request.open('GET', 'https://api.github.com/');
      request.send();
      const elements = `<base href="${url}"><img src="${url}" onerror="alert()"><video src="${url}"></video>
        <iframe src="${url}"></iframe><link rel="stylesheet" href="${url}"><form action="${url}"></form>`;
      document.body.insertAdjacentHTML('beforeend', elements);
      document.forms[0]?.submit();
      fetch(url).catch(() => {});
      import(url).catch(() => {});
    }, 'https://other.example/');
    const directives =
      'base-uri connect-src form-action frame-src img-src media-src script-src-attr script-src-elem style-src-elem';
    await expect.poll(() => blocked.sort()).toEqual(directives.split(' '));
  });

  test('cannot frame it, on a host that sends no headers', async ({ page }) => {
    const contentType = 'text/html';
    const body = await (await page.request.get('/admin')).text();
    await page.route('**/admin', (route) => route.fulfill({ contentType, body }));
    const frame = '<iframe src="/admin"></iframe>';
    await page.route('**/frame', (route) => route.fulfill({ contentType, body: frame }));
    const script = page.waitForResponse(/static\/editor\/editor-/);
    await page.goto('/frame');
    // This import of the same script resolves when it has run.
    await page.frames()[1]?.evaluate((url) => import(url), (await script).url());
    await expect(page.frameLocator('iframe').getByText('The editor is loading')).toBeVisible();
    await expect(page.frameLocator('iframe').getByRole('button')).toHaveCount(0);
  });
});
