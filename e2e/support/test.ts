import { devices, expect, test as base, type Browser, type Page } from '@playwright/test';
import { pageLinks, pageLinksFor } from '@/lib/navigation';
import { ContentError } from '@/lib/content/content-error';
import { readContent } from '@/lib/content/read';
import type { ContentFiles } from '@/lib/content/types';
import { endpoint } from './form-service';

export { expect };

/** For `test.use`: as wide as most phones. One device pixel per CSS pixel is quicker to paint. */
export const phone = {
  userAgent: devices['Pixel 7'].userAgent,
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
  hasTouch: true,
  isMobile: true,
};

export const routes = pageLinks.map(({ href }) => href);

/** An address without a page. All pages that visitors can see are in `routes` or here. */
export const missingPage = '/no-such-page';

/** The name of a page in snapshot names. */
export const pageName = (route: string) =>
  ({ '/': 'home', [missingPage]: 'not-found' })[route] ?? route.slice(1);

/** Every page except those made of sections of the home page. */
export const distinctPages = [...routes, missingPage].filter(
  (route) => !['/services', '/testimonials', '/contact'].includes(route),
);

type Options = {
  /** The folder with the content of the site. */
  contentDirectory: string;
  /** The address that the site is built for. */
  siteUrl: string;
  /** Where its form posts to. */
  formEndpoint: string;
  /** Matches the errors that a test causes on purpose, by their text and URL. */
  allowedErrors: RegExp;
};

/** The content of the site, and the routes of its pages, without that of reviews if there are none. */
type Site = { content: ContentFiles; siteRoutes: string[] };

/** Errors that the browser reports for the 404 page, and for a form service that a test makes fail. */
const expectedError = new RegExp(`^Failed to load resource.* (.*${missingPage}(#content)?|${endpoint})$`);

/** Every test of a page also fails on an uncaught error or a console error, such as a policy violation. */
export const test = base.extend<Options & Site & { starts: void }>({
  contentDirectory: ['', { option: true }],
  siteUrl: ['', { option: true }],
  formEndpoint: ['', { option: true }],
  content: async ({ contentDirectory }, use) => {
    const { files, problems } = readContent(contentDirectory);
    if (!files) throw new ContentError(problems);
    await use(files);
  },
  siteRoutes: async ({ content }, use) => use(pageLinksFor(content).map(({ href }) => href)),
  allowedErrors: [/^$/, { option: true }],
  browser: [
    async ({ playwright, browserName, channel }, use) => {
      const launch = () => playwright[browserName].launch();
      // Chromium 114 may crash as it starts. Firefox or WebKit does not start if a library is missing.
      const browser = await launch().catch(() => (browserName === 'chromium' ? launch() : undefined));
      if (browser && channel === 'moz-firefox') ignoreMedia(browser);
      await use(browser as Browser);
      await browser?.close();
    },
    { scope: 'worker' },
  ],
  starts: [
    async ({ browser, browserName }, use, testInfo) => {
      testInfo.skip(!browser, `${browserName} is not installed, or does not start`);
      await use();
    },
    { auto: true },
  ],
  // Firefox does not support it, and no test in WebKit needs it.
  isMobile: async ({ isMobile, browserName }, use) => use(isMobile && browserName === 'chromium'),
  page: async ({ page, allowedErrors }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    await use(page);
    expect(errors.filter((error) => !allowedErrors.test(error) && !expectedError.test(error))).toEqual([]);
  },
});

/**
 * Makes Playwright work with Debian's Firefox, which lacks one of its WebDriver BiDi commands: the one that
 * emulates media. Playwright has no setting for that, so this patches the class of its connections.
 */
function ignoreMedia(browser: Browser) {
  const { _browserSession: session } = Object(browser)._connection.toImpl(browser);
  const connection = Object.getPrototypeOf(session);
  const { send } = connection;
  connection.send = function (method: string, parameters: object) {
    return method === 'emulation.setMediaFeaturesOverride' ? {} : send.call(this, method, parameters);
  };
}

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

/** Holds back requests that match a pattern until the returned function is called. */
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
