import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { stopMotion } from './states';
import { expect } from './test';

/** Expects the open page to violate no rule of WCAG 2.2 AA, nor the best practices of axe. */
export async function expectNoViolations(page: Page) {
  // Fading colours and moving links would cause false violations.
  await stopMotion(page);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([]);
}
