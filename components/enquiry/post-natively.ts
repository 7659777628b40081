import { saveDraft } from './draft';
import { valuesOf } from './fields';

/**
 * Submits the form without React: the browser shows the form service's response. On leaving, the draft becomes `posted`.
 */
export function postNatively(form: HTMLFormElement): void {
  // A visitor who goes elsewhere meanwhile may cancel the post: then the draft stays.
  let beforeUnloads = 0;
  addEventListener('beforeunload', () => (beforeUnloads += 1));
  let followsLink = false;
  // Safari on iPhones has no `beforeunload`.
  addEventListener('click', ({ target }) => {
    followsLink ||= target instanceof Element && target.closest('a') !== null;
  });
  addEventListener(
    'pagehide',
    () => {
      // The post itself causes the first.
      if (beforeUnloads <= 1 && !followsLink) saveDraft(valuesOf(form), 'posted');
    },
    { once: true },
  );
  form.submit();
}
