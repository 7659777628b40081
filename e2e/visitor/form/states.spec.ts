import { expectNoViolations } from '../../support/axe';
import { inFormStates } from '../../support/states';
import { expectTabOrder } from '../../support/tab-order';
import { phone, test } from '../../support/test';
import { expectNoContentLoss } from '../../support/zoom';

/* Brings the form into each state on a phone and on a computer, and runs the checks of open pages. */

for (const [device, options] of Object.entries({ phone, computer: {} })) {
  test.describe(() => {
    test.use(options);

    test(`the states of the form on a ${device}`, async ({ page }) => {
      const viewport = page.viewportSize() ?? phone.viewport;
      const check = async () => {
        const key = device === 'phone' ? 'Shift+Tab' : 'Tab';
        await test.step('tabbing follows the reading order', () => expectTabOrder(page, key));
        if (device === 'phone') return test.step('axe finds nothing', () => expectNoViolations(page));
        await test.step('no content is lost when zoomed', () => expectNoContentLoss(page));
        await page.setViewportSize(viewport);
      };
      await inFormStates(page, { invalid: check, unknown: check, failed: check, sent: check });
    });
  });
}
