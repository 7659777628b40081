/** @jest-environment node */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { request } from '@/editor/browser/github-api';
import { describeLastSave } from '@/editor/browser/last-save';
import { annotation, commit, respond, run } from '@/editor/browser/testing/fake-github';
import {
  edit,
  replacePlaceholders,
  setUpTemporaryContent,
  writePhotoIndex,
} from '@/lib/content/testing/temporary-content';
import { listFiles } from '@/lib/files';
import { nextBuild } from '@/preview/next-build';
import { runCommand } from '../run-command';
import { preparePublication } from './publication';

jest.mock('@/preview/next-build', () => ({ nextBuild: jest.fn() }));
jest.mock('@/editor/browser/github-api', () => ({ request: jest.fn() }));

const editor = ['.nojekyll', '_next/static/editor/editor.js', 'admin.html', 'admin/index.html'];
const pages = ['_next/static/page-data/1.js', 'index.html', 'photos/1.jpg', 'services/index.html'];
const siteUrl = 'https://sam.github.io/website/';
const formService = 'https://forms.penrose.co.uk/ida';
const api = 'https://api.github.com/repos/Sam/website';

/** Responses by URL. By default, the site is online. */
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
    // Until the owner of a domain enforces https, GitHub says http.
    [`${api}/pages`]: { html_url: siteUrl.replace('https', 'http') },
    [`${siteUrl}?head`]: {},
    [formService]: 204,
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const response = responses[String(url)];
    if (response === 'no network') throw new TypeError('fetch failed');
    return typeof response === 'number'
      ? new Response(null, { status: response })
      : Response.json(response ?? {}, { status: response ? 200 : 404 });
  });
  jest.mocked(nextBuild).mockImplementation(async () => {
    for (const file of [...editor, ...pages].map((name) => path.join('out', name))) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, '');
    }
    for (const name of ['a', 'other']) writeFileSync(`public/photos/${name}-1.jpg`, '');
    writePhotoIndex();
  });
  mkdirSync('public/photos', { recursive: true });
  jest.spyOn(console, 'log').mockImplementation();
});

/** Whether the step tells the workflow to publish the directory. */
const isPublished = () => existsSync('outputs') && readFileSync('outputs', 'utf8') === 'publish=true\n';

/** What the editor says about a run with the annotations printed so far. */
async function editorReport(conclusion = 'success') {
  const printed = jest.mocked(console.log).mock.calls.join('\n');
  const found = printed.matchAll(/^::\w+ title=([^,:]+).*?::(.*)$/gm);
  const annotations = Array.from(found, ([, title = '', message]) => annotation(title, message));
  const runs = [run('head', conclusion, '2026-05-01T09:00:00Z')];
  const github = { commits: [commit('head')], runs, annotations };
  jest.mocked(request).mockImplementation(async (path) => Object(respond(github, path)));
  return (await describeLastSave('Sam/website', new Map())).text;
}

/** Runs the step. Returns whether something is published, and what the editor says. */
async function publish() {
  await preparePublication();
  return [isPublished(), await editorReport()];
}

/** Runs the step, which fails and publishes nothing. Returns what the editor says. */
async function fail() {
  jest.spyOn(console, 'error').mockImplementation();
  const exited = new Promise((resolve) => jest.spyOn(process, 'exit').mockImplementation(Object(resolve)));
  runCommand(preparePublication);
  expect(await exited).toBe(1);
  expect(isPublished()).toBe(false);
  return editorReport('failure');
}

it('publishes the site, built for its address', async () => {
  replacePlaceholders();
  expect(await publish()).toEqual([true, 'Live since 1 May 2026 at 10:00.']);
  expect(listFiles('out')).toEqual([...editor, ...pages].sort());
  expect(process.env.SITE_URL).toBe(siteUrl);
  // What the next run finds in its cache.
  expect(listFiles('public/photos')).toEqual(['a-1.jpg']);
});

