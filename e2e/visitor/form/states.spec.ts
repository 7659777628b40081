import { expectNoViolations } from '../../support/axe';
import { inFormStates } from '../../support/states';
import { expectTabOrder } from '../../support/tab-order';
import { phone, test } from '../../support/test';
import { expectNoContentLoss } from '../../support/zoom';

/*
 * The form is brought into each of its states once on a phone and once on a computer, and asked what pages
 * are asked as they open.
 */

for (const [device, options] of Object.entries({ phone, computer: {} })) {
  test.describe(() => {
    test.use(options);

    test(`the states of the form on a ${device}`, async ({ page }) => {
      const viewport = page.viewportSize() ?? phone.viewport;
      const check = async () => {
        await test.step('axe finds nothing', () => expectNoViolations(page));
        await test.step('tabbing follows the reading order', () => expectTabOrder(page));
        if (device === 'phone') return;
        await test.step('no content is lost when zoomed', () => expectNoContentLoss(page));
        await page.setViewportSize(viewport);
      };
      await inFormStates(page, { invalid: check, unknown: check, failed: check, sent: check });
    });
  });
}
