/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { fileHeaders, hashedPaths, immutable, pageHeaders } from './rules';

/* Each host has a configuration in its own language. Their behaviour is tested with the hosts in e2e/hosting. */

const files = ['public/_headers', 'vercel.json', 'hosting/nginx.conf', 'hosting/Caddyfile'];

it.each(files)('%s has the headers of hosting/rules.ts', (file) => {
  const text = readFileSync(file, 'utf8');
  for (const [name, value] of Object.entries({ ...fileHeaders, ...pageHeaders })) {
    expect(text).toContain(name);
    expect(text).toContain(value);
  }
  for (const path of hashedPaths) expect(text).toContain(path);
  expect(text).toContain(immutable);
});
