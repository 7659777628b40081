/** @jest-environment node */
import { readFileSync } from 'node:fs';
import packageFile from '../package.json';
import vercel from '../vercel.json';

/* Not every host can be run here: those that can are tested in e2e/hosting. */

const read = (file: string) => readFileSync(file, 'utf8');

it.each([
  'hosting/site-files/_headers',
  'hosting/site-files/.htaccess',
  'vercel.json',
  'hosting/nginx.conf',
  'hosting/Caddyfile',
])('%s has every header', (file) => {
  for (const [name, value] of Object.entries({
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "frame-ancestors 'none'",
    'Strict-Transport-Security': 'max-age=63072000',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cache-Control': 'public, max-age=31536000, immutable',
  })) {
    expect(read(file)).toContain(name);
    expect(read(file)).toContain(value);
  }
});

it('Vercel serves a page at its link, without a slash or .html', () => {
  expect(vercel).toMatchObject({ cleanUrls: true, trailingSlash: false, outputDirectory: 'out' });
});

it.each(['vercel.json', 'netlify.toml', 'wrangler.jsonc'])('%s publishes no sample content', (file) => {
  expect(read(file)).toContain('npm run build:launch');
  expect(packageFile.scripts['build:launch']).toBe('npm run build && npm run launch-check');
});
