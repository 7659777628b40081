import { expectNoViolations } from '../support/axe';
import { routes, test } from '../support/test';

// The header and the form, which differ by width, are tested in axe.devices.spec.ts.
test.use({ viewport: { width: 390, height: 844 }, allowedErrors: /status of 404/ });

for (const route of [...routes, '/no-such-page']) {
  test(`${route} has no axe violations`, async ({ page }) => {
    await page.goto(route);
    await expectNoViolations(page);
  });
}
