import { restoreDraft, saveDraft, saveResult } from '@/lib/enquiry/draft';

/* Handles the form before hydration, and where it never hydrates. */

/** How long the button is disabled, in ms. A service may need longer, but nothing reports a cancellation. */
const timeout = 60_000;

const findButton = () => document.querySelector<HTMLButtonElement>('form button');

/** Shows that the form is being sent, as the hydrated form does. Returns a function that undoes this. */
function showSending() {
  const button = findButton();
  const label = button?.textContent;
  // Screen readers do not announce that the name of a disabled button has changed.
  const announcement = document.createElement('span');
  Object.assign(announcement, { className: 'sr-only', textContent: 'Sending...' });
  document.querySelector('form [role=status]')?.append(announcement);
  if (button) Object.assign(button, { disabled: true, textContent: 'Sending...' });
  return () => {
    announcement.remove();
    if (button) Object.assign(button, { disabled: false, textContent: label });
  };
}

/** Whether the visitor has gone back or forward to the page. */
function isHistoryVisit() {
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming && visit.type === 'back_forward';
}

/**
 * Restores the draft and saves input, also after hydration. Disables the button while the browser submits.
 *
 * @returns a function whose promise resolves when no native submission is in flight
 */
export function watchForm(): () => Promise<void> {
  let submitted: Promise<void> | undefined;

  // Restored first: a later input event saves over the draft.
  restoreDraft(isHistoryVisit());
  // Some password managers fire only `change`, or no event.
  for (const event of ['input', 'change', 'submit', 'pagehide']) addEventListener(event, saveDraft);

  addEventListener('submit', ({ defaultPrevented }) => {
    // The hydrated form sends the enquiry itself.
    if (defaultPrevented) return;
    saveResult('unknown');
    const hideSending = showSending();
    submitted = new Promise<void>((resolve) => {
      // Not the `pageshow` of this page's own load, which may come before the next page.
      addEventListener('pageshow', ({ persisted }) => persisted && resolve());
      setTimeout(resolve, timeout);
    }).then(hideSending);
  });

  addEventListener('pageshow', ({ persisted }) => {
    // Not on a first load: fields that a password manager filled without an event are newer than the draft.
    if (persisted || isHistoryVisit()) restoreDraft(true);
    // Older Firefox restores the disabled state: https://bugzilla.mozilla.org/show_bug.cgi?id=654072
    const button = findButton();
    if (button && !submitted) button.disabled = false;
  });

  return async () => submitted;
}
