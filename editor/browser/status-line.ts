import { readToken, request } from './github-api';
import { checking, describeCommit, type Commit, type Report } from './last-save';

/** In milliseconds, when to ask GitHub again: while a Save is pending, and otherwise. */
const interval = { pending: 5_000, settled: 60_000 };

/**
 * Shows how far the last Save is, from whatever device, as long as the owner is signed in on GitHub.
 *
 * @param repository the name of the repository: `sam/website`
 * @returns a function to call after each Save
 */
export function showPublication(statusLine: HTMLElement, repository: string): () => void {
  let newest: string | undefined;
  let replaced = { commit: newest, until: 0 };
  let askNow = () => {};

  function show({ text, href }: Report) {
    // Screen readers would announce the same words again.
    if (statusLine.firstChild?.textContent === text) return;
    const link = document.createElement('a');
    Object.assign(link, { href: href ?? `https://github.com/${repository}/actions`, textContent: 'Details' });
    statusLine.replaceChildren(text, ' ', link);
  }

  async function findReport(): Promise<Report> {
    const commits = await request<Commit[]>(`${repository}/commits?per_page=1`);
    if (!commits?.[0]) throw new Error('GitHub does not find the repository.');
    newest = commits[0].sha;
    const report = await describeCommit(repository, commits[0]);
    // GitHub may name the commit before the Save for a moment.
    return newest === replaced.commit && Date.now() < replaced.until ? checking() : report;
  }

  async function keepUpToDate() {
    for (;;) {
      let pause = interval.pending;
      if (readToken()) {
        const report = await findReport().catch(() => unknown);
        show(report);
        if (!report.isPending) pause = interval.settled;
      }
      await new Promise<void>((resolve) => {
        askNow = resolve;
        window.setTimeout(resolve, pause);
      });
    }
  }
  void keepUpToDate();

  return () => {
    replaced = { commit: newest, until: Date.now() + interval.settled };
    show(checking());
    askNow();
  };
}

const unknown: Report = {
  text: 'GitHub does not say at the moment whether your last Save is online. This line asks again every minute.',
};
