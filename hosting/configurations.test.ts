import { readFileSync } from 'node:fs';
import packageFile from '../package.json';

/* Not every host can be run here: those that can are tested in e2e/hosting. */

const read = (file: string) => readFileSync(file, 'utf8');

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
