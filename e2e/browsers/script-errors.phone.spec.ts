import { fillIn, sendButton, thankYou } from '../support/fill-enquiry';
import { enquiriesFrom } from '../support/form-service';
import { expect, isHydrated, test } from '../support/test';

// The control of the moving strip has a tooltip. Next's error page, in whose place the page is put back, has styles of its own.
test.use({ allowedErrors: /broken on purpose|Applying inline style/, reducedMotion: 'no-preference' });

/** Faults in the enhancements of a page, each as a script that runs before those of the page. */
const faults = {
  'the effect of a tooltip': "Object.defineProperty(window, 'tooltipWanted', { get: fail })",
  // Browsers that block it throw this, which the site handles.
  'the storage':
    "Object.defineProperty(window, 'sessionStorage', { get() { window.isBroken = true; throw new DOMException('Blocked', 'SecurityError') } })",
  // An unconfirmed enquiry shows the toast, which listens to this event.
  'the form':
    "sessionStorage.setItem('enquiry.unconfirmed', 'true'); const add = window.addEventListener; window.addEventListener = (name, ...rest) => (name === 'blur' ? fail : add)(name, ...rest)",
  // Throws at an address such as //contact, which servers take for /contact.
  'the history': 'history.replaceState = fail',
  "Next's router": 'window.IntersectionObserver = class { constructor() { fail() } }',
};

for (const [fault, script] of Object.entries(faults)) {
  test(`the page and the form still work with a fault in ${fault}`, async ({ page }) => {
    await page.addInitScript(
      `{ const fail = () => { window.isBroken = true; throw new Error('broken on purpose') }; ${script} }`,
    );
    let hasFailed = false;
    page.on('pageerror', () => (hasFailed = true));
    await page.goto('/contact');
    await expect.poll(async () => hasFailed || (await isHydrated(page))).toBe(true);
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
