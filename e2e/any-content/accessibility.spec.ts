import { expectNoViolations } from '../support/axe';
import { routes, test } from '../support/test';

test.use({ allowedErrors: /status of 404/ });

for (const route of [...routes, '/no-such-page']) {
  test(`${route} has no axe violations`, async ({ page }) => {
    await page.goto(route);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoViolations(page);
    }
  });
}
