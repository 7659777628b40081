import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';

/** Legacy mode is enough without frames. The other mode opens a second page, and takes twice as long. */
const axeFor = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

async function expectNothingFound(axe: AxeBuilder) {
  const { violations, incomplete } = await axe.analyze();
  // axe reports text in the colour of its background only as incomplete.
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

/** Expects no violations of WCAG 2.2 AA or of axe's best practices on the page, or in a part of it. */
export async function expectNoViolations(page: Page, part = 'html') {
  const axe = axeFor(page)
    .include(part)
    // An open tooltip is outside the landmarks, but its control is in one.
    .exclude('[data-radix-popper-content-wrapper]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  await expectNothingFound(axe);
}

/** Expects that text contrasts with what is behind it, and links with the text around them. */
export const expectReadableText = (page: Page) =>
  expectNothingFound(axeFor(page).withRules(['color-contrast', 'link-in-text-block']));

/** Expects that links, buttons and cards are readable under the pointer. */
export async function expectReadableUnderPointer(page: Page) {
  const backgrounds = () =>
    page.locator('a, button').evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  const before = await backgrounds();
  const session = await page.context().newCDPSession(page);
  for (const domain of ['DOM', 'CSS'] as const) await session.send(`${domain}.enable`);
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'a, button, li',
  });
  for (const nodeId of nodeIds)
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['hover'] });
  await expect.poll(backgrounds).not.toEqual(before);
  await expectReadableText(page);
  await session.detach();
}
