import type { Page } from '@playwright/test';
import { expect, open, test } from './test';

/* What is fetched when a visitor is about to need it, by the means that the screen has. */

/** Addresses of the scripts that a page has fetched, as a list that grows. */
function watchScripts(page: Page) {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

test('a mouse is a sign of a visitor when it moves, not where it rests', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no mouse');
  const scripts = watchScripts(page);
  // A picture that never comes keeps the page from having loaded.
  await page.route('**/*.avif', () => {});
  await page.goto('/', { waitUntil: 'commit' });
  // As some browsers report it when a page comes to lie under the mouse.
  await page.getByRole('heading', { level: 1 }).dispatchEvent('pointermove', { movementX: 0, movementY: 0 });
  await page.waitForTimeout(500);
  expect(scripts).toEqual([]);
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
  await expect(page.locator('[popovertarget]')).toHaveAttribute('aria-expanded', 'false');
});

test('another page is fetched when a visitor is about to go there, and not before', async ({
  page,
  isMobile,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.txt')) fetched.push(request.url());
  });
  await open(page, '/terms');
  await page.mouse.wheel(0, 20_000);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' });
  await expect(link).toBeInViewport();
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
  await (isMobile ? link.focus() : link.hover());
  await expect.poll(() => fetched.length).toBeGreaterThan(0);
  expect(fetched.filter((address) => !address.includes('gallery'))).toEqual([]);
});

test('the code of the tooltip is fetched by a mouse or a key, and not by a finger', async ({
  page,
  isMobile,
}) => {
  const scripts = watchScripts(page);
  await open(page, '/terms');
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  if (isMobile) {
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.waitForLoadState('networkidle');
    expect(scripts).toHaveLength(before);
  }
  await page.keyboard.press('Tab');
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
});
