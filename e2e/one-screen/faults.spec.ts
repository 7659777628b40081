import { field, fillIn, sendButton } from '../support/enquiry-form';
import { endpoint, enquiriesFrom, expect, test } from '../support/test';

const message = 'broken on purpose';

// The control of the moving strip has a tooltip.
test.use({ allowedErrors: new RegExp(message), reducedMotion: 'no-preference' });

/** Faults in the enhancements of a page, each as a script that runs before those of the page. */
const faults: Record<string, (message: string) => void> = {
  'the selector of popovers': (message) => {
    const { matches } = Element.prototype;
    Object.assign(Element.prototype, {
      matches(this: Element, selector: string) {
        if (selector.includes('popover')) throw new SyntaxError(message);
        return matches.call(this, selector);
      },
    });
  },
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
  'the loading of the rules': (message) => {
    const { observe } = IntersectionObserver.prototype;
    IntersectionObserver.prototype.observe = function (target) {
      if (target instanceof HTMLFormElement) throw new Error(message);
      observe.call(this, target);
    };
  },
  "Next's router": (message) => {
    window.IntersectionObserver = class {
      constructor() {
        throw new Error(message);
      }
    } as unknown as typeof IntersectionObserver;
  },
  'the state of the network': (message) => {
    Object.defineProperty(navigator, 'connection', {
      get: () => {
        throw new Error(message);
      },
    });
  },
  'the moment when the browser is idle': (message) => {
    window.requestIdleCallback = () => {
      throw new Error(message);
    };
  },
  'the first paint': (message) => {
    window.PerformanceObserver = class {
      constructor() {
        throw new Error(message);
      }
    } as unknown as typeof PerformanceObserver;
  },
};

test('without the scripts of the form, a second press sends nothing more', async ({ page }) => {
  await page.addInitScript(faults['the loading of the rules'] ?? (() => {}), message);
  await page.goto('/contact', { waitUntil: 'networkidle' });
  let requests = 0;
  await page.route(endpoint, async (route) => {
    requests += 1;
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  const { email } = await fillIn(page);
  // Playwright waits for the post. Visitors do not.
  await sendButton(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    setTimeout(() => button.form?.requestSubmit(), 500);
  });
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  expect(requests).toBe(1);
  expect(enquiriesFrom(email)).toHaveLength(1);
});

for (const [fault, breakIt] of Object.entries(faults)) {
  test(`the page and the form still work with a fault in ${fault}`, async ({ page }) => {
    test.slow();
    await page.addInitScript(breakIt, message);
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
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

    await page.goto('/contact');
    await expect(field(page, 'Message')).toHaveValue('');
  });
}
