import { readToken, request } from './github-api';

type Commit = { sha: string; commit: { committer: { date: string } } };
type Run = {
  id: number;
  conclusion: string | null;
  run_started_at: string;
  updated_at: string;
  html_url: string;
};
type Annotation = { annotation_level: string; title: string | null; message: string };

/** By run. Without a token, GitHub may be asked only 60 times an hour. */
type KnownAnnotations = Map<string, Annotation[]>;

/** A sentence about the last Save, and the page on GitHub that shows more. */
type Report = { text: string; href?: string };

/** In milliseconds, how often to ask GitHub: with a token, it may be asked 5,000 times an hour. */
const interval = 20_000;

/** In milliseconds, more than a run usually takes. */
const lateAfter = 600_000;

const workflow = 'actions/workflows/publish.yml';

const checking: Report = { text: 'Checking your last Save…' };
const late: Report = {
  text: 'Still checking your last Save. If "Details" shows nothing running, see that "Actions" is switched on in the settings of your copy, and that its branch is "main".',
};
const unknown: Report = {
  text: "We can't tell at the moment whether your last Save is live. Trying again every few seconds.",
};
const publishedByHost: Report = {
  text: 'Saved. Your website is not on GitHub Pages: its host publishes it in a few minutes.',
};

/**
 * Shows what has become of the last Save, from whatever device, as long as the owner is signed in on GitHub.
 *
 * @param repository the name of the repository: `sam/website`
 * @returns a function to call after each Save
 */
export function showLastSave(statusLine: HTMLElement, repository: string): () => void {
  const known: KnownAnnotations = new Map();
  let quietUntil = 0;

  function show({ text, href = `https://github.com/${repository}/actions` }: Report) {
    // Screen readers would announce the same words again.
    if (statusLine.firstChild?.textContent === text) return;
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Details' });
    statusLine.replaceChildren(text, ' ', link);
  }

  async function update() {
    if (!readToken()) return;
    const report = await describeLastSave(repository, known).catch(() => unknown);
    if (Date.now() >= quietUntil) show(report);
  }
  void update();
  window.setInterval(update, interval);

  return () => {
    // GitHub may name the commit before the Save for a moment. No run is as fast as that.
    quietUntil = Date.now() + interval;
    show(checking);
  };
}

/** Describes what the run of .github/workflows/publish.yml has made of the newest commit. */
async function describeLastSave(repository: string, known: KnownAnnotations): Promise<Report> {
  const commits = await request<Commit[]>(`${repository}/commits?per_page=1`);
  if (!commits?.[0]) throw new Error('GitHub does not find the repository.');
  const { sha, commit } = commits[0];
  const query = `head_sha=${sha}&per_page=1`;
  const runs = await request<{ workflow_runs: Run[] }>(`${repository}/${workflow}/runs?${query}`);
  if (!runs) return publishedByHost;
  const run = runs.workflow_runs[0];
  if (run?.conclusion) return describeResult(repository, run, await findAnnotations(repository, run, known));
  const start = Date.parse(run?.run_started_at ?? commit.committer.date);
  return Date.now() - start > lateAfter ? late : checking;
}

/**
 * Describes a run that has ended.
 *
 * @param annotations undefined if GitHub does not show them. Their titles are from scripts/github/ and scripts/build-site/.
 */
function describeResult(repository: string, run: Run, annotations?: Annotation[]): Report {
  const href = run.html_url;
  if (run.conclusion !== 'success') {
    const mistakes = annotations?.filter(
      // GitHub adds a message of its own to every job that fails.
      ({ annotation_level: level, message }) =>
        level === 'failure' && !message.startsWith('Process completed'),
    );
    if (mistakes?.length)
      return { text: `Refused: ${mistakes.map(({ message }) => message).join('\n')}`, href };
    const text = 'Your last Save is not live. On the page of this link, press "Run workflow" once.';
    return { text, href: `https://github.com/${repository}/${workflow}` };
  }
  if (!annotations) return { text: 'Your last Save has been checked: no mistakes were found.', href };
  const notices = new Map(annotations.map(({ title, message }) => [title, message]));
  const sample = notices.get('Not published yet');
  if (sample) return { text: `Saved, but not live yet: ${sample}`, href };
  if (notices.has('GitHub Pages is off')) return publishedByHost;
  const date = new Date(run.updated_at).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });
  const warnings = annotations.filter(({ title }) => title === 'Could be better');
  const hint = warnings.map(({ message }) => message).join('\n');
  return { text: hint ? `Live since ${date}. Could be better: ${hint}` : `Live since ${date}.`, href };
}

/** The annotations of a run, or undefined if GitHub does not show them. */
async function findAnnotations(
  repository: string,
  run: Run,
  known: KnownAnnotations,
): Promise<Annotation[] | undefined> {
  const key = `${run.id} ${run.updated_at}`;
  if (known.has(key)) return known.get(key);
  const find = async <T>(path: string) => {
    // GitHub may refuse annotations to a token that has only "Contents", but show them to everybody: cli/cli#8842.
    const found = (await request<T>(path).catch(() => undefined)) ?? (await request<T>(path, ''));
    if (!found) throw new Error(`GitHub does not find ${path}.`);
    return found;
  };
  try {
    const { jobs } = await find<{ jobs: { id: number }[] }>(`${repository}/actions/runs/${run.id}/jobs`);
    const lists = jobs.map((job) => find<Annotation[]>(`${repository}/check-runs/${job.id}/annotations`));
    const annotations = (await Promise.all(lists)).flat();
    known.set(key, annotations);
    return annotations;
  } catch {
    return undefined;
  }
}
