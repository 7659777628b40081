import { isUnauthorised, readToken, request } from './github-api';
import { listDrafts } from './sveltia-database';

type Commit = { sha: string };
type Run = {
  id: number;
  conclusion: string | null;
  updated_at: string;
  html_url: string;
};
type Annotation = { title: string | null; message: string };

/** What is remembered while the page is open. */
type Memory = {
  /** By run. Without a token, GitHub may be asked only 60 times an hour. */
  annotations: Map<string, Annotation[]>;
  /** The commit whose run has not ended, and since when, by the clock of this device. */
  waiting?: { sha: string; since: number };
};

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

const signedOut: Report = {
  text: 'Your token has expired or been deleted: sign in with a new one.',
  href: 'https://github.com/settings/personal-access-tokens',
};

/** What happens in the editor, for the line. */
export type LastSave = {
  /** @param removed how many entries of the sample are not in the saved part any more */
  handleSave: (removed: number) => void;
  /** @param part what was typed into it earlier, and is older than a Save on another device */
  handleDroppedDraft: (part: string) => void;
};

/**
 * Shows what has become of the last Save, from whatever device, as long as the owner is signed in on GitHub, and which parts have been
 * changed on this device and not saved.
 *
 * @param repository the name of the repository: `sam/website`
 * @param titles what the editor calls the parts, by the names of their files
 */
export function showLastSave(
  statusLine: HTMLElement,
  repository: string,
  titles: Record<string, string>,
): LastSave {
  const memory: Memory = { annotations: new Map() };
  let quietUntil = 0;
  let report: Report | undefined;
  /** What has happened to something that the owner has typed or seen. */
  let note = '';
  let unsaved = '';

  function show() {
    const sentences = [report?.text, unsaved, note].filter(Boolean).join(' ');
    // Screen readers would announce the same words again.
    if (statusLine.firstChild?.textContent === sentences) return;
    const href = report?.href ?? `https://github.com/${repository}/actions`;
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Details' });
    statusLine.replaceChildren(sentences, ' ', link);
  }

  async function update() {
    if (!readToken()) return;
    const newest = await describeLastSave(repository, memory).catch((error) =>
      isUnauthorised(error) ? signedOut : unknown,
    );
    if (Date.now() >= quietUntil) report = newest;
    const drafts = await listDrafts(repository).catch(() => []);
    const parts = drafts.map(({ slug }) => titles[slug]);
    unsaved = parts.length > 0 ? `Not saved: ${parts.join(', ')}.` : '';
    show();
  }
  void update();
  window.setInterval(update, interval);
  // When a part is closed.
  window.addEventListener('hashchange', update);

  return {
    handleSave(removed) {
      // GitHub may name the commit before the Save for a moment. No run is as fast as that.
      quietUntil = Date.now() + interval;
      report = checking;
      note = removed > 0 ? `Taken out: what was left of the sample there (${removed}).` : '';
      show();
    },
    handleDroppedDraft(part) {
      note = `What you had typed into "${titles[part]}" on this device was not kept: it has been saved on another one since.`;
      show();
    },
  };
}

/** Describes what the run of .github/workflows/publish.yml has made of the newest commit. */
async function describeLastSave(repository: string, memory: Memory): Promise<Report> {
  const commits = await request<Commit[]>(`${repository}/commits?per_page=1`);
  if (!commits?.[0]) throw new Error('GitHub does not find the repository.');
  const { sha } = commits[0];
  const query = `head_sha=${sha}&per_page=1`;
  const runs = await request<{ workflow_runs: Run[] }>(`${repository}/${workflow}/runs?${query}`);
  if (!runs) return publishedByHost;
  const run = runs.workflow_runs[0];
  if (run?.conclusion) return describeResult(repository, run, await findAnnotations(repository, run, memory));
  // GitHub's clock may be another than that of this device.
  if (memory.waiting?.sha !== sha) memory.waiting = { sha, since: Date.now() };
  return Date.now() - memory.waiting.since > lateAfter ? late : checking;
}

/**
 * Describes a run that has ended.
 *
 * @param annotations undefined if GitHub does not show them. Their titles are from scripts/github/ and scripts/build-site/.
 */
function describeResult(repository: string, run: Run, annotations?: Annotation[]): Report {
  const href = run.html_url;
  if (run.conclusion !== 'success') {
    // What else can fail a run is not the owner's: GitHub itself, too little memory, a bug.
    const mistakes = annotations?.filter(({ title }) => title === 'Mistake in the content');
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
  { annotations: known }: Memory,
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
