import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { formStates, openMenu, stopMotion } from '../support/states';
import { expect, open, routes, test } from '../support/test';

async function expectNoViolations(page: Page) {
  // Fading colours and moving links would cause false violations.
  await stopMotion(page);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([]);
}

for (const route of routes) {
  test(`${route} has no axe violations`, async ({ page }) => {
    await open(page, route);
    await expectNoViolations(page);
  });
}

test.describe('the 404 page', () => {
  test.use({ allowedErrors: /status of 404/ });
  test('has no axe violations', async ({ page }) => {
    await page.goto('/no-such-page');
    await expectNoViolations(page);
  });
});

test('the open menu has no axe violations', async ({ page, viewport }) => {
  test.skip((viewport?.width ?? 0) >= 1024, 'the menu is for small screens');
  await openMenu(page);
  await expectNoViolations(page);
});

test.describe('the form', () => {
  test.use({ allowedErrors: /Failed to load resource/ });

  for (const [state, enterState] of Object.entries(formStates)) {
    test(`(${state}) has no axe violations`, async ({ page }) => {
      await enterState(page);
      await expectNoViolations(page);
    });
  }
});
