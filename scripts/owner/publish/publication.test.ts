/** @jest-environment node */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '@/lib/content/content-error';
import { replacePlaceholders, setUpTemporaryContent } from '@/lib/content/testing/temporary-content';
import { buildSite } from '../../build/build-site';
import { listFiles } from '../../lib/list-files';
import { preparePublication } from './publication';

jest.mock('../../build/build-site', () => ({ buildSite: jest.fn() }));

const editorScript = '_next/static/editor/editor.js';
const editor = ['.nojekyll', editorScript, 'admin.html', 'admin.html.br', 'admin/index.html'];
const pages = ['_next/static/page-data/1.js', 'index.html', 'photos/1.jpg', 'services/index.html'];
const siteUrl = 'https://sam.github.io/website/';
const api = 'https://api.github.com/repos/Sam/website';
const successfulRuns = `${api}/actions/workflows/publish.yml/runs?branch=main&status=success&per_page=1`;

/** What GitHub responds: by default, the site has been published with the commit `last`, and `head` changes only the content. */
let responses: Record<string, unknown>;

setUpTemporaryContent();
beforeEach(() => {
  const settings = {
    GITHUB_ACTIONS: 'true',
    GITHUB_API_URL: 'https://api.github.com',
    GITHUB_OUTPUT: path.resolve('outputs'),
    GITHUB_REF_NAME: 'main',
    GITHUB_REPOSITORY: 'Sam/website',
    GITHUB_REPOSITORY_OWNER: 'Sam',
    GITHUB_SHA: 'head',
    GITHUB_STEP_SUMMARY: path.resolve('summary'),
    GITHUB_TOKEN: 'a token',
  };
  jest.replaceProperty(process, 'env', { ...process.env, ...settings });
  responses = {
    [`${api}/pages`]: { html_url: siteUrl },
    [successfulRuns]: { workflow_runs: [{ head_sha: 'last' }] },
    [`${api}/git/trees/last`]: tree({ app: '1', content: '2', 'package.json': '3' }),
    [`${api}/git/trees/head`]: tree({ app: '1', content: '9', 'package.json': '3' }),
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
      writeFileSync(file, '');
    }
  });
  jest.spyOn(console, 'log').mockImplementation();
});

const tree = (entries: object) => ({ tree: Object.entries(entries).map(([path, sha]) => ({ path, sha })) });

const outputs = () => readFileSync('outputs', 'utf8').trim().split('\n');

const notPublishedYet = expect.stringMatching(
  /^::notice title=Not published yet::Sample content is left\. In the editor: Business \(/,
);

it('publishes the site, and tests no code, when only the content has changed', async () => {
  replacePlaceholders();
  await preparePublication('out');
  expect(outputs()).toEqual(['code=false', 'publish=true']);
  expect(listFiles('out')).toEqual([...editor, ...pages].sort());
  expect(console.log).not.toHaveBeenCalled();
  // The site is built for its address on GitHub Pages, with the editor for this repository.
  expect(process.env).toMatchObject({ SITE_URL: siteUrl, REPOSITORY: 'Sam/website' });
});

it.each([
  [
    'the code has changed',
    { [`${api}/git/trees/head`]: tree({ app: '9', content: '2', 'package.json': '3' }) },
  ],
  ['there was no successful run', { [successfulRuns]: { workflow_runs: [] } }],
  ['the last successful commit has gone', { [`${api}/git/trees/last`]: 404 }],
])('tests the code when %s', async (_, changes) => {
  replacePlaceholders();
  Object.assign(responses, changes);
  await preparePublication('out');
  expect(outputs()).toEqual(['code=true', 'publish=true']);
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

it('at first publishes only the editor, and lists the sample content that is left', async () => {
  responses = {};
  await preparePublication('out');
  expect(outputs()).toEqual(['code=true', 'publish=true']);
  expect(listFiles('out')).toEqual(editor);
  expect(console.log).toHaveBeenCalledWith(notPublishedYet);
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
  expect(outputs()).toEqual(['code=false']);
});

it('publishes nothing while the address does not respond, because a site may be online', async () => {
  responses[`${siteUrl}?head`] = 503;
  await preparePublication('out');
  expect(outputs()).toEqual(['code=false', 'publish=false']);
  expect(console.log).toHaveBeenCalledWith(notPublishedYet);
});

it('publishes nothing with a mistake in the content', async () => {
  jest.mocked(buildSite).mockRejectedValue(new ContentError([]));
  await expect(preparePublication('out')).rejects.toThrow(ContentError);
  expect(outputs()).toEqual(['code=false']);
});

it('publishes nothing when GitHub does not say where the site is', async () => {
  responses[`${api}/pages`] = 500;
  await expect(preparePublication('out')).rejects.toThrow('GitHub responded to pages with the status 500');
});
