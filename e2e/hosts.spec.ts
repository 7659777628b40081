import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { askAgain, fileHeaders, keep, pageHeaders } from '../scripts/host-rules';
import { ask, hosts } from './hosts';
import { routes } from './test';

/** What the export has of a kind, as an address. */
function fileOf(folder: string, ending: string) {
  const file = readdirSync(`out${folder}`).find((each) => each.endsWith(ending));
  if (!file) throw new Error(`The export has no ${ending} in ${folder}.`);
  return `${folder}/${file}`;
}

const fileOfPage = (route: string) => `out${route === '/' ? '/index' : route}.html`;

for (const host of hosts) {
  test.describe(`from ${host.name}`, () => {
    // One start for all tests.
    test.describe.configure({ mode: 'default' });
    test.skip(!host.isInstalled, `${host.name} is not installed here`);

    let origin = '';
    let stop = () => {};
    test.beforeAll(async () => {
      ({ origin, stop } = await host.start());
    });
    test.afterAll(() => stop());

    for (const route of routes) {
      test(`${route} is a page, and asked for anew each time`, async () => {
        const { status, headers, body } = await ask(origin + route);
        expect(status).toBe(200);
        expect(headers['content-type']?.toLowerCase()).toBe('text/html; charset=utf-8');
        expect(headers['cache-control']).toBe(askAgain);
        expect(body.toString()).toBe(readFileSync(fileOfPage(route), 'utf8'));

        const known: Record<string, string> = headers.etag
          ? { 'If-None-Match': headers.etag }
          : { 'If-Modified-Since': headers['last-modified'] ?? '' };
        expect((await ask(origin + route, { headers: known })).status).toBe(304);
      });
    }

    for (const page of ['/services', '/gallery', '/testimonials', '/contact', '/terms']) {
      for (const other of [`${page}/`, `${page}.html`]) {
        test(`${other} leads to ${page}`, async () => {
          const { status, headers } = await ask(origin + other);
          expect([301, 308]).toContain(status);
          expect(headers.location).toBe(page);
          expect((await ask(`${origin}${other}?from=leaflet`)).headers.location).toBe(`${page}?from=leaflet`);
        });
      }
    }

    test('/index.html leads home', async () => {
      const { status, headers } = await ask(`${origin}/index.html`);
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
    ]) {
      test(`${missing} is answered with the page for that, and its status`, async () => {
        const { status, headers, body } = await ask(origin + missing);
        expect(status).toBe(404);
        expect(headers['content-type']?.toLowerCase()).toBe('text/html; charset=utf-8');
        expect(headers['cache-control']).toMatch(/^(public, max-age=0, must-revalidate|no-store)$/);
        expect(body.toString()).toBe(readFileSync('out/404.html', 'utf8'));
      });
    }

    for (const page of ['/', '/contact', '/no-such-page']) {
      test(`${page} comes with the headers that protect it`, async () => {
        const { headers } = await ask(origin + page);
        for (const [name, value] of Object.entries({ ...fileHeaders, ...pageHeaders })) {
          expect(headers[name.toLowerCase()], name).toBe(value);
        }
        expect(headers).not.toHaveProperty('x-powered-by');
        expect(headers.server ?? '').not.toMatch(/\d/);
      });
    }

    const hashed = [
      [fileOf('/_next/static/chunks', '.js'), /^(application|text)\/javascript/],
      [fileOf('/_next/static/chunks', '.css'), /^text\/css/],
      [fileOf('/_next/static/media', '.woff2'), /^font\/woff2$/],
      [fileOf('/photos', '.avif'), /^image\/avif$/],
      [fileOf('/photos', '.jpg'), /^image\/jpeg$/],
    ] as const;

    for (const [file, type] of hashed) {
      test(`${file} is kept for ever`, async () => {
        const { status, headers, body } = await ask(origin + file);
        expect(status).toBe(200);
        expect(headers['content-type']).toMatch(type);
        expect(headers['cache-control']).toBe(keep);
        expect(headers['x-content-type-options']).toBe('nosniff');
        expect(body).toEqual(readFileSync(`out${file}`));
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
      ['/services.txt', /^text\/plain/],
    ] as const) {
      test(`${file} is sent as what it is, and asked for anew`, async () => {
        const { status, headers } = await ask(origin + file);
        expect(status).toBe(200);
        expect(headers['content-type']).toMatch(type);
        expect(headers['cache-control']).toBe(askAgain);
      });
    }

    test('what is text is sent as it was compressed at build, in the way that the browser knows', async () => {
      test.skip(host.isPart, `${host.name} leaves that to the network before it`);
      for (const file of ['/services', fileOf('/_next/static/chunks', '.js')]) {
        const plain = (await ask(origin + file)).body;
        const brotli = await ask(origin + file, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
        expect(brotli.headers['content-encoding']).toBe('br');
        expect(brotli.headers.vary?.toLowerCase()).toContain('accept-encoding');
        expect(brotliDecompressSync(brotli.body)).toEqual(plain);
        const gzip = await ask(origin + file, { headers: { 'Accept-Encoding': 'gzip' } });
        expect(gzip.headers['content-encoding']).toBe('gzip');
        expect(gunzipSync(gzip.body)).toEqual(plain);
        expect(gzip.headers['content-type']).toBe(brotli.headers['content-type']);
      }
    });

    test('a part of a photo can be had', async () => {
      test.skip(host.isPart, `${host.name} leaves that to the network before it`);
      const photo = fileOf('/photos', '.avif');
      const { status, headers, body } = await ask(origin + photo, { headers: { Range: 'bytes=10-19' } });
      const whole = readFileSync(`out${photo}`);
      expect(status).toBe(206);
      expect(headers['content-range']).toBe(`bytes 10-19/${whole.length}`);
      expect(body).toEqual(whole.subarray(10, 20));
    });

    test('HEAD is answered like GET, without the body', async () => {
      for (const file of ['/', '/contact', '/no-such-page', fileOf('/photos', '.avif')]) {
        const get = await ask(origin + file);
        const head = await ask(origin + file, { method: 'HEAD' });
        expect(head.status).toBe(get.status);
        expect(head.body).toHaveLength(0);
        for (const name of ['content-type', 'cache-control', 'etag', 'x-content-type-options']) {
          expect(head.headers[name], name).toBe(get.headers[name]);
        }
      }
    });
  });
}
