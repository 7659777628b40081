import { readFileSync } from 'node:fs';
import { expect, test as base, type Page } from '@playwright/test';

export { expect };

export const routes = ['/', '/services', '/gallery', '/testimonials', '/contact', '/terms'] as const;

/** Where the form of the tested export posts to: the embedded service under its other name. */
export const endpoint = 'http://127.0.0.1:3100/enquiries';

/** Every test also fails at an error in the console, an uncaught error, or a request to another host. */
export const test = base.extend<{ allowedErrors: RegExp; watch: void }>({
  /** Messages a test provokes on purpose. */
  allowedErrors: [/^$/, { option: true }],
  watch: [
    async ({ page, allowedErrors, baseURL }, use) => {
      const faults: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text());
      });
      page.on('pageerror', (error) => faults.push(String(error)));
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        const ours = origin === baseURL || request.url() === endpoint || protocol === 'data:';
        if (!ours) faults.push(`request to ${request.url()}`);
      });
      await use();
      expect(faults.filter((fault) => !allowedErrors.test(fault))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page and waits until its scripts have taken over the menu and, where there is one, the form. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('[popovertarget]')).toHaveAttribute('aria-expanded', 'false');
  const form = page.getByRole('form');
  if ((await form.count()) > 0) await expect(form).toHaveAttribute('novalidate', '');
}

/** Keeps the page's scripts from coming until the function that it returns is called. */
export async function holdScripts(page: Page) {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** The enquiries that the embedded service has kept from a sender. */
export function enquiriesFrom(email: string) {
  return readFileSync('test-results/enquiries.jsonl', 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): Record<string, string> => JSON.parse(line))
    .filter((enquiry) => enquiry.email === email);
}
