import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe';
import { expectInView, waitForRequests } from '../support/states';
import { expect, holdScripts, test, waitForHydration } from '../support/test';

/* Tooltips load when one is wanted and, on pages without a form, React with them. */

test.use({ reducedMotion: 'no-preference', allowedErrors: /Failed to load resource.*\.js$/ });

/** The visible part. The element with the role, inside it, is for screen readers. */
const tooltip = (page: Page) => page.locator('[role=tooltip]').locator('..');

const pauseControl = (page: Page) => page.getByRole('checkbox', { name: 'Pause the moving text' });

/** Opens a page, stops its clock a second later, and returns a live list of the scripts it requests. */
async function load(page: Page, route: string) {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.clock.install({ time: 0 });
  await page.goto(route);
  await page.clock.pauseAt(60_000);
  await page.clock.runFor(1_000);
  await waitForRequests(page);
  return scripts;
}

for (const route of ['/terms', '/contact']) {
  test(`${route} loads the tooltip when the pointer comes, and opens it when the pointer rests`, async ({
    page,
  }) => {
    const scripts = await load(page, route);
    await waitForHydration(page);
    expect(scripts.filter((url) => route === '/terms' || url.includes('tooltip'))).toEqual([]);
    // The pointer rests on the control while the tooltip loads and the page hydrates.
    const release = await holdScripts(page);
    await pauseControl(page).hover();
    await page.clock.runFor(300);
    release();
    await expect(pauseControl(page)).toHaveAttribute('data-state', 'closed');
    await page.clock.runFor(300);
    await expect(tooltip(page)).toHaveCount(0);
    await page.clock.runFor(200);
    await expectInView(tooltip(page));
    await expect(tooltip(page)).toContainText('Pause the moving text');
    // It is for the eyes: assistive technology would announce the name twice.
    await expect(pauseControl(page)).toHaveAccessibleDescription('');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await page.clock.resume();
    await expectNoViolations(page, '[role="tooltip"]');
    await page.mouse.move(200, 600, { steps: 3 });
    await expect(tooltip(page)).toBeHidden();
    // What the form has loaded is not loaded again.
    expect(scripts).toHaveLength(new Set(scripts).size);
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
  await expect(tooltip(page)).toContainText('Pause the moving text');
  await expect(pauseControl(page)).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toBeHidden();

  // The visitor goes to another window, and comes back.
  await pauseControl(page).evaluate((control) => {
    control.dispatchEvent(new FocusEvent('blur'));
    control.dispatchEvent(new FocusEvent('focus'));
  });
  await page.clock.runFor(1_000);
  await expect(tooltip(page)).toBeHidden();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('no script is loaded, because a finger wants no tooltip', async ({ page }) => {
    const scripts = await load(page, '/terms');
    await pauseControl(page).tap();
    await expect(pauseControl(page)).toBeChecked();
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.clock.runFor(1_000);
    await waitForRequests(page);
    expect(scripts).toEqual([]);
  });
});
