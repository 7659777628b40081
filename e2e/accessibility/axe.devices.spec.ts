import { expectNoViolations } from '../support/axe';
import { formStates, openMenu } from '../support/states';
import { test } from '../support/test';

test.use({ reducedMotion: 'no-preference' });

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
