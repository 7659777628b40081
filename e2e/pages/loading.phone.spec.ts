import { freePort, listen } from '@/scripts/lib/listen';
import { previewDirectory } from '@/lib/content/directories';
import { staticServer } from '@/scripts/preview/static-server';
import { sendButton } from '../support/fill-enquiry';
import { waitForFrames } from '../support/states';
import { expect, followLink, hold, open, routes, test as base, waitForHydration } from '../support/test';

/** The site on a server that records the requests for pages and scripts; Playwright does not see what is prefetched. */
const test = base.extend<{ requests: string[]; baseURL: string }>({
  requests: async ({}, use) => use([]),
  baseURL: async ({ requests }, use) => {
    const site = staticServer(previewDirectory);
    const port = await freePort();
    const server = await listen((request, response) => {
      const path = request.url ?? '';
      if (routes.some((route) => route === path) || path.endsWith('.js')) requests.push(path);
      site(request, response);
    }, port);
    await use(`http://localhost:${port}/`);
    server.close();
  },
});

test('scripts and other pages are requested once, after the page has loaded', async ({ page, requests }) => {
  // Delays the load event.
  const release = await hold(page, '**/*.avif');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await waitForFrames(page);
  expect(requests).toEqual(['/']);
  release();
  await waitForHydration(page);
  await sendButton(page).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  const elements = page.locator('script[src]');
  const sources = await elements.evaluateAll((all: HTMLScriptElement[]) => all.map(({ src }) => src));
  expect(sources.length).toBeGreaterThan(5);
  expect(sources).toEqual([...new Set(sources)]);

  const pages = () => requests.filter((path) => !path.endsWith('.js')).sort();
  await expect.poll(pages).toEqual([...routes].sort());
  await waitForFrames(page);
  expect(pages()).toEqual([...routes].sort());
  await followLink(page, 'Terms');
  await expect(page).toHaveURL(/\/terms$/);
  expect(requests.filter((path) => path === '/terms')).toHaveLength(1);
});

test('a browser that does not say how fast its connection is loads everything', async ({
  page,
  requests,
}) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'connection', { value: {} }));
  await open(page, '/');
  await expect.poll(() => new Set(requests.filter((path) => !path.endsWith('.js'))).size).toBe(routes.length);
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
    expect(requests.filter((path) => !path.endsWith('.js'))).toEqual(['/']);
  });
}

test('only the first photo of a page loads eagerly', async ({ page }) => {
  for (const route of ['/gallery', '/']) {
    await page.goto(route);
    const photos = page.getByRole('main').locator('img');
    await expect(photos.and(page.locator('[loading="eager"]'))).toHaveCount(1);
    await expect(photos.first()).toHaveAttribute('loading', 'eager');
  }
  const hero = page.locator('img[fetchpriority="high"]');
  await expect(hero).toHaveCount(1);
  expect(await hero.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/wide.*\.avif$/);
});
