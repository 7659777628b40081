import { expect, holdScripts, open, test } from './test';

test('pages change without a new document, and start at their top', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Gallery' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Gallery');
  await expect(page).toHaveTitle('Our Gallery | Brush & Wherry');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('in Norwich');
});

test('a finger follows links', async ({ page, hasTouch }) => {
  test.skip(!hasTouch, 'no finger here');
  await open(page, '/');
  // Whatever loads when the browser is idle has done so.
  await page.waitForLoadState('networkidle');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms & Conditions');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await page.getByRole('button', { name: 'Menu' }).tap();
  await menu.getByRole('link', { name: 'Gallery' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Gallery');
  await expect(menu).toBeHidden();
});

test('a click without a pointer, as assistive technology makes it, follows a link', async ({ page }) => {
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms & Conditions');
});

test('a press in the moment the scripts take over follows a link', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[popovertarget][aria-expanded]')) return;
      observer.disconnect();
      document.querySelector<HTMLElement>('footer a[href="/terms"]')?.click();
    }).observe(document, { subtree: true, attributeFilter: ['aria-expanded'] });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms & Conditions');
});

test('the browser’s own button leads back, also on a page that nobody has touched', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveTitle(/Terms/);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('in Norwich');
});

test('the browser’s own button leads back before the scripts have come', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveTitle(/Terms/);
  const release = await holdScripts(page);
  await page.reload();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('in Norwich');
  release();
  await expect(page.locator('[popovertarget]')).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('in Norwich');
});

test('a page fades into the next, and nothing that comes late to a page fades in', async ({ page }) => {
  await page.addInitScript(`
    window.transitions = 0;
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function (update) {
      window.transitions += 1;
      return start.call(this, update);
    };
  `);
  const transitions = () => page.evaluate('window.transitions');
  await open(page, '/contact');
  await page.keyboard.press('Tab');
  await page.getByRole('checkbox', { name: 'Pause the moving text' }).focus();
  await expect(page.getByRole('tooltip')).toHaveText('Pause the moving text');
  // React would set the focus of a moment before again after a transition, while somebody is writing.
  expect(await transitions()).toBe(0);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Gallery');
  expect(await transitions()).toBe(1);
});
