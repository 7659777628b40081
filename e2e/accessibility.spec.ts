import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { formStates, openMenu, settle } from './states';
import { expect, open, routes, test } from './test';

async function expectNoViolations(page: Page) {
  // A colour that is still fading in is not the one to judge, nor a link that is passing under a control.
  await settle(page);
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
  await openMenu(page);
  await expectNoViolations(page);
});

test.describe('the form', () => {
  test.use({ allowedErrors: /Failed to load resource/ });

  for (const [state, reach] of Object.entries(formStates)) {
    test(`has none ${state}`, async ({ page }) => {
      await reach(page);
      await expectNoViolations(page);
    });
  }
});
