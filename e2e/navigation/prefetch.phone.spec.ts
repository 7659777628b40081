import { freePort, listen } from '@/scripts/lib/listen';
import { previewDirectory } from '@/scripts/lib/preview-directory';
import { staticServer } from '@/scripts/preview/static-server';
import { waitForFrames } from '../support/states';
import { expect, followLink, hold, open, routes, test as base } from '../support/test';

type Request = { path: string; isPrefetch: boolean };

/** The site on a server that records the requests for pages; Playwright does not see what is prefetched. */
const test = base.extend<{ requests: Request[]; baseURL: string }>({
  requests: async ({}, use) => use([]),
  baseURL: async ({ requests }, use) => {
    const site = staticServer(previewDirectory);
    const port = await freePort();
    const server = await listen((request, response) => {
      const path = request.url ?? '';
      const isPrefetch = 'sec-purpose' in request.headers;
      if (routes.some((route) => route === path)) requests.push({ path, isPrefetch });
      site(request, response);
    }, port);
    await use(`http://localhost:${port}/`);
    server.close();
  },
});

const prefetched = (requests: Request[]) =>
  requests.filter(({ isPrefetch }) => isPrefetch).map(({ path }) => path);

test('the other pages are prefetched once, after the page has loaded', async ({ page, requests }) => {
  const release = await hold(page, '**/*.avif');
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForLoadState('domcontentloaded');
  await waitForFrames(page);
  expect(prefetched(requests)).toEqual([]);
  release();
  await expect.poll(() => prefetched(requests).sort()).toEqual(routes.slice(1).sort());
  // Nothing may be requested again.
  await waitForFrames(page);
  expect(prefetched(requests)).toHaveLength(routes.length - 1);

  await followLink(page, 'Terms');
  await expect(page).toHaveURL(/\/terms$/);
  expect(requests.filter(({ isPrefetch }) => !isPrefetch)).toHaveLength(1);
});

for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
  test(`nothing is prefetched with ${JSON.stringify(connection)}`, async ({ page, requests }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(Navigator.prototype, 'connection', { value }),
      connection,
    );
    // The page prefetches before it hydrates.
    await open(page, '/');
    await waitForFrames(page);
    expect(requests.map(({ path }) => path)).toEqual(['/']);
  });
}
