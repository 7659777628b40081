import { fillIn, sendButton, thankYou } from '../support/fill-enquiry';
import { enquiriesFrom } from '../support/form-service';
import { expect, test } from '../support/test';

// The control of the moving strip has a tooltip.
test.use({ allowedErrors: /broken on purpose/, reducedMotion: 'no-preference' });

/** Faults in the enhancements of a page, each as a script that runs before those of the page. */
const faults = {
  'the tooltips': 'Element.prototype.matches = fail',
  // Browsers that block it throw this, which the site handles.
  'the storage':
    "Object.defineProperty(window, 'sessionStorage', { get() { window.isBroken = true; throw new DOMException('Blocked', 'SecurityError') } })",
  // An unconfirmed enquiry shows the toast, which listens to this event.
  'the form':
    "sessionStorage.setItem('enquiry.unconfirmed', 'true'); const add = window.addEventListener; window.addEventListener = (name, ...rest) => (name === 'blur' ? fail : add)(name, ...rest)",
};

for (const [fault, script] of Object.entries(faults)) {
  test(`the page and the form still work with a fault in ${fault}`, async ({ page }) => {
    await page.addInitScript(
      `{ const fail = () => { window.isBroken = true; throw new Error('broken on purpose') }; ${script} }`,
    );
    const hydration = page.waitForResponse(/hydrate-.*\.js$/);
    await page.goto('/contact');
    await hydration;
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'All pages' })).toBeVisible();
    await page.keyboard.press('Escape');
    // Focus opens the tooltip.
    await page.getByRole('checkbox', { name: 'Pause the moving text' }).focus();
    await expect.poll(() => page.evaluate(() => 'isBroken' in window)).toBe(true);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find Us');
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(/© 20\d\d/);
    const { email } = await fillIn(page);
    await sendButton(page).click();
    await expect.poll(() => enquiriesFrom(email), { timeout: 20_000 }).toHaveLength(1);
    await expect(thankYou(page)).toBeVisible();
  });
}
