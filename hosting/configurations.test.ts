import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { siteDirectory } from '@/lib/directories';
import vercel from '../vercel.json';

/* For hosts that cannot run here. e2e/servers tests the others. */

const read = (file: string) => readFileSync(file, 'utf8');
/** The names and values that a pattern finds. */
const find = (text: string, pattern: RegExp) =>
  Object.fromEntries([...text.matchAll(pattern)].map(([, name = '', value = '']) => [name, value]));

it('Vercel publishes the site', () => {
  expect(vercel).toMatchObject({
    framework: null,
    outputDirectory: siteDirectory,
    cleanUrls: true,
    trailingSlash: false,
  });
});

// Vercel builds on Linux.
const onUnix = process.platform === 'win32' ? describe.skip : describe;

onUnix('on Vercel', () => {
  it.each([
    ['preview', 'npm run build\n'],
    ['production', 'npm run build:launch\n'],
    ['', 'npm run build:launch\n'],
  ])('the build in the environment "%s" runs %s', (environment, command) => {
    const npm = 'npm() { echo "npm $*"; }; ';
    const env = { ...process.env, VERCEL_ENV: environment };
    const { stdout } = spawnSync('bash', ['-c', npm + vercel.buildCommand], { env, encoding: 'utf8' });
    expect(stdout).toBe(command);
  });
});

it('Vercel sends the headers that are tested on Cloudflare', () => {
  const rules = find(read('hosting/site-files/_headers'), /^(\/.*)\n((?: .*\n)+)/gm);
  const headers = Object.entries(rules).map(([path, lines]) => ({
    source: path.replace('*', '(.*)'),
    headers: Object.entries(find(lines, /^ +([\w-]+): (.*)$/gm)).map(([key, value]) => ({ key, value })),
  }));
  expect(vercel.headers).toEqual(headers);
});

it('Netlify publishes the site, and shows the sample only in previews', () => {
  const [, ...sections] = read('netlify.toml').split(/^\[/m);
  const values = sections.map((text) => [text.split(']')[0], find(text, /^ *(\w+) = "(.*)"$/gm)]);
  expect(Object.fromEntries(values)).toEqual({
    build: { command: 'npm run build', publish: siteDirectory },
    // Otherwise, Netlify publishes Next's own export.
    'build.environment': { NETLIFY_NEXT_PLUGIN_SKIP: 'true' },
    'context.production': { command: 'npm run build:launch' },
  });
});

it('Cloudflare publishes the site and its 404 page', () => {
  // Without comments, the file is valid YAML.
  const config = parse(read('wrangler.jsonc').replace(/^ *\/\/.*$/gm, ''));
  const assets = { directory: siteDirectory, not_found_handling: '404-page' };
  expect(config).toMatchObject({ build: { command: 'npm run build:launch' }, assets });
});

// If the file is not valid XML, IIS responds to every request with an error.
it('IIS sends AVIF photos and the 404 page', () => {
  const file = new DOMParser().parseFromString(read('hosting/site-files/web.config'), 'application/xml');
  expect(file.documentElement.tagName).toBe('configuration');
  const type = 'mimeMap[fileExtension=".avif"][mimeType="image/avif"]';
  const page =
    'httpErrors[errorMode="Custom"] > error[statusCode="404"][path="404.html"][responseMode="File"]';
  for (const element of [type, page]) expect(file.querySelector(element)).not.toBeNull();
  // IIS already has an entry for each, and responds with an error to a second one.
  for (const { previousElementSibling: removed } of file.querySelectorAll('mimeMap, error'))
    expect(removed?.tagName).toBe('remove');
});
