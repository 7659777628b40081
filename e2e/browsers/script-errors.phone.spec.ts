import { fillIn, sendButton, thankYou } from '../support/fill-enquiry';
import { enquiriesFrom } from '../support/form-service';
import { expect, open, test } from '../support/test';

test('the page and the form work in a browser that blocks the storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
  });
  await open(page, '/contact');
  await expect(page.getByRole('contentinfo')).toContainText(/© 20\d\d/);
  const { email } = await fillIn(page);
  await sendButton(page).click();
  await expect(thankYou(page)).toBeVisible();
  expect(enquiriesFrom(email)).toHaveLength(1);
});
