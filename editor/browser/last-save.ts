type Run = { conclusion: string | null; updated_at: string; html_url: string };

/** How often to ask GitHub, in milliseconds. It allows 5,000 requests an hour. */
const interval = 20_000;

const publishing = 'Your last Save is being published.';

/**
 * Shows whether the last Save is online, from any device: Sveltia only confirms that a file is on GitHub.
 *
 * @param repository the repository that publish.yml publishes: `sam/website`
 * @param note a sentence to add, or none
 * @returns what to call after a Save
 */
export function showLastSave(line: HTMLElement, repository: string, note: string): () => void {
  const workflow = `${repository}/actions/workflows/publish.yml`;
  let timer: number | undefined;

  function show(text: string, href = `https://github.com/${workflow}`) {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Details' });
    line.replaceChildren(`${text} ${note} `, link);
  }
  async function update() {
    timer = window.setTimeout(update, interval);
    const { token } = JSON.parse(localStorage.getItem('sveltia-cms.user') ?? '{}');
    // Nobody has signed in yet.
    if (!token) return;
    const url = `https://api.github.com/repos/${workflow}/runs?per_page=1`;
    // Browsers would reuse a response for a minute.
    const options: RequestInit = { headers: { Authorization: `Bearer ${token}` }, cache: 'no-cache' };
    const response = await fetch(url, options).then(
      (found) => found.json(),
      () => undefined,
    );
    const run: Run | undefined = response?.workflow_runs?.[0];
    if (run) show(describe(run), run.html_url);
    else show('GitHub does not say whether your last Save is live: look at your website.');
  }
  void update();
  return () => {
    show(publishing);
    // For a moment, GitHub may still have only the run of the Save before.
    clearTimeout(timer);
    timer = window.setTimeout(update, interval);
  };
}

/** Describes a run, which has ended if it has a conclusion. */
function describe({ conclusion, updated_at: date }: Run) {
  if (!conclusion) return publishing;
  if (conclusion !== 'success') return 'Your last Save is not live.';
  const since = new Date(date).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });
  return `Your last Save has been live since ${since}.`;
}
