import { fillIn, sendButton } from '../support/enquiry-form';
import { enquiriesFrom } from '../support/form-service';
import { expect, isHydrated, test } from '../support/test';

const message = 'broken on purpose';

// The control of the moving strip has a tooltip.
test.use({ allowedErrors: new RegExp(message), reducedMotion: 'no-preference' });

/** Faults in the enhancements of a page, each as a script that runs before those of the page. */
const faults: Record<string, (message: string) => void> = {
  'the methods of popovers': () => {
    for (const method of ['showPopover', 'hidePopover', 'togglePopover'] as const) {
      delete (HTMLElement.prototype as Partial<HTMLElement>)[method];
    }
  },
  'the size of a tooltip': (message) => {
    window.ResizeObserver = class {
      constructor() {
        throw new Error(message);
      }
    } as unknown as typeof ResizeObserver;
  },
  'the year': (message) => {
    Date.prototype.getFullYear = () => {
      throw new Error(message);
    };
  },
  'the form': (message) => {
    // The toast listens to this event.
    const { addEventListener } = window;
    window.addEventListener = (...args: Parameters<typeof addEventListener>) => {
      if (args[0] === 'blur') throw new Error(message);
      addEventListener(...args);
    };
  },
  "Next's router": (message) => {
    window.IntersectionObserver = class {
      constructor() {
        throw new Error(message);
      }
    } as unknown as typeof IntersectionObserver;
  },
};

for (const [fault, breakIt] of Object.entries(faults)) {
  test(`the page and the form still work with a fault in ${fault}`, async ({ page }) => {
    await page.addInitScript(breakIt, message);
    let hasFailed = false;
    page.on('pageerror', () => (hasFailed = true));
    await page.goto('/contact');
    await expect.poll(async () => hasFailed || (await isHydrated(page))).toBe(true);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'All pages' })).toBeVisible();
    await page.keyboard.press('Escape');
    // Focus opens the tooltip.
    await page.getByRole('checkbox', { name: 'Pause the moving text' }).focus();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find Us');
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(/© 20\d\d/);
    const { email } = await fillIn(page);
    await sendButton(page).click();
    await expect.poll(() => enquiriesFrom(email), { timeout: 20_000 }).toHaveLength(1);
    await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  });
}
