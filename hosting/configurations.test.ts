import { readFileSync } from 'node:fs';
import packageFile from '../package.json';
import vercel from '../vercel.json';

/* Not every host can be run here: those that can are tested in e2e/hosting. */

const read = (file: string) => readFileSync(file, 'utf8');

it('Vercel sends every header, and serves a page at its link, without a slash or .html', () => {
  const headers = vercel.headers.flatMap(({ source, headers }) =>
    headers.map(({ key, value }) => `${source} ${key}: ${value}`),
  );
  expect(headers).toEqual([
    '/(.*) X-Content-Type-Options: nosniff',
    "/(.*) Content-Security-Policy: frame-ancestors 'none'",
    '/(.*) Strict-Transport-Security: max-age=63072000',
    '/(.*) Referrer-Policy: strict-origin-when-cross-origin',
    '/(.*) Cross-Origin-Opener-Policy: same-origin',
    '/_next/static/(.*) Cache-Control: public, max-age=31536000, immutable',
    '/photos/(.*) Cache-Control: public, max-age=31536000, immutable',
  ]);
  expect(vercel).toMatchObject({ cleanUrls: true, trailingSlash: false, outputDirectory: 'out' });
});

// With anything else, IIS responds to every request with an error.
it('web.config is well-formed XML', () => {
  const file = new DOMParser().parseFromString(read('hosting/site-files/web.config'), 'application/xml');
  expect(file.documentElement.tagName).toBe('configuration');
  expect(file.querySelector('parsererror')).toBeNull();
});

it.each(['vercel.json', 'netlify.toml', 'wrangler.jsonc'])('%s publishes no sample content', (file) => {
  expect(read(file)).toContain('npm run build:launch');
  expect(packageFile.scripts['build:launch']).toBe('npm run build && npm run launch-check');
});
