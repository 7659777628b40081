import { isUnauthorised, readToken } from './github-api';
import { checking, describeLastSave, type Memory, type Report } from './last-save';

/** In milliseconds, how often to ask GitHub: with a token, it may be asked 5,000 times an hour. */
const interval = 20_000;

const unknown: Report = {
  text: "We can't tell at the moment whether your last Save is live. Trying again every few seconds.",
};
const signedOut: Report = {
  text: 'Your token has expired or been deleted. Get a new one, reload this page, and sign in with it.',
  href: 'https://github.com/settings/personal-access-tokens',
};

/** What the owner is told when a Save has taken entries of the sample out of a part, as many as given. */
export const describeRemoved = (removed: number) =>
  removed > 0 ? `Taken out: what was left of the sample there (${removed}).` : '';

/** What the editor tells the line. */
export type Status = {
  /** @param removed how many entries of the sample are not in the saved part any more */
  handleSave: (removed: number) => void;
};

/**
 * Shows what has become of the last Save, from whatever device, as long as the owner is signed in on GitHub.
 * Sveltia says only that a file is on GitHub: an owner would take words for published that the build has
 * refused.
 *
 * @param repository the name of the repository: `sam/website`
 */
export function showStatus(statusLine: HTMLElement, repository: string): Status {
  const memory: Memory = new Map();
  let quietUntil = 0;
  let report = checking;
  /** What has been taken out. */
  let note = '';

  function show() {
    const sentences = [note, report.text].filter(Boolean).join(' ');
    // Screen readers would announce the same words again.
    if (statusLine.firstChild?.textContent === sentences) return;
    const href = report.href ?? `https://github.com/${repository}/actions`;
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Details' });
    statusLine.replaceChildren(sentences, ' ', link);
  }

  async function update() {
    if (!readToken()) return;
    const newest = await describeLastSave(repository, memory).catch((error) =>
      isUnauthorised(error) ? signedOut : unknown,
    );
    if (Date.now() >= quietUntil) report = newest;
    show();
  }
  void update();
  window.setInterval(update, interval);

  return {
    handleSave(removed) {
      // GitHub may name the commit before the Save for a moment. No run is as fast as that.
      quietUntil = Date.now() + interval;
      report = checking;
      note = describeRemoved(removed);
      show();
    },
  };
}
