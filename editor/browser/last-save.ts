import { request } from './github-api';

export type Commit = { sha: string; commit: { committer: { date: string } } };
type Run = {
  id: number;
  conclusion: string | null;
  run_started_at: string;
  updated_at: string;
  html_url: string;
};
type Annotation = { annotation_level: string; title: string | null; message: string };

/** A sentence about the last Save. It is pending as long as GitHub is working on it. */
export type Report = { text: string; href?: string; isPending?: boolean };

const workflow = 'actions/workflows/publish.yml';

/** Whether GitHub has had more time than it usually takes. */
const isLate = (date: string) => Date.now() - Date.parse(date) > 600_000;

export const checking = (run?: Run): Report => {
  const note = run && isLate(run.run_started_at) ? ' It takes longer than usual.' : '';
  return { text: `Checking your last Save…${note}`, href: run?.html_url, isPending: true };
};

const publishedByHost: Report = {
  text: 'Saved. The host of the website is publishing it: look at the website in a few minutes.',
};

/** Describes what the newest run of .github/workflows/publish.yml has made of a commit. */
export async function describeCommit(repository: string, { sha, commit }: Commit): Promise<Report> {
  const query = `head_sha=${sha}&per_page=1`;
  const runs = await request<{ workflow_runs: Run[] }>(`${repository}/${workflow}/runs?${query}`);
  if (!runs) return publishedByHost;
  const run = runs.workflow_runs[0];
  if (run) return run.conclusion ? describeRun(repository, run) : checking(run);
  if (!isLate(commit.committer.date)) return checking();
  return {
    text: 'GitHub has not begun to check your last Save. Is "Actions" switched off in the settings of your copy, or its branch not "main"?',
  };
}

/** What is known of runs: without a token, GitHub may not be asked often. */
const reports = new Map<string, Report>();

async function describeRun(repository: string, run: Run): Promise<Report> {
  const key = `${run.id} ${run.updated_at}`;
  const annotations = reports.has(key) ? undefined : await findAnnotations(repository, run);
  const report = reports.get(key) ?? describeResult(repository, run, annotations);
  if (annotations) reports.set(key, report);
  return report;
}

/** Describes a run that has ended, by its annotations if GitHub shows them. */
function describeResult(repository: string, run: Run, annotations?: Annotation[]): Report {
  const href = run.html_url;
  if (run.conclusion === 'success') {
    return annotations
      ? describeSuccess(run, new Map(annotations.map(({ title, message }) => [title, message])))
      : { text: 'Your last Save has been checked, without a mistake.', href };
  }
  const mistakes = annotations?.filter(
    // GitHub adds a message of its own to every job that fails.
    ({ annotation_level: level, message }) => level === 'failure' && !message.startsWith('Process completed'),
  );
  if (mistakes?.length) {
    return { text: `Refused: ${mistakes.map(({ message }) => message).join('\n')}`, href };
  }
  const text = 'Your last Save has not been published. On the page of this link, press "Run workflow" once.';
  return { text, href: `https://github.com/${repository}/${workflow}` };
}

/** @param notices the messages of scripts/github/publication.ts, by their titles */
function describeSuccess(run: Run, notices: Map<string | null, string>): Report {
  const href = run.html_url;
  if (notices.has('Replaced')) return checking(run);
  const sample = notices.get('Not published yet');
  const off = notices.get('GitHub Pages is off');
  // The editor itself is online, so that another host has published it, unless it is a preview.
  if (off && !sample && location.hostname !== 'localhost') return publishedByHost;
  if (sample ?? off) return { text: `Saved, not online yet: ${sample ?? off}`, href };
  const date = new Date(run.updated_at).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });
  const words = notices.get("Still the sample's words");
  return { text: `Online since ${date}.${words ? ` Still the sample's words: ${words}` : ''}`, href };
}

/** The annotations of a run, or undefined if GitHub refuses them. */
async function findAnnotations(repository: string, { id }: Run): Promise<Annotation[] | undefined> {
  const find = async <T>(path: string) => {
    // GitHub may refuse annotations to a token that has only "Contents", but show them to everybody: cli/cli#8842.
    const found = (await request<T>(path).catch(() => undefined)) ?? (await request<T>(path, ''));
    if (!found) throw new Error(`GitHub does not find ${path}.`);
    return found;
  };
  try {
    const { jobs } = await find<{ jobs: { id: number }[] }>(`${repository}/actions/runs/${id}/jobs`);
    const lists = jobs.map((job) => find<Annotation[]>(`${repository}/check-runs/${job.id}/annotations`));
    return (await Promise.all(lists)).flat();
  } catch {
    return undefined;
  }
}
