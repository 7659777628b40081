import { request } from './github-api';

type Commit = { sha: string; commit: { committer: { date: string } }; author: { type: string } | null };
type Run = {
  id: number;
  conclusion: string | null;
  updated_at: string;
  html_url: string;
};
type Annotation = { title: string | null; message: string };

/** Annotations of runs while the page is open: without a token, GitHub allows only 60 requests an hour. */
export type Memory = Map<string, Annotation[]>;

/** A sentence about the last Save, and the page on GitHub that shows more. */
export type Report = { text: string; href?: string };

/** How old a Save is, in milliseconds, when its run is overdue, and when GitHub may have deleted the run. */
const lateAfter = 600_000;
const forgottenAfter = 86_400_000;

const workflow = 'actions/workflows/publish.yml';

export const checking: Report = { text: 'Checking your last Save…' };
const publishedByHost: Report = {
  text: 'Saved. Your website is not on GitHub Pages: its host publishes it in a few minutes.',
};

/** How to publish again, on the page of the workflow. */
const publishAgain = 'press "Details", "Run workflow" and the green button';

const pagesOff = 'Saved. GitHub Pages is off: your website is online only if another host publishes it.';

const formatDate = (date: string, options: Intl.DateTimeFormatOptions = {}) =>
  new Date(date).toLocaleString('en-GB', { dateStyle: 'long', ...options });

/** Describes the run of publish.yml for the newest commit. Unnecessary once Sveltia shows its annotations. */
export async function describeLastSave(repository: string, memory: Memory): Promise<Report> {
  const commits = await request<Commit[]>(`${repository}/commits?per_page=1`);
  if (!commits?.[0]) throw new Error('GitHub does not find the repository.');
  const { sha, author, commit } = commits[0];
  // A bot's commit may have no run: that of the Save before it counts instead.
  const query = author?.type === 'Bot' ? '' : `head_sha=${sha}&`;
  const runs = await request<{ workflow_runs: Run[] }>(`${repository}/${workflow}/runs?${query}per_page=1`);
  if (!runs) return publishedByHost;
  const run = runs.workflow_runs[0];
  if (run?.conclusion) return describeResult(repository, run, await findAnnotations(repository, run, memory));
  if (run) return { ...checking, href: run.html_url };
  const { date } = commit.committer;
  const age = Date.now() - Date.parse(date);
  if (age < lateAfter) return checking;
  const href = `https://github.com/${repository}/${workflow}`;
  return age < forgottenAfter
    ? { text: `Still checking your last Save. If nothing happens in a few minutes, ${publishAgain}.`, href }
    : { text: `Saved on ${formatDate(date)}. If your website does not show it, ${publishAgain}.`, href };
}

/**
 * Describes a run that has ended.
 *
 * @param annotations if GitHub shows them; adapter/, scripts/github/ and lib/ set their titles
 */
function describeResult(repository: string, run: Run, annotations?: Annotation[]): Report {
  const href = run.html_url;
  if (run.conclusion !== 'success') {
    // Other failures are not the owner's mistakes: GitHub itself, too little memory, a bug.
    const mistakes = annotations?.filter(({ title }) => title?.startsWith('Mistake'));
    if (mistakes?.length)
      return { text: `Refused: ${mistakes.map(({ message }) => message).join('\n')}`, href };
    const text = `Your last Save is not live. To publish it, ${publishAgain}.`;
    return { text, href: `https://github.com/${repository}/${workflow}` };
  }
  if (!annotations)
    return { text: 'Your last Save has no mistakes. Look at your website to see whether it is live.', href };
  const notices = new Map(annotations.map(({ title, message }) => [title, message]));
  const sample = notices.get('Not published yet');
  if (sample) return { text: `Saved, but not live yet: ${sample}`, href };
  const published = notices.has('GitHub Pages is off')
    ? pagesOff
    : `Live since ${formatDate(run.updated_at, { timeStyle: 'short' })}.`;
  const warnings = annotations.filter(({ title }) => title === 'Could be better');
  const hint = warnings.map(({ message }) => message).join('\n');
  return { text: hint ? `${published} Could be better: ${hint}` : published, href };
}

/** The annotations of a run, or undefined if GitHub does not show them. */
async function findAnnotations(
  repository: string,
  run: Run,
  known: Memory,
): Promise<Annotation[] | undefined> {
  const key = `${run.id} ${run.updated_at}`;
  if (known.has(key)) return known.get(key);
  const find = async <T>(path: string) => {
    // GitHub may refuse annotations to a token with only "Contents", but not to the public: cli/cli#8842.
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
