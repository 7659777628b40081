import { showLastSave } from './last-save';

const line = document.createElement('p');
const href = 'https://github.com/sam/website/actions/runs/7';
const run = { conclusion: 'success', updated_at: '2026-05-01T08:53:00Z', html_url: href };

beforeEach(() => {
  jest.useFakeTimers();
  line.textContent = '';
  localStorage.setItem('sveltia-cms.user', '{"token":"secret"}');
});

/** Mocks what GitHub responds to a request for the newest run. */
function respond(body: unknown) {
  globalThis.fetch = jest.fn(async () => Object({ json: async () => body }));
}
const wait = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

it.each([
  [[{ ...run, conclusion: null }], 'Your last Save is being published.'],
  [[run], 'Your last Save has been live since 1 May 2026 at 09:53.'],
  [[{ ...run, conclusion: 'failure' }], 'Your last Save is not live.'],
])('says whether the last Save is live, with a link to the run: %j', async (workflow_runs, sentence) => {
  respond({ workflow_runs });
  showLastSave(line, 'sam/website', 'A note.');
  await wait(1);
  expect(line).toHaveTextContent(`${sentence} A note. Details`);
  expect(line.querySelector('a')).toHaveAttribute('href', href);
  expect(fetch).toHaveBeenCalledWith(
    'https://api.github.com/repos/sam/website/actions/workflows/publish.yml/runs?per_page=1',
    expect.objectContaining({ headers: { Authorization: 'Bearer secret' } }),
  );
});

it('says where to look when GitHub does not say', async () => {
  respond({ message: 'Bad credentials' });
  showLastSave(line, 'sam/website', '');
  await wait(1);
  expect(line).toHaveTextContent('GitHub does not say whether your last Save is live: look at your website.');
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  await wait(20);
  expect(line).toHaveTextContent('GitHub does not say');
});

it('asks again after a Save, but not at once, and nothing while nobody is signed in', async () => {
  localStorage.clear();
  respond({ workflow_runs: [run] });
  const handleSave = showLastSave(line, 'sam/website', '');
  await wait(19);
  expect(line).toHaveTextContent('');
  localStorage.setItem('sveltia-cms.user', '{"token":"secret"}');
  await wait(15);
  expect(line).toHaveTextContent('live since');
  handleSave();
  await wait(19);
  expect(line).toHaveTextContent('Your last Save is being published. Details');
  await wait(2);
  expect(line).toHaveTextContent('live since');
});
