import { saveDraft } from './draft';

/**
 * Submits the form without React: the browser shows the form service's response. Removes the draft on leaving; a visitor who
 * goes back from an error page finds the fields as the browser has kept them.
 */
export function postNatively(form: HTMLFormElement): void {
  // A visitor who goes elsewhere meanwhile may cancel the post: then the draft stays.
  let leaves = 0;
  addEventListener('beforeunload', () => (leaves += 1));
  let followsLink = false;
  // Safari on iPhones has no `beforeunload`.
  addEventListener('click', ({ target }) => {
    followsLink ||= target instanceof Element && target.closest('a') !== null;
  });
  addEventListener(
    'pagehide',
    () => {
      if (leaves <= 1 && !followsLink) saveDraft({});
    },
    { once: true },
  );
  form.submit();
}
