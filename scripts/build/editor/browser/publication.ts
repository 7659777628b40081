type Run = { id: number; conclusion: string | null; updated_at: string; html_url: string };
type Annotation = { annotation_level: string; title: string | null; message: string };

/**
 * Shows whether the last Save is online, once the owner has signed in on GitHub: the result of the newest run of
 * .github/workflows/publish.yml, and its annotations.
 *
 * @param repository the name of the repository: `sam/website`
 * @returns a function to call after each Save
 */
export function showPublication(statusLine: HTMLElement, repository: string): () => void {
  let timer: number | undefined;
  let newest = 0;
  /** The newest run at the last Save: GitHub takes a moment to start the next one. */
  let previous = 0;

  function show(text: string, href = `https://github.com/${repository}/actions`) {
    // Screen readers would announce the same words again.
    if (statusLine.firstChild?.textContent === text) return;
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Details' });
    statusLine.replaceChildren(text, ' ', link);
  }

  /** Returns whether to ask GitHub again soon. */
  async function showNewestRun(): Promise<boolean> {
    const { token } = JSON.parse(localStorage.getItem('sveltia-cms.user') ?? '{}');
    if (!token) return true;
    const get = async (path: string) => {
      const url = `https://api.github.com/repos/${repository}/${path}`;
      // Without `no-cache`, browsers keep a response for a minute.
      const response = await fetch(url, { headers: { Authorization: `Bearer ${token}` }, cache: 'no-cache' });
      if (!response.ok && response.status !== 404) throw new Error(response.statusText);
      return response.json();
    };
    const { workflow_runs: runs } = await get('actions/workflows/publish.yml/runs?per_page=1');
    // There is no such workflow if another host publishes the site.
    if (!runs) return false;
    const run: Run | undefined = runs[0];
    if (!run) return true;
    newest = run.id;
    if (!run.conclusion || run.id === previous) {
      show('Checking your last Save…', run.html_url);
      return true;
    }
    const { jobs }: { jobs: { id: number }[] } = await get(`actions/runs/${run.id}/jobs`);
    const annotations = await Promise.all(jobs.map(({ id }) => get(`check-runs/${id}/annotations`)));
    show(describe(run, annotations.flat()), run.html_url);
    return false;
  }

  async function update() {
    window.clearTimeout(timer);
    const askAgain = await showNewestRun().catch((error: unknown) => {
      show('Whether your last Save is online cannot be seen here.');
      // The network may come back; a token without permission to read the runs stays without.
      return error instanceof TypeError;
    });
    if (askAgain) timer = window.setTimeout(update, 5_000);
  }
  void update();
  return () => {
    previous = newest;
    void update();
  };
}

function describe({ conclusion, updated_at }: Run, annotations: Annotation[]) {
  if (conclusion === 'success') {
    const notice = annotations.find(({ title }) => title === 'Not published yet');
    if (notice) return `Saved, not online yet: ${notice.message}`;
    const date = new Date(updated_at);
    return `Online since ${date.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })}.`;
  }
  const mistakes = annotations.filter(
    // GitHub adds a message of its own to every job that fails.
    ({ annotation_level: level, message }) => level === 'failure' && !message.startsWith('Process completed'),
  );
  if (mistakes.length === 0) return 'Your last Save has not been published.';
  return `Refused: ${mistakes.map(({ message }) => message).join('\n')}`;
}
