import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { fileHeaders, immutable, pageHeaders, revalidate } from '@/hosting/rules';
import { previewDirectory } from '@/scripts/lib/preview-directory';
import { sendRequest, servers } from '../support/servers';
import { routes } from '../support/test';

/** The URL path of a file in the export that has a hashed name. */
function findFile(folder: string, extension: string) {
  const file = readdirSync(previewDirectory + folder).find((name) => name.endsWith(extension));
  if (!file) throw new Error(`The export has no ${extension} file in ${folder}.`);
  return `${folder}/${file}`;
}

const htmlFile = (route: string) => `${previewDirectory}${route === '/' ? '/index' : route}.html`;

for (const server of servers) {
  test.describe(`on ${server.name}`, () => {
    // Starts the server once for all tests.
    test.describe.configure({ mode: 'default' });
    test.skip(!server.isInstalled, `${server.name} is not installed`);

    let origin = '';
    let stop = () => {};
    test.beforeAll(async () => {
      ({ origin, stop } = await server.start());
    });
    test.afterAll(() => stop());

    for (const route of routes) {
      test(`${route} is served as a page and revalidated each time`, async () => {
        const { status, headers, body } = await sendRequest(origin + route);
        expect(status).toBe(200);
        expect(headers['content-type']?.toLowerCase()).toBe('text/html; charset=utf-8');
        expect(headers['cache-control']).toBe(revalidate);
        expect(body.toString()).toBe(readFileSync(htmlFile(route), 'utf8'));

        const validator: Record<string, string> = headers.etag
          ? { 'If-None-Match': headers.etag }
          : { 'If-Modified-Since': headers['last-modified'] ?? '' };
        expect((await sendRequest(origin + route, { headers: validator })).status).toBe(304);
      });
    }

    for (const page of ['/services', '/gallery', '/testimonials', '/contact', '/terms', '/admin']) {
      for (const other of [`${page}/`, `${page}.html`]) {
        test(`${other} redirects to ${page}`, async () => {
          const { status, headers } = await sendRequest(origin + other);
          expect([301, 308]).toContain(status);
          expect(headers.location).toBe(page);
          expect((await sendRequest(`${origin}${other}?from=leaflet`)).headers.location).toBe(
            `${page}?from=leaflet`,
          );
        });
      }
    }

    test('/index.html redirects to /', async () => {
      const { status, headers } = await sendRequest(`${origin}/index.html`);
      expect([301, 308]).toContain(status);
      expect(headers.location).toBe('/');
    });

    for (const missing of [
      '/no-such-page',
      '/no-such-page/',
      '/no-such-page.html',
      '/services/more',
      '/photos/none.avif',
      '/%2e%2e/package.json',
      '//example.com/',
      '/_not-found',
    ]) {
      test(`${missing} returns the 404 page with status 404`, async () => {
        const { status, headers, body } = await sendRequest(origin + missing);
        expect(status).toBe(404);
        expect(headers['content-type']?.toLowerCase()).toBe('text/html; charset=utf-8');
        expect(headers['cache-control']).toMatch(/^(public, max-age=0, must-revalidate|no-store)$/);
        expect(body.toString()).toBe(readFileSync(htmlFile('/404'), 'utf8'));
      });
    }

    for (const address of ['/404', '/404.html', '/%', '/%E0%A4%A']) {
      test(`${address} returns the 404 page with status 404, too`, async () => {
        test.skip(server.isBehindCdn, `${server.name} cannot be configured to`);
        test.skip(server.name === 'caddy' && address.startsWith('/%'), 'Go rejects it before Caddy sees it');
        const { status, body } = await sendRequest(origin + address);
        expect(status).toBe(404);
        expect(body.toString()).toBe(readFileSync(htmlFile('/404'), 'utf8'));
      });
    }

    for (const page of ['/', '/contact', '/no-such-page']) {
      test(`${page} has security headers`, async () => {
        const { headers } = await sendRequest(origin + page);
        for (const [name, value] of Object.entries({ ...fileHeaders, ...pageHeaders })) {
          expect(headers[name.toLowerCase()], name).toBe(value);
        }
        expect(headers).not.toHaveProperty('x-powered-by');
        expect(headers.server ?? '').not.toMatch(/\d/);
      });
    }

    for (const [folder, extension, type] of [
      ['/_next/static/chunks', '.js', /^(application|text)\/javascript/],
      ['/_next/static/chunks', '.css', /^text\/css/],
      ['/_next/static/media', '.woff2', /^font\/woff2$/],
      ['/photos', '.avif', /^image\/avif$/],
      ['/photos', '.jpg', /^image\/jpeg$/],
    ] as const) {
      test(`${extension} files in ${folder} are cached immutably`, async () => {
        const file = findFile(folder, extension);
        const { status, headers, body } = await sendRequest(origin + file);
        expect(status).toBe(200);
        expect(headers['content-type']).toMatch(type);
        expect(headers['cache-control']).toBe(immutable);
        expect(headers['x-content-type-options']).toBe('nosniff');
        expect(body).toEqual(readFileSync(previewDirectory + file));
      });
    }

    for (const [file, type] of [
      ['/sitemap.xml', /^(application|text)\/xml/],
      ['/robots.txt', /^text\/plain/],
      ['/manifest.webmanifest', /^application\/manifest\+json/],
      ['/icon.svg', /^image\/svg\+xml/],
      ['/icon-512.png', /^image\/png$/],
      ['/favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)$/],
      ['/share.jpg', /^image\/jpeg$/],
    ] as const) {
      test(`${file} has its content type and is revalidated`, async () => {
        const { status, headers } = await sendRequest(origin + file);
        expect(status).toBe(200);
        expect(headers['content-type']).toMatch(type);
        expect(headers['cache-control']).toBe(revalidate);
      });
    }

    test('text files are sent precompressed, in an encoding that the browser accepts', async () => {
      test.skip(server.isBehindCdn, `the CDN in front of ${server.name} does that`);
      for (const file of ['/services', findFile('/_next/static/chunks', '.js')]) {
        const plain = (await sendRequest(origin + file)).body;
        const brotli = await sendRequest(origin + file, {
          headers: { 'Accept-Encoding': 'gzip, deflate, br' },
        });
        expect(brotli.headers['content-encoding']).toBe('br');
        expect(brotli.headers.vary?.toLowerCase()).toContain('accept-encoding');
        expect(brotliDecompressSync(brotli.body)).toEqual(plain);
        const gzip = await sendRequest(origin + file, { headers: { 'Accept-Encoding': 'gzip' } });
        expect(gzip.headers['content-encoding']).toBe('gzip');
        expect(gunzipSync(gzip.body)).toEqual(plain);
        expect(gzip.headers['content-type']).toBe(brotli.headers['content-type']);
      }
    });

    test('a byte range of a photo can be requested', async () => {
      test.skip(server.isBehindCdn, `the CDN in front of ${server.name} does that`);
      const photo = findFile('/photos', '.avif');
      const { status, headers, body } = await sendRequest(origin + photo, {
        headers: { Range: 'bytes=10-19' },
      });
      const whole = readFileSync(previewDirectory + photo);
      expect(status).toBe(206);
      expect(headers['content-range']).toBe(`bytes 10-19/${whole.length}`);
      expect(body).toEqual(whole.subarray(10, 20));
    });

    test('HEAD returns the headers of GET without a body', async () => {
      for (const file of ['/', '/contact', '/no-such-page', findFile('/photos', '.avif')]) {
        const get = await sendRequest(origin + file);
        const head = await sendRequest(origin + file, { method: 'HEAD' });
        expect(head.status).toBe(get.status);
        expect(head.body).toHaveLength(0);
        for (const name of ['content-type', 'cache-control', 'etag', 'x-content-type-options']) {
          expect(head.headers[name], name).toBe(get.headers[name]);
        }
      }
    });
  });
}
