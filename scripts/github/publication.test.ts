/** @jest-environment node */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '@/lib/content/content-error';
import { replacePlaceholders, setUpTemporaryContent } from '@/lib/content/testing/temporary-content';
import { buildSite } from '../build-site/build-site';
import { listFiles } from '../lib/files';
import { findSample } from '../sample/sample';
import { preparePublication } from './publication';

jest.mock('../build-site/build-site', () => ({ buildSite: jest.fn() }));
jest.mock('../sample/sample', () => {
  const actual = jest.requireActual('../sample/sample');
  return { ...actual, findSample: jest.fn(actual.findSample) };
});

const editorScript = '_next/static/editor/editor.js';
const editor = ['.nojekyll', editorScript, 'admin.html', 'admin.html.br', 'admin/index.html'];
const photos = { used: 'door-0a1b2c3d-800.jpg', unused: 'wall-0a1b2c3d-800.jpg' };
const pages = ['_next/static/page-data/1.js', 'index.html', 'photos/1.jpg', 'services/index.html'];
const siteUrl = 'https://sam.github.io/website/';
const api = 'https://api.github.com/repos/Sam/website';
const main = `${api}/git/ref/heads/main`;

/** What GitHub responds: by default, the site is online, and the commit of this run is the newest. */
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
    [`${api}/pages`]: { html_url: siteUrl.replace('https', 'http') },
    [main]: { object: { sha: 'head' } },
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
      writeFileSync(file, file.endsWith('.html') ? `<img src="/photos/${photos.used}">` : '');
    }
    for (const photo of Object.values(photos)) writeFileSync(`public/photos/${photo}`, '');
  });
  mkdirSync('public/photos', { recursive: true });
  jest.spyOn(console, 'log').mockImplementation();
});

/** Whether the step tells the workflow to publish the directory. */
const isPublished = () => existsSync('outputs') && readFileSync('outputs', 'utf8') === 'publish=true\n';

const expectNotice = (title: string, message = '') =>
  expect(console.log).toHaveBeenCalledWith(expect.stringContaining(`::notice title=${title}::${message}`));

it('publishes the site, built for its address, and leaves only its photos for the next run', async () => {
  replacePlaceholders();
  await preparePublication('out');
  expect(isPublished()).toBe(true);
  expect(listFiles('out')).toEqual([...editor, ...pages].sort());
  // Before the owner of a domain has enforced https, GitHub says http.
  expect(process.env.SITE_URL).toBe(siteUrl);
  expect(listFiles('public/photos')).toEqual([photos.used]);
  expect(console.log).not.toHaveBeenCalled();
});

it('publishes words of the sample that may be true of the business, and says where they are', async () => {
  const [finding] = findSample('content');
  if (finding) jest.mocked(findSample).mockReturnValueOnce([{ ...finding, blocks: false }]);
  await preparePublication('out');
  expect(isPublished()).toBe(true);
  expectNotice("Still the sample's words", 'Business (');
});

it.each([
  ['Replaced', 'there is a newer commit', { [main]: { object: { sha: 'newer' } } }],
  ['GitHub Pages is off', 'it is', { [`${api}/pages`]: 404 }],
])('publishes nothing, and says "%s", when %s', async (title, _, changes) => {
  replacePlaceholders();
  Object.assign(responses, changes);
  await preparePublication('out');
  expect(isPublished()).toBe(false);
  expectNotice(title);
});

it.each([
  ['Sam/website', 'https://sam.github.io/website/'],
  ['Sam/Sam.github.io', 'https://sam.github.io/'],
])('knows the address of %s before GitHub Pages is on', async (repository, address) => {
  replacePlaceholders();
  process.env.GITHUB_REPOSITORY = repository;
  responses = { [main.replace('Sam/website', repository)]: responses[main] };
  await preparePublication('out');
  expect(process.env.SITE_URL).toBe(address);
});

const sampleIsLeft = 'Sample content is left. In the editor: Business (';

it('at first publishes only the editor, and lists the sample content that is left', async () => {
  delete responses[`${siteUrl}?head`];
  await preparePublication('out');
  expect(isPublished()).toBe(true);
  expect(listFiles('out')).toEqual(editor);
  expectNotice('Not published yet', sampleIsLeft);
  const summary = readFileSync('summary', 'utf8');
  expect(summary).toContain(`${siteUrl}admin/`);
  expect(summary).toContain('(in the editor: Business, Phone number)');
});

it('links to the editor with https at a domain that GitHub has no certificate for yet', async () => {
  responses = { [`${api}/pages`]: { html_url: 'http://www.ferrers-daughters.co.uk/' } };
  await preparePublication('out');
  expect(readFileSync('summary', 'utf8')).toContain('https://www.ferrers-daughters.co.uk/admin/');
});

it('does not replace a site that is online by one with sample content', async () => {
  await expect(preparePublication('out')).rejects.toThrow(ContentError);
  expect(isPublished()).toBe(false);
});

it('publishes nothing while the address does not respond, because a site may be online', async () => {
  responses[`${siteUrl}?head`] = 503;
  await preparePublication('out');
  expect(isPublished()).toBe(false);
  expectNotice('Not published yet', sampleIsLeft);
});

it('publishes nothing with a mistake in the content', async () => {
  jest.mocked(buildSite).mockRejectedValue(new ContentError([]));
  await expect(preparePublication('out')).rejects.toThrow(ContentError);
  expect(isPublished()).toBe(false);
});

it.each(['pages', 'git/ref/heads/main'])('fails when GitHub does not respond to %s', async (path) => {
  replacePlaceholders();
  responses[`${api}/${path}`] = 502;
  await expect(preparePublication('out')).rejects.toThrow(`responded to ${path} with the status 502`);
  expect(isPublished()).toBe(false);
});
