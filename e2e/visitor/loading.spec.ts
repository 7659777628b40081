import { pathToFileURL } from 'node:url';
import { listen, portOf } from '@/preview/listen';
import { staticServer } from '@/preview/static-server';
import { sites } from '../support/sites';
import { waitForRequests } from '../support/states';
import { expect, followLink, hold, phone, routes, test as base, waitForHydration } from '../support/test';

/** The site on a server that records requests for pages and scripts: Playwright does not see prefetches. */
const test = base.extend<{ requests: string[]; baseURL: string }>({
  requests: async ({}, use) => use([]),
  baseURL: async ({ requests }, use) => {
    const site = staticServer(sites.full.directory);
    const server = await listen((request, response) => {
      const path = request.url ?? '';
      if (routes.some((route) => route === path) || path.endsWith('.js')) requests.push(path);
      site(request, response);
    }, 0);
    await use(`http://localhost:${portOf(server)}/`);
    server.close();
  },
});

test.use(phone);

test('scripts are requested once, and run when the page has loaded; no other page is before its link is touched', async ({
  page,
  requests,
}) => {
  // Delays the load event.
  const release = await hold(page, '**/*.avif');
  await page.clock.install();
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.clock.runFor(10_000);
  await waitForRequests(page);
  await expect(page.getByRole('form')).not.toHaveAttribute('novalidate');
  release();
  await waitForHydration(page);
  expect(requests.filter((path) => !path.endsWith('.js'))).toEqual(['/']);
  expect(requests).toHaveLength(new Set(requests).size);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms', exact: true }).hover();
  await expect.poll(() => requests).toContain('/terms');
  await followLink(page, 'Terms');
  await expect(page).toHaveURL(/\/terms$/);
  expect(requests.filter((path) => path === '/terms')).toHaveLength(1);
});

test('hydration leaves the elements of a page as they are', async ({ page }) => {
  for (const route of ['/', '/contact']) {
    const release = await hold(page, '**/*.js');
    await page.goto(route);
    const elements = await page.evaluateHandle(() => [...document.body.querySelectorAll('*')]);
    release();
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Menu' }).hover();
    await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('data-state', 'closed');
    const isSame = (before: Element[]) => {
      const after = [...document.body.querySelectorAll('*')];
      return before.length === after.length && before.every((element, index) => element === after[index]);
    };
    expect(await elements.evaluate(isSame), route).toBe(true);
  }
});

test.describe('saved on a disk', () => {
  // What is not beside the page.
  test.use({ allowedErrors: /file:/ });

  test('a page shows its photos as browsers and mirrors save them: as the JPEG of <img>', async ({
    page,
  }) => {
    await page.goto(pathToFileURL(`${sites.full.directory}/gallery.html`).href);
    await expect(page.locator('picture img').first()).toBeAttached();
    await expect(page.locator('source')).toHaveCount(0);
  });
});
