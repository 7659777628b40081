import { isUnauthorised, readToken } from './github-api';
import { checking, describeLastSave, type Memory, type Report } from './last-save';

/** How often to ask GitHub, in milliseconds: with a token, it allows 5,000 requests an hour. */
const interval = 20_000;

const unknown: Report = {
  text: "We can't tell at the moment whether your last Save is live. Trying again every few seconds.",
};
const signedOut: Report = {
  text: 'Your token has expired or been deleted. Get a new one, reload this page, and sign in with it.',
  href: 'https://github.com/settings/personal-access-tokens',
};

/** Tells the owner how many entries of the sample a Save has taken out. */
export const describeRemoved = (removed: number) =>
  removed > 0 ? `Taken out: entries of the sample (${removed}).` : '';

/** The events of the editor that the status line shows. */
export type Status = {
  /** @param removed how many entries of the sample the Save has taken out */
  handleSave: (removed: number) => void;
};

/**
 * Shows the result of the last Save, from any device, while the owner is signed in on GitHub. Sveltia only
 * confirms that a file is on GitHub: owners would take for published what the build has refused.
 *
 * @param repository the name of the repository: `sam/website`
 */
export function showStatus(statusLine: HTMLElement, repository: string): Status {
  const memory: Memory = new Map();
  let quietUntil = 0;
  let report = checking;
  /** What the last Save has taken out. */
  let note = '';

  function show() {
    const sentences = [note, report.text].filter(Boolean).join(' ');
    // Otherwise screen readers would announce the same text again.
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
      // For a moment, GitHub may still return the commit before the Save. No run ends that fast.
      quietUntil = Date.now() + interval;
      report = checking;
      note = describeRemoved(removed);
      show();
    },
  };
}
