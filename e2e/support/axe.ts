import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';

/** Expects the open page, or a part of it, to violate no rule of WCAG 2.2 AA, nor the best practices of axe. */
export async function expectNoViolations(page: Page, part = 'html') {
  const { violations, incomplete } = await new AxeBuilder({ page })
    .include(part)
    // A tooltip that happens to be open. It is outside the landmarks, but its control is in one.
    .exclude('[data-radix-popper-content-wrapper]')
    // In this page, which has no frames. The other mode opens a second page, and takes twice as long.
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  // axe is not certain about text in the colour of its background.
  const unreadable = incomplete.filter(({ nodes }) =>
    nodes.some(({ any }) => any.some(({ data }) => data?.messageKey === 'equalRatio')),
  );
  expect
    .soft(
      [...violations, ...unreadable].map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`,
      ),
    )
    .toEqual([]);
}
