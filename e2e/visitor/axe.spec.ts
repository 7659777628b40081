import { expectNoViolations } from '../support/axe';
import { inFormStates, openMenu } from '../support/states';
import { distinctPages, expect, test } from '../support/test';

/* Pages as they open are tested on every site (every-business/pages.spec.ts). */

test('neither the open menu nor any state of the form has axe violations', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openMenu(page);
  await expectNoViolations(page, '#menu');
  await inFormStates(page, {
    invalid: () => expectNoViolations(page, 'main'),
    unknown: () => expectNoViolations(page, 'main'),
    failed: () => expectNoViolations(page, '[role="region"]:has(ol)'),
    sent: () => expectNoViolations(page, 'main'),
  });
});

test('links, buttons and cards are readable under the pointer', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const backgrounds = () =>
    page.locator('a, button').evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  for (const route of distinctPages) {
    await page.goto(route);
    const before = await backgrounds();
    for (const domain of ['DOM', 'CSS'] as const) await session.send(`${domain}.enable`);
    const { root } = await session.send('DOM.getDocument');
    const { nodeIds } = await session.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: 'a, button, li',
    });
    for (const nodeId of nodeIds)
      await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['hover'] });
    await expect.poll(backgrounds).not.toEqual(before);
    await expectNoViolations(page);
  }
});
