import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { inFormStates, openMenu } from '../support/states';
import { distinctPages, expect, test } from '../support/test';

/** Expects the open page, or a part of it, to violate no rule of WCAG 2.2 AA, nor the best practices of axe. */
async function expectNoViolations(page: Page, part = 'html') {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect
    .soft(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`))
    .toEqual([]);
}

test('pages have no axe violations', async ({ page }) => {
  for (const route of distinctPages) {
    await test.step(route, async () => {
      await page.goto(route);
      await expectNoViolations(page);
    });
  }
});

test('the open menu and the top of a wide screen have no axe violations', async ({ page }) => {
  await openMenu(page);
  await expectNoViolations(page, 'header');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectNoViolations(page, 'header, main > :first-child');
});

// For voice control, and whatever else finds a field by its label.
test('each label names one thing', async ({ page }) => {
  await page.goto('/');
  for (const label of ['Name', 'Email', 'Message', 'Menu'])
    await expect(page.getByLabel(label)).toHaveCount(1);
});

test('no state of the form has axe violations', async ({ page }) => {
  await inFormStates(page, {
    invalid: () => expectNoViolations(page, 'main'),
    failed: () => expectNoViolations(page, '[role="region"]:has(ol)'),
    sent: () => expectNoViolations(page, 'main'),
  });
});
