import type { Page } from '@playwright/test';
import { waitForFrames } from '../support/states';
import { expect, holdScripts, isHydrated, missingPage, routes, test } from '../support/test';

/* On pages without a form, React loads when a tooltip is wanted. */

test.use({ reducedMotion: 'no-preference', allowedErrors: /Failed to load resource.*\.js$/ });

const pauseControl = (page: Page) => page.getByRole('checkbox', { name: 'Pause the moving text' });

/** Opens a page, waits until it has loaded what it loads by itself, and returns the scripts that it requests. */
async function load(page: Page, route: string) {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(route);
  await expect(page.locator('script[type="speculationrules"]')).toBeAttached();
  await waitForFrames(page);
  return scripts;
}

for (const route of [...routes, missingPage].filter((path) => !['/', '/contact'].includes(path))) {
  test(`${route} loads its scripts when the pointer comes, and the tooltip opens after 700 ms`, async ({
    page,
  }) => {
    await page.clock.install();
    const scripts = await load(page, route);
    expect(scripts).toEqual([]);
    const tooltip = page.getByRole('tooltip');
    await page.clock.pauseAt(Date.now() + 60_000);
    // The pointer rests on the control while the page hydrates.
    await pauseControl(page).hover();
    await expect.poll(() => isHydrated(page)).toBe(true);
    await page.clock.runFor(690);
    await expect(tooltip).toBeHidden();
    await page.clock.runFor(20);
    await expect(tooltip).toHaveText('Pause the moving text');
    await page.mouse.move(200, 600, { steps: 3 });
    await expect(tooltip).toBeHidden();
  });
}

test('keyboard focus opens the tooltip as soon as the page has hydrated, and the control works before', async ({
  page,
}) => {
  await load(page, '/terms');
  const release = await holdScripts(page);
  while (!(await pauseControl(page).evaluate((control) => control === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  release();
  await expect(page.getByRole('tooltip')).toHaveText('Pause the moving text');
  await expect(pauseControl(page)).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
});

test('no tooltip opens for a pointer that has left before the page hydrates', async ({ page }) => {
  await load(page, '/terms');
  const release = await holdScripts(page);
  await pauseControl(page).hover();
  await page.mouse.move(200, 600);
  release();
  await expect.poll(() => isHydrated(page)).toBe(true);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 800)));
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});

test.describe('no script is loaded', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('for a finger, which wants no tooltip', async ({ page }) => {
    const scripts = await load(page, '/terms');
    await pauseControl(page).tap();
    await expect(pauseControl(page)).toBeChecked();
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect(page.getByRole('navigation', { name: 'All pages' })).toBeVisible();
    await waitForFrames(page);
    expect(scripts).toEqual([]);
  });

  test('with reduced motion, where a wide screen has no control with a tooltip', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 800 });
    const scripts = await load(page, '/terms');
    const controls = page.getByRole('banner').or(page.getByRole('region', { name: 'At a glance' }));
    for (const control of await controls.getByRole('link').all()) {
      await control.hover();
      await page.keyboard.press('Tab');
    }
    await waitForFrames(page);
    expect(scripts).toEqual([]);
  });
});