it('publishes nothing while GitHub Pages is off', async () => {
  replacePlaceholders();
  responses[`${api}/pages`] = 404;
  const report = 'Saved. GitHub Pages is off: your website is online only if another host publishes it.';
  expect(await publish()).toEqual([false, report]);
});

it('says before anything about the content that GitHub Pages is set to a branch', async () => {
  responses[`${api}/pages`] = { html_url: siteUrl, build_type: 'legacy' };
  expect(await fail()).toMatch(
    /^Refused: GitHub Pages is set to "Deploy from a branch".* Source: "GitHub Actions"/,
  );
  expect(existsSync('out')).toBe(false);
});

it.each([
  ['Sam/website', 'https://sam.github.io/website/'],
  ['Sam/Sam.github.io', 'https://sam.github.io/'],
])('knows the address of %s before GitHub Pages is on', async (repository, address) => {
  process.env.GITHUB_REPOSITORY = repository;
  responses = {};
  await preparePublication();
  expect(process.env.SITE_URL).toBe(address);
  expect(isPublished()).toBe(false);
  expect(readFileSync('summary', 'utf8')).toContain('Nothing was published, because GitHub Pages is off.');
});

it('at first publishes only the editor, which names what is left of the sample', async () => {
  edit('business', '- Bodmin', '- Norwich');
  delete responses[`${siteUrl}?head`];
  const places = 'Business (Phone number; Email address; Address of your form)';
  const report = `Saved, but not live yet: Sample content is left. In the editor: ${places}.`;
  expect(await publish()).toEqual([true, `${report} Also see that these are true: Business (Areas).`]);
  expect(listFiles('out')).toEqual(editor);
  const summary = readFileSync('summary', 'utf8');
  expect(summary).toContain(`The editor is at ${siteUrl}admin/ as soon as`);
  expect(summary).toContain('(in the editor: Business, Phone number)');
});

it("names at the launch what the sample promised, and not after it: the firm may be in the sample's town", async () => {
  replacePlaceholders();
  edit('business', '- Bodmin', '- Norwich');
  expect(await publish()).toEqual([true, 'Live since 1 May 2026 at 10:00.']);
  delete responses[`${siteUrl}?head`];
  await preparePublication();
  expect(await editorReport()).toMatch(
    /^Live .* Could be better: Business, Areas, "Norwich" has "Norwich", as in the/,
  );
});

it.each([
  [404, 'does not know your form any more'],
  [410, 'does not know your form any more'],
  [308, 'has moved'],
  ['no network', 'does not respond'],
])('says when the form service responds with %s, and sends it no enquiry', async (response, problem) => {
  replacePlaceholders();
  responses[formService] = response;
  const [isPublished, report] = await publish();
  expect(isPublished).toBe(true);
  expect(report).toBe(
    `Live since 1 May 2026 at 10:00. Could be better: The form service ${problem}: enquiries may be lost. Send yourself one. If it does not arrive, compare "Address of your form" under "Business" with your account there.`,
  );
  expect(fetch).toHaveBeenCalledWith(
    formService,
    expect.objectContaining({ method: 'OPTIONS', redirect: 'manual' }),
  );
});

it('says nothing of a form service that does not answer questions', async () => {
  replacePlaceholders();
  responses[formService] = 405;
  expect(await publish()).toEqual([true, 'Live since 1 May 2026 at 10:00.']);
});

it('publishes nothing while the address does not respond, because a site may be online', async () => {
  responses[`${siteUrl}?head`] = 503;
  expect(await publish()).toEqual([false, expect.stringMatching(/^Saved, but not live yet/)]);
});

it('fails instead of replacing a site that is online by one with sample content', async () => {
  expect(await fail()).toMatch(/^Refused: Business, Phone number has 01632 960134, a number that Ofcom/);
});

it('fails when GitHub does not respond', async () => {
  replacePlaceholders();
  responses[`${api}/pages`] = 502;
  await expect(preparePublication()).rejects.toThrow('responded to pages with the status 502');
  expect(isPublished()).toBe(false);
});
