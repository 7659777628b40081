import { within } from '@testing-library/react';
import { showStatus } from './status-line';
import { annotation, commit, respond, run } from './testing/fake-github';

const now = Date.parse('2026-05-01T09:00:00Z');
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
const success = run('a1', 'success', minutesAgo(7));
const failure = run('a1', 'failure', minutesAgo(7));

/** publication.test.ts compares these titles with those that the commands write. */
const ofGitHub = annotation(null, 'Node.js 24 is deprecated.');
const small = annotation('Could be better', 'door.jpg is small.');
const long = annotation('Could be better', 'The title is long.');
const bug = annotation('Error', 'fetch failed');
const pagesOff = annotation('GitHub Pages is off');

let statusLine: HTMLElement;
/** GitHub's responses by the last part of the path: JSON, an error status, or undefined without a network. */
let github: Record<string, unknown>;
/** Its responses to a token, where they differ. */
let withToken: typeof github;

beforeEach(() => {
  jest.useFakeTimers({ now });
  localStorage.setItem('sveltia-cms.user', '{"token":"secret"}');
  statusLine = document.createElement('p');
  github = { commits: [commit('a1')], runs: [success], annotations: [ofGitHub] };
  withToken = {};
  globalThis.fetch = jest.fn(async (address, options) => {
    const hasToken = Object(options?.headers).Authorization === 'Bearer secret';
    const data = respond(hasToken ? { ...github, ...withToken } : github, String(address));
    if (data === undefined) throw new TypeError('Failed to fetch');
    const status = typeof data === 'number' ? data : 200;
    return Object({ status, ok: status === 200, json: async () => data });
  });
});

const follow = () => showStatus(statusLine, 'sam/website');

/** Expects a text after this many seconds. */
async function expectAfter(seconds: number, text: string | RegExp) {
  await jest.advanceTimersByTimeAsync(seconds * 1000);
  expect(statusLine).toHaveTextContent(text);
}

const actions = 'https://github.com/sam/website/actions';
const workflow = `${actions}/workflows/publish.yml`;
const tokens = 'https://github.com/settings/personal-access-tokens';

const live = /^Live since 1 May 2026 at 09:53\. Details$/;
const better = /^Live .*\. Could be better: door\.jpg is small\. The title is long\. Details$/;
const checking = 'Checking your last Save… Details';
const late = /^Still checking.* press "Details", "Run workflow" and the green button/;
const saved = /^Saved on 30 April 2026\. If your website does not show it, press "Details"/;
const unknown = /^We can't tell at the moment whether your last Save is live\./;
const byHost =
  /^Saved\. Your website is not on GitHub Pages: its host publishes it in a few minutes\. Details$/;
const offline =
  /^Saved\. GitHub Pages is off: your website is online only if another host publishes it\. Could be better: door\.jpg is small\. Details$/;
const notLive = /^Your last Save is not live\..* press "Details"/;

it.each([
  ['is live', live, success.html_url, {}],
  ['could be better', better, success.html_url, { annotations: [small, ofGitHub, long] }],
  ['is on no GitHub Pages', offline, success.html_url, { annotations: [pagesOff, small] }],
  ['is in a copy without the workflow', byHost, actions, { runs: 404 }],
  ['is being checked', checking, success.html_url, { runs: [run('a1', null)] }],
  ['is not checked yet', checking, actions, { runs: [], commits: [commit('a1', minutesAgo(9))] }],
  ['should have been checked', late, workflow, { runs: [], commits: [commit('a1', minutesAgo(11))] }],
  ['was checked too long ago', saved, workflow, { runs: [], commits: [commit('a1', minutesAgo(1500))] }],
  ['is of an unknown author', live, success.html_url, { commits: [{ ...commit('a1'), author: null }] }],
  ['was before that of a bot', live, success.html_url, { commits: [commit('b2', minutesAgo(1500), 'Bot')] }],
  ['waits for a new token', /^Your token has expired or been deleted/, tokens, { commits: 401 }],
  ['is unknown without permission', unknown, actions, { commits: 403 }],
  ['is unknown for another repository', unknown, actions, { commits: 404 }],
  ['is unknown without a network', unknown, actions, { commits: undefined }],
  ['has passed, but nobody may see more', /has no mistakes/, success.html_url, { annotations: 403 }],
  ['has failed, but nobody may see why', notLive, workflow, { runs: [failure], jobs: 404 }],
  ['has failed without a mistake', notLive, workflow, { runs: [failure], annotations: [bug] }],
])('says when the last Save %s', async (_, text, href, responses) => {
  Object.assign(github, responses);
  follow();
  await expectAfter(0, text);
  expect(within(statusLine).getByRole('link', { name: 'Details' })).toHaveAttribute('href', href);
});

it('says why a Save was refused, also to a token that may not read it, if everybody may', async () => {
  // Only the token may read a private repository.
  withToken = { commits: github.commits, annotations: 403 };
  github.commits = 404;
  github.runs = [failure];
  github.annotations = [annotation('Mistake in the content', 'phone has too many digits'), bug];
  follow();
  await expectAfter(0, /^Refused: phone has too many digits Details$/);
  expect(within(statusLine).getByRole('link')).toHaveAttribute('href', success.html_url);
});

it('follows each Save, and never takes the run of another for its own', async () => {
  const { handleSave } = follow();
  await expectAfter(0, live);
  // Without a token, GitHub allows only 60 requests an hour.
  github.annotations = 403;
  await expectAfter(20, live);
  // A screen reader would announce new words, even if they are the same.
  const words = statusLine.firstChild;
  await expectAfter(20, live);
  expect(statusLine.firstChild).toBe(words);

  await expectAfter(15, live);
  handleSave(3);
  expect(statusLine).toHaveTextContent('Taken out: entries of the sample (3). Checking');
  // For a moment, GitHub still names the commit before.
  await expectAfter(5, /Checking/);
  handleSave(0);
  github.commits = [commit('b2')];
  await expectAfter(20, checking);
  github.runs = [run('b2', 'success')];
  github.annotations = [];
  await expectAfter(20, /^Live since 1 May 2026 at 10:01\./);

  // Another device saves, and then the owner signs out.
  github.commits = [commit('c3')];
  await expectAfter(20, checking);
  localStorage.clear();
  github.commits = 403;
  await expectAfter(20, checking);
  // Browsers would cache responses for a minute.
  for (const [, options] of jest.mocked(fetch).mock.calls) expect(options?.cache).toBe('no-cache');
});
