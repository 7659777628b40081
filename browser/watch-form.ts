import { restoreDraft, saveDraft, saveUnconfirmed } from '@/lib/enquiry/draft';

/* The form before hydration, and where it never hydrates. */

/** How long the button stays disabled if the submission does not replace the page, in milliseconds. */
const timeout = 15_000;

function setButtonDisabled(disabled: boolean) {
  const button = document.querySelector<HTMLButtonElement>('form button');
  if (button) button.disabled = disabled;
}

/** Whether the visitor has gone back or forward to the page. */
function isHistoryVisit() {
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming && visit.type === 'back_forward';
}

/**
 * Restores the draft and saves what is typed, also into the hydrated form. While the browser submits the form, the button is
 * disabled.
 *
 * @returns a function whose promise resolves when no native submission is in flight
 */
export function watchForm(): () => Promise<void> {
  let submitted = Promise.resolve();

  // Restored first: a later input event saves over the draft.
  restoreDraft(isHistoryVisit());
  // Some password managers fire only `change`, or no event.
  for (const event of ['input', 'change', 'submit', 'pagehide']) addEventListener(event, saveDraft);

  addEventListener('submit', ({ defaultPrevented }) => {
    // The hydrated form sends the enquiry by itself.
    if (defaultPrevented) return;
    saveUnconfirmed(true);
    setButtonDisabled(true);
    submitted = new Promise((resolve) => {
      addEventListener('pageshow', resolve);
      setTimeout(resolve, timeout);
    }).then(() => setButtonDisabled(false));
  });

  addEventListener('pageshow', ({ persisted }) => {
    // Only a return: what a password manager has filled in since without an event is newer than the draft.
    if (persisted || isHistoryVisit()) restoreDraft(true);
    // Older versions of Firefox restore that the button was disabled: https://bugzilla.mozilla.org/show_bug.cgi?id=654072
    setButtonDisabled(false);
  });

  return () => submitted;
}
