/** @jest-environment node */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '@/lib/content/content-error';
import { edit, replacePlaceholders, setUpTemporaryContent } from '@/lib/content/testing/temporary-content';
import { buildSite } from '../build-site/build-site';
import { listFiles } from '../utils/files';
import { preparePublication } from './publication';

jest.mock('../build-site/build-site', () => ({ buildSite: jest.fn() }));

const editor = [
  '.nojekyll',
  '_next/static/editor/editor.js',
  'admin.html',
  'admin.html.br',
  'admin/index.html',
];
const pages = ['_next/static/page-data/1.js', 'index.html', 'photos/1.jpg', 'services/index.html'];
const siteUrl = 'https://sam.github.io/website/';
const api = 'https://api.github.com/repos/Sam/website';

/** What GitHub responds: by default, the site is online. */
let responses: Record<string, unknown>;

setUpTemporaryContent();
beforeEach(() => {
  const settings = {
    GITHUB_ACTIONS: 'true',
    GITHUB_API_URL: 'https://api.github.com',
    GITHUB_OUTPUT: path.resolve('outputs'),
    GITHUB_REPOSITORY: 'Sam/website',
    GITHUB_REPOSITORY_OWNER: 'Sam',
    GITHUB_SHA: 'head',
    GITHUB_STEP_SUMMARY: path.resolve('summary'),
    GITHUB_TOKEN: 'a token',
  };
  jest.replaceProperty(process, 'env', { ...process.env, ...settings });
  responses = {
    // Before the owner of a domain has enforced https, GitHub says http.
    [`${api}/pages`]: { html_url: siteUrl.replace('https', 'http') },
    [`${siteUrl}?head`]: {},
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const response = responses[String(url)];
    return typeof response === 'number'
      ? new Response('', { status: response })
      : Response.json(response ?? {}, { status: response ? 200 : 404 });
  });
  jest.mocked(buildSite).mockImplementation(async (directory) => {
    for (const file of [...editor, ...pages].map((name) => path.join(directory, name))) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, file.endsWith('.html') ? '<img src="/photos/door-0a1b2c3d-800.jpg">' : '');
    }
    for (const name of ['door', 'wall']) writeFileSync(`public/photos/${name}-0a1b2c3d-800.jpg`, '');
  });
  mkdirSync('public/photos', { recursive: true });
  jest.spyOn(console, 'log').mockImplementation();
});

/** Whether the step reports to the workflow that it publishes the directory. */
const isPublished = () => existsSync('outputs') && readFileSync('outputs', 'utf8') === 'publish=true\n';

const expectNotice = (title: string, message = '') =>
  expect(console.log).toHaveBeenCalledWith(expect.stringContaining(`::notice title=${title}::${message}`));

it('publishes the site, built for its address', async () => {
  replacePlaceholders();
  await preparePublication('out');
  expect(isPublished()).toBe(true);
  expect(listFiles('out')).toEqual([...editor, ...pages].sort());
  expect(process.env.SITE_URL).toBe(siteUrl);
  // What the next run finds in its cache.
  expect(listFiles('public/photos')).toEqual(['door-0a1b2c3d-800.jpg']);
  expect(console.log).not.toHaveBeenCalled();
});

it('publishes nothing, and says so, while GitHub Pages is off', async () => {
  replacePlaceholders();
  responses[`${api}/pages`] = 404;
  await preparePublication('out');
  expect(isPublished()).toBe(false);
  expectNotice('GitHub Pages is off');
});

it.each([
  ['Sam/website', 'https://sam.github.io/website/'],
  ['Sam/Sam.github.io', 'https://sam.github.io/'],
])('knows the address of %s before GitHub Pages is on', async (repository, address) => {
  replacePlaceholders();
  process.env.GITHUB_REPOSITORY = repository;
  responses = {};
  await preparePublication('out');
  expect(process.env.SITE_URL).toBe(address);
});

it('at first publishes only the editor, and names what is left of the sample', async () => {
  edit('business', '- Diss', '- Norwich');
  delete responses[`${siteUrl}?head`];
  await preparePublication('out');
  expect(isPublished()).toBe(true);
  expect(listFiles('out')).toEqual(editor);
  const places = 'Business (Phone number; Email address; Address of the form service)';
  const check = 'Also see that these are true: Business (Areas).';
  expectNotice('Not published yet', `Sample content is left. In the editor: ${places}. ${check}`);
  const summary = readFileSync('summary', 'utf8');
  expect(summary).toContain(`The editor is at ${siteUrl}admin/ as soon as`);
  expect(summary).toContain('(in the editor: Business, Phone number)');
});

it('promises no editor while GitHub Pages is off', async () => {
  responses = {};
  await preparePublication('out');
  expect(isPublished()).toBe(false);
  expect(readFileSync('summary', 'utf8')).toContain('Nothing was published, because GitHub Pages is off.');
});

it("names at the launch what the sample promised, and not after it: the firm may be in the sample's town", async () => {
  replacePlaceholders();
  edit('business', '- Diss', '- Norwich');
  edit('gallery', 'alt: A door', 'alt: A hall in Norfolk Road, painted for over 35 years');
  await preparePublication('out');
  expect(console.log).not.toHaveBeenCalled();
  expect(isPublished()).toBe(true);

  delete responses[`${siteUrl}?head`];
  await preparePublication('out');
  expect(jest.mocked(console.log).mock.calls.flat()).toEqual([
    expect.stringContaining(
      '::areas, entry 1 has "Norwich", as in the sample. See that it is true of you. (in the editor: Business, Areas, "Norwich")',
    ),
  ]);
});

it('publishes nothing while the address does not respond, because a site may be online', async () => {
  responses[`${siteUrl}?head`] = 503;
  await preparePublication('out');
  expect(isPublished()).toBe(false);
  expectNotice('Not published yet');
});

it('fails instead of replacing a site that is online by one with sample content', async () => {
  await expect(preparePublication('out')).rejects.toThrow(ContentError);
  expect(isPublished()).toBe(false);
});

it('fails when GitHub does not respond', async () => {
  replacePlaceholders();
  responses[`${api}/pages`] = 502;
  await expect(preparePublication('out')).rejects.toThrow('responded to pages with the status 502');
  expect(isPublished()).toBe(false);
});
