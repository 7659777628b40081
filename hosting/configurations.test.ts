import { readFileSync } from 'node:fs';
import packageFile from '../package.json';

/* Not every host can be run here: those that can are tested in e2e/hosting. */

const read = (file: string) => readFileSync(file, 'utf8');

// With anything but XML, IIS responds to every request with an error.
it('web.config makes IIS send AVIF photos and the 404 page', () => {
  const file = new DOMParser().parseFromString(read('hosting/site-files/web.config'), 'application/xml');
  expect(file.documentElement.tagName).toBe('configuration');
  const attribute = (selector: string, name: string) => file.querySelector(selector)?.getAttribute(name);
  expect(attribute('mimeMap[fileExtension=".avif"]', 'mimeType')).toBe('image/avif');
  expect(attribute('error[statusCode="404"]', 'path')).toBe('404.html');
});

// Without the second, Netlify publishes Next's own export.
it('Netlify publishes the site', () => {
  expect(read('netlify.toml')).toMatch(/^ *publish = "out"$[^]*NETLIFY_NEXT_PLUGIN_SKIP = "true"/m);
});

it.each(['vercel.json', 'netlify.toml', 'wrangler.jsonc'])('%s publishes no sample content', (file) => {
  expect(read(file)).toContain('npm run build:launch');
  expect(packageFile.scripts['build:launch']).toBe('npm run build && npm run launch-check');
});
