import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { endpoint, expect, open, routes, test } from './test';

async function expectNoViolations(page: Page) {
  // A colour that is still fading in is not the one to judge. An animation that is cancelled is over too.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([]);
}

for (const route of routes) {
  test(`${route} has no fault that axe can find`, async ({ page }) => {
    await open(page, route);
    await expectNoViolations(page);
  });
}

test.describe('404', () => {
  test.use({ allowedErrors: /status of 404/ });
  test('the missing page has none', async ({ page }) => {
    await page.goto('/no-such-page');
    await expectNoViolations(page);
  });
});

test('the open menu has none', async ({ page, viewport }) => {
  test.skip((viewport?.width ?? 0) >= 1024, 'the menu is for small screens');
  await open(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectNoViolations(page);
});

test.describe('the form', () => {
  test.use({ allowedErrors: /Failed to load resource/ });

  async function send(page: Page) {
    await open(page, '/contact');
    await page.getByRole('textbox', { name: 'Name' }).fill('Jo');
    await page.getByRole('textbox', { name: 'Email' }).fill('jo@example.com');
    await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
    await page.getByRole('button', { name: 'Send Message' }).click();
  }

  test('has none with mistakes', async ({ page }) => {
    await open(page, '/contact');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expectNoViolations(page);
  });

  test('has none while it is sent', async ({ page }) => {
    await page.route(endpoint, () => {});
    await send(page);
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
    await expectNoViolations(page);
  });

  test('has none when it is sent', async ({ page }) => {
    await send(page);
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
    await expectNoViolations(page);
  });

  test('has none with the toast', async ({ page }) => {
    await page.route(endpoint, (route) => route.abort());
    await send(page);
    await expect(page.getByText('Failed to send message. Please try again.').first()).toBeVisible();
    await expectNoViolations(page);
  });
});
