import type { AddressInfo } from 'node:net';
import express from 'express';
import type { Page } from '@playwright/test';
import { previewDirectory } from '@/scripts/lib/preview-directory';
import { staticServer } from '@/scripts/preview/static-server';
import { expect, routes, test as base } from '../support/test';

type Request = { path: string; isPrefetch: boolean; bytes: number };

/** The export on a server that records the requests for pages; Playwright does not see what is prefetched. */
const test = base.extend<{ requests: Request[]; baseURL: string }>({
  requests: async ({}, provide) => provide([]),
  baseURL: async ({ requests }, provide) => {
    const app = express();
    app.use((request, response, next) => {
      if (routes.some((route) => route === request.path)) {
        const entry = { path: request.path, isPrefetch: 'sec-purpose' in request.headers, bytes: 0 };
        requests.push(entry);
        response.on('finish', () => (entry.bytes = Number(response.get('Content-Length') ?? 0)));
      }
      next();
    });
    app.use(staticServer(previewDirectory, 'test-results/enquiries-of-prefetch.jsonl'));
    const server = app.listen(0);
    await provide(`http://localhost:${(server.address() as AddressInfo).port}`);
    server.close();
  },
});

const prefetched = (requests: Request[]) =>
  requests.filter(({ isPrefetch }) => isPrefetch).map(({ path }) => path);

const others = (current: string) => routes.filter((route) => route !== current).sort();

async function expectPrefetched(page: Page, requests: Request[], current: string) {
  await expect.poll(() => prefetched(requests).sort()).toEqual(others(current));
}

test('every other page is prefetched once, after the page has loaded', async ({ page, requests }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.avif', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForTimeout(1000);
  expect(prefetched(requests)).toEqual([]);
  release();
  await expectPrefetched(page, requests, '/');
  // Nothing may be requested again.
  await page.waitForTimeout(500);
  expect(prefetched(requests)).toHaveLength(routes.length - 1);
  expect(requests.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(80_000);
});

test('a link to a prefetched page causes no request', async ({ page, requests }) => {
  await page.goto('/');
  await expectPrefetched(page, requests, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What We Agree');
  expect(requests.filter(({ path, isPrefetch }) => path === '/terms' && !isPrefetch)).toEqual([]);
});

for (const connection of [
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: '2g' },
]) {
  test(`nothing is prefetched with ${JSON.stringify(connection)}`, async ({ page, requests }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(Navigator.prototype, 'connection', { value });
    }, connection);
    await page.goto('/');
    await page.waitForTimeout(2000);
    expect(requests.map(({ path }) => path)).toEqual(['/']);
  });
}
