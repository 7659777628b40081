import { showStatus } from './status-line';

const now = Date.parse('2026-05-01T09:00:00Z');
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
const commit = (sha: string) => ({ sha });
const run = {
  id: 7,
  head_sha: 'a1',
  conclusion: 'success',
  updated_at: minutesAgo(7),
  html_url: 'https://github.com/sam/website/actions/runs/7',
};
const notice = (title: string, message = '') => ({ title, message });
const warning = (message: string, title: string | null = 'Could be better') => ({ title, message });
const mistake = (message: string) => ({ title: 'Mistake in the content', message });
const failure = (message: string) => ({ title: 'Error', message });

let statusLine: HTMLElement;
/** What GitHub responds with, by the last part of the path: JSON, the status of an error, or nothing without a network. */
let github: Record<string, unknown>;
/** What it responds to a token with instead. */
let withToken: typeof github;

beforeEach(() => {
  jest.useFakeTimers({ now });
  localStorage.setItem('sveltia-cms.user', '{"token":"secret"}');
  statusLine = document.createElement('p');
  github = { commits: [commit('a1')], runs: [run], jobs: { jobs: [{ id: 1 }] }, annotations: [] };
  withToken = {};
  globalThis.fetch = async (address, options) => {
    const { pathname, searchParams } = new URL(String(address));
    const resource = pathname.split('/').at(-1) ?? '';
    const token = Object(options?.headers).Authorization;
    let data = token === 'Bearer secret' && resource in withToken ? withToken[resource] : github[resource];
    if (data === undefined) throw new TypeError('Failed to fetch');
    if (resource === 'runs' && Array.isArray(data)) {
      const runs = data.filter(({ head_sha }) => head_sha === searchParams.get('head_sha'));
      data = { workflow_runs: runs };
    }
    const status = typeof data === 'number' ? data : 200;
    return Object({ status, ok: status === 200, json: async () => data });
  };
});

const follow = () => showStatus(statusLine, 'sam/website', { business: 'Business' });

const signedOut = /^Your token has expired or been deleted: sign in with a new one\. Details$/;
const live = /^Live since 1 May 2026 at 09:53\. Details$/;
const checking = 'Checking your last Save… Details';
const late = /^Still checking your last Save\. If "Details" shows nothing running, see that "Actions" is/;
const unknown = /^We can't tell at the moment whether your last Save is live\./;
const byHost = /^Saved\. Your website is not on GitHub Pages: its host publishes it in a few minutes\./;
const notLive = /^Your last Save is not live\..* press "Run workflow" once\./;
const sampleLeft = [notice('Not published yet', 'Sample content is left.'), notice('GitHub Pages is off')];

const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1000);

it.each([
  ['is live', live, {}],
  [
    'is live and could be better',
    /^Live .*\. Could be better: door\.jpg is small\. The title is long\. Details$/,
    {
      annotations: [
        warning('door.jpg is small.'),
        warning('Node.js 24 is deprecated.', null),
        warning('The title is long.'),
      ],
    },
  ],
  [
    'waits for sample content',
    'Saved, but not live yet: Sample content is left. Details',
    { annotations: sampleLeft },
  ],
  ['is published by another host', byHost, { annotations: [notice('GitHub Pages is off')] }],
  ['is in a copy without the workflow', byHost, { runs: 404 }],
  ['is being checked', checking, { runs: [{ ...run, conclusion: null }] }],
  ['is not checked yet', checking, { runs: [] }],
  ['cannot be asked about, because the token has expired', signedOut, { commits: 401 }],
  ['is unknown without permission', unknown, { commits: 403 }],
  ['is unknown for another repository', unknown, { commits: 404 }],
  ['is unknown without a network', unknown, { commits: undefined }],
  [
    'has passed, but nobody may see more',
    /^Your last Save has been checked: no mistakes/,
    { annotations: 403 },
  ],
  ['has failed, but nobody may see why', notLive, { runs: [{ ...run, conclusion: 'failure' }], jobs: 404 }],
  [
    'has failed without a mistake',
    notLive,
    {
      runs: [{ ...run, conclusion: 'cancelled' }],
      annotations: [failure('fetch failed')],
    },
  ],
])('says when the last Save %s', async (_, text, responses) => {
  Object.assign(github, responses);
  follow();
  await seconds(0);
  expect(statusLine).toHaveTextContent(text);
});

it('says when the last Save is checked for long, whatever the clock of the device says', async () => {
  github.runs = [];
  follow();
  await seconds(590);
  expect(statusLine).toHaveTextContent(checking);
  await seconds(30);
  expect(statusLine).toHaveTextContent(late);
});

it('says why a Save was refused, also to a token that may not read it, if everybody may', async () => {
  withToken.annotations = 403;
  github.runs = [{ ...run, conclusion: 'failure' }];
  github.annotations = [mistake('phone has too many digits'), failure('Process completed with exit code 1.')];
  follow();
  await seconds(0);
  expect(statusLine).toHaveTextContent(/^Refused: phone has too many digits Details$/);
  expect(statusLine.querySelector('a')).toHaveAttribute('href', run.html_url);
});

it('follows each Save, and never takes the run of another for its own', async () => {
  const { handleSave } = follow();
  await seconds(0);
  expect(statusLine).toHaveTextContent(live);
  // Without a token, GitHub may be asked only 60 times an hour.
  github.annotations = 403;
  await seconds(20);
  expect(statusLine).toHaveTextContent(live);

  await seconds(15);
  handleSave(3);
  expect(statusLine).toHaveTextContent('Taken out: what was left of the sample there (3). Details');
  // For a moment, GitHub still names the commit before.
  await seconds(5);
  expect(statusLine).toHaveTextContent(/^Checking/);
  handleSave(0);
  github.commits = [commit('b2')];
  await seconds(20);
  expect(statusLine).toHaveTextContent(checking);
  github.runs = [{ ...run, head_sha: 'b2', updated_at: minutesAgo(-2) }];
  github.annotations = [];
  await seconds(20);
  expect(statusLine).toHaveTextContent(/^Live since 1 May 2026 at 10:02\./);

  // Another device saves, and then the owner signs out.
  github.commits = [commit('c3')];
  await seconds(20);
  expect(statusLine).toHaveTextContent(checking);
  localStorage.clear();
  github.commits = 403;
  await seconds(20);
  expect(statusLine).toHaveTextContent(checking);
});
