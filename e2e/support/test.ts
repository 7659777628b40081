import { expect, test as base, type Page } from '@playwright/test';
import { pageLinks } from '@/lib/navigation';
import { ContentError } from '@/lib/content/content-error';
import { readContent, type ContentFiles } from '@/lib/content/read';
import { listRoutes } from '@/lib/routes';
import { endpoint } from './form-service';

export { expect };

export const labels = pageLinks.map(({ label }) => label);
export const routes = listRoutes({ testimonials: [{}] });

/** An address without a page: every page that a visitor can see is in `routes` or here. */
export const missingPage = '/no-such-page';

/** The name of a page in the names of snapshots. */
export const pageName = (route: string) =>
  ({ '/': 'home', [missingPage]: 'not-found' })[route] ?? route.slice(1);

/** Every page but those that consist of sections of the home page. */
export const distinctPages = [...routes, missingPage].filter(
  (route) => !['/services', '/testimonials', '/contact'].includes(route),
);

type Options = {
  /** The folder with the content of the site. */
  contentDirectory: string;
  /** The address that this site is built for. */
  siteUrl: string;
  /** Where its form posts to. */
  formEndpoint: string;
  /** Matches the errors that a test causes on purpose, as their text and the URL that they are about. */
  allowedErrors: RegExp;
};

/** The content of the site, and its pages: all of them, or without that of reviews if there are none. */
type Site = { content: ContentFiles; siteRoutes: string[] };

/** What the browser reports about the 404 page, and about a form service that a test lets fail. */
const expectedError = new RegExp(`^Failed to load resource.* (.*${missingPage}|${endpoint})$`);

/** Every test of a page also fails on a console error, an uncaught error or a request to another origin. */
export const test = base.extend<Options & Site>({
  contentDirectory: ['', { option: true }],
  siteUrl: ['', { option: true }],
  formEndpoint: ['', { option: true }],
  content: async ({ contentDirectory }, use) => {
    const { files, problems } = readContent(contentDirectory);
    if (!files) throw new ContentError(problems);
    await use(files);
  },
  siteRoutes: async ({ content }, use) => use(listRoutes(content)),
  allowedErrors: [/^$/, { option: true }],
  page: async ({ page, allowedErrors, baseURL }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('request', (request) => {
      const { href, origin, protocol } = new URL(request.url());
      const isExpected = baseURL?.startsWith(`${origin}/`) || href === endpoint || protocol === 'data:';
      if (!isExpected) errors.push(`request to ${href}`);
    });
    await use(page);
    expect(errors.filter((error) => !allowedErrors.test(error) && !expectedError.test(error))).toEqual([]);
  },
});

/** Opens a page and, if it has a form, waits until it is hydrated. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await waitForHydration(page);
}

/** Waits until the form is hydrated, if the page has one. */
export async function waitForHydration(page: Page) {
  const form = page.getByRole('form');
  if ((await form.count()) > 0) await expect(form).toHaveAttribute('novalidate', '');
}

/** Follows a link in the footer. */
export const followLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();

/** Holds back the files whose URLs match a pattern until the returned function is called. */
export async function hold(page: Page, pattern: string) {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

export const holdScripts = (page: Page) => hold(page, '**/*.js');
