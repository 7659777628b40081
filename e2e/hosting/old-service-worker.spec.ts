import { expect, test } from '@playwright/test';
import { freePort, listen } from '@/scripts/lib/listen';
import { previewDirectory } from '@/lib/content/directories';
import { staticServer } from '@/scripts/preview/static-server';

/* A site that was at this address before may have left a service worker, which shows that site for ever. */

const oldPage = (worker: string) =>
  `<h1>Old site</h1><script>navigator.serviceWorker.register('${worker}')</script>`;
const oldWorker = `
  addEventListener('install', (event) => {
    skipWaiting();
    event.waitUntil(caches.open('old').then((cache) => cache.add('/')));
  });
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', (event) => event.respondWith(caches.match('/', { ignoreVary: true })));`;

for (const worker of ['/sw.js', '/service-worker.js']) {
  test(`this site replaces one that had a service worker at ${worker}`, async ({ page }) => {
    const site = staticServer(previewDirectory);
    let isOld = true;
    const port = await freePort();
    const server = await listen((request, response) => {
      if (!isOld) return site(request, response);
      const isWorker = request.url === worker;
      response.setHeader('Content-Type', isWorker ? 'text/javascript' : 'text/html');
      response.end(isWorker ? oldWorker : oldPage(worker));
    }, port);
    const heading = page.getByRole('heading', { level: 1 });

    await page.goto(`http://localhost:${port}/`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    isOld = false;
    await page.goto(`http://localhost:${port}/`);
    await expect(heading).toHaveText('Old site');
    await expect(heading).toContainText('Careful Painters', { timeout: 30_000 });
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
    server.closeAllConnections();
    server.close();
  });
}
