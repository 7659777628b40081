import { isField, restoreDraft, saveField, saveFilledFields, saveUnconfirmed } from './draft';

/*
 * The form before hydration, and where it never hydrates. Bundled into the inline script
 * (scripts/build/postprocess/inline-script.ts).
 */

/** How long the button stays disabled if the submission does not replace the page, in milliseconds. */
const timeout = 15_000;

function setButtonDisabled(disabled: boolean) {
  const button = document.querySelector<HTMLButtonElement>('form button');
  if (button) button.disabled = disabled;
}

function saveTarget({ target }: Event) {
  if (isField(target)) saveField(target);
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
  restoreDraft();
  addEventListener('input', saveTarget);
  // Some password managers fire only this one.
  addEventListener('change', saveTarget);

  addEventListener('submit', ({ defaultPrevented }) => {
    // The hydrated form sends the enquiry by itself.
    if (defaultPrevented) return;
    saveFilledFields();
    saveUnconfirmed(true);
    setButtonDisabled(true);
    submitted = new Promise((resolve) => {
      addEventListener('pageshow', resolve);
      setTimeout(resolve, timeout);
    }).then(() => setButtonDisabled(false));
  });

  addEventListener('pageshow', ({ persisted }) => {
    const [visit] = performance.getEntriesByType('navigation');
    const isHistory = visit instanceof PerformanceNavigationTiming && visit.type === 'back_forward';
    restoreDraft(persisted || isHistory);
    // Firefox restores that the button was disabled.
    setButtonDisabled(false);
  });

  return () => submitted;
}
