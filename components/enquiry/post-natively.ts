import { clearDraft } from './draft';

/** Lets the browser post a form, which replaces the page by the answer of the form service. The draft goes with the page. */
export function postNatively(form: HTMLFormElement): void {
  // A second attempt to leave may stop the browser from posting: then the draft stays.
  let attemptsToLeave = 0;
  addEventListener('beforeunload', () => (attemptsToLeave += 1));
  addEventListener('pagehide', () => attemptsToLeave <= 1 && clearDraft(), { once: true });
  form.submit();
}
