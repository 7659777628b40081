import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { readContent } from '@/lib/content/read';
import { pageLinksFor } from '@/lib/navigation';
import { sites } from '../support/sites';
import { nestedPage, proof, servers, startServer } from './servers';

/* The site on Apache as installed, and on hosts with this project's configurations. */

/** Sends a request without following redirects. The body is decompressed. */
async function send(address: string, headers: Record<string, string> = {}) {
  const response = await fetch(address, {
    redirect: 'manual',
    headers: { 'Accept-Encoding': 'identity', ...headers },
  });
  // Node.js 24 crashes when a server closes the connection before the body has been read.
  await response.clone().arrayBuffer();
  return response;
}

/** Expects that a response contains the page of a route. */
async function expectPage(response: Response, route: string, directory: string) {
  expect(response.headers.get('content-type'), response.url).toMatch(/^text\/html\b/i);
  const file = route === nestedPage.path ? nestedPage.copyOf : route || '/index';
  const page = readFileSync(`${directory}${file}.html`);
  expect(Buffer.from(await response.arrayBuffer()).equals(page), response.url).toBe(true);
}

function expectSecurityHeaders(headers: Headers) {
  const values = Object.fromEntries(headers);
  expect(values).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "frame-ancestors 'self'",
    'strict-transport-security': 'max-age=63072000',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
  // Image search, newsletters and other sites of the owner may show the photos.
  expect(values).not.toHaveProperty('cross-origin-resource-policy');
  expect(values).not.toHaveProperty('x-powered-by');
}

/** The address of a file with a hashed name in the export. */
function findFile(folder: string, extension: string) {
  const file = readdirSync(sites.full.directory + folder).find((name) => name.endsWith(extension));
  if (!file) throw new Error(`The export has no ${extension} file in ${folder}.`);
  return `${folder}/${file}`;
}

const immutable = 'public, max-age=31536000, immutable';
const missing = ['/no-such-page', '/no-such-page/', '/services/more', '/photos/none.avif'];

for (const server of servers) {
  for (const site of server.isForFolder ? [sites.full, sites.usual] : [sites.full]) {
    const { directory, folder } = site;
    test.describe(`${server.name}${folder}`, () => {
      // In one worker, which starts the server once.
      test.describe.configure({ mode: 'default' });

      let origin = '';
      const { testimonials = [] } = readContent(site.contentDirectory).files ?? {};
      const pages = [
        ...pageLinksFor({ testimonials })
          .slice(1)
          .map(({ href }) => href),
        '/admin',
        nestedPage.path,
      ];
      let stop = () => {};
      test.skip(!server.command, `${server.name} is not installed`);
      test.beforeAll(async () => {
        ({ origin, stop } = await startServer(server, site));
      });
      test.afterAll(() => stop());

      test('every page is at its address, with and without a slash, and all else is a 404', async () => {
        for (const route of ['', ...pages]) {
          for (const address of [route, `${route}/`]) {
            // Follows redirects, and fails on a loop.
            const response = await fetch(origin + address);
            expect(response.status, address).toBe(200);
            await expectPage(response, route, directory);
          }
        }
        for (const address of missing) expect((await fetch(origin + address)).status, address).toBe(404);
      });

      if (folder) {
        test('the editor starts, with and without a slash', async ({ page }) => {
          for (const address of ['/admin', '/admin/']) {
            await page.goto(origin + address);
            await expect(page.getByRole('button', { name: 'Sign In Using Access Token' })).toBeVisible();
          }
        });
      }

      if (!server.isConfigured || folder) return;

      const isCloudflare = server.name === 'Cloudflare';
      // With `no-transform`, Cloudflare would not compress pages.
      const revalidate = `public, max-age=0, must-revalidate${isCloudflare ? '' : ', no-transform'}`;

      test('every page has one address, to which the others redirect', async () => {
        for (const page of pages) {
          expect((await send(origin + page)).status, page).toBe(200);
          // Cloudflare has no rule for the last one, which nothing links to.
          const others = [`${page}/`, `${page}.html`, `${page}/index.html`].slice(0, isCloudflare ? 2 : 3);
          for (const other of others) {
            expect([301, 307, 308], other).toContain((await send(origin + other)).status);
            const { url, status } = await fetch(`${origin}${other}?from=leaflet`);
            expect({ url, status }).toEqual({ url: `${origin}${page}?from=leaflet`, status: 200 });
          }
        }
        expect((await fetch(`${origin}/index.html`)).url).toBe(`${origin}/`);
        // Cloudflare has no rule for files that are no pages.
        if (!isCloudflare) expect((await send(origin + proof)).status).toBe(200);
      });

      test('an address without a page has the 404 page with its headers, and no folder is listed', async () => {
        // Apache rejects some addresses before they reach the site, and Cloudflare cannot be configured to.
        const others = [
          { addresses: ['/.htaccess', '/.nojekyll'], except: /Apache/ },
          { addresses: ['/404', '/404.html', '//example.com/'], except: /Cloudflare/ },
          { addresses: ['/%', '/%E0%A4%A'], except: /Cloudflare|Apache/ },
        ].flatMap(({ addresses, except }) => (except.test(server.name) ? [] : addresses));
        const more = ['/no-such-page.html', '/photos/', '/_next/static/', '/_not-found'];
        for (const address of [...missing, ...more, ...others]) {
          const response = await send(origin + address);
          expect(response.status, address).toBe(404);
          // Cloudflare sends the headers of a folder with its 404s as well.
          const caching = isCloudflare && /^\/(photos|_next)\//.test(address) ? immutable : revalidate;
          expect(response.headers.get('cache-control'), address).toBe(caching);
          expectSecurityHeaders(response.headers);
          await expectPage(response, '/404', directory);
        }
      });

      test('every file has its type and the security headers, and is cached immutably if its name has a hash', async () => {
        for (const [file, type] of [
          ...['/', ...pages].map((page) => [page, /^text\/html; ?charset=utf-8$/i] as const),
          ['/sitemap.xml', /^(application|text)\/xml/],
          ['/robots.txt', /^text\/plain/],
          ['/icon.svg', /^image\/svg\+xml/],
          ['/icon-512.png', /^image\/png$/],
          ['/favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)$/],
          [findFile('/_next/static', '.js'), /^(application|text)\/javascript/],
          [findFile('/_next/static/media', '.woff2'), /^font\/woff2$/],
          [findFile('/photos', '.avif'), /^image\/avif$/],
          [findFile('/photos', '.jpg'), /^image\/jpeg$/],
        ] as const) {
          const { status, headers } = await send(origin + file);
          expect(status, file).toBe(200);
          expect(headers.get('content-type'), file).toMatch(type);
          expectSecurityHeaders(headers);
          const isHashed = /^\/(photos|_next)\//.test(file);
          expect(headers.get('cache-control'), file).toBe(isHashed ? immutable : revalidate);
          const validator: Record<string, string> = headers.has('etag')
            ? { 'If-None-Match': headers.get('etag') ?? '' }
            : { 'If-Modified-Since': headers.get('last-modified') ?? '' };
          expect((await send(origin + file, validator)).status, file).toBe(304);
        }
      });
    });
  }
}
