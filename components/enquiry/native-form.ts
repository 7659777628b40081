import { isField, restoreDraft, saveField, saveUnconfirmed } from './draft';

/*
 * The form while it is the browser's: until it hydrates, and if it never does. Bundled into the inline script
 * (scripts/build/postprocess/inline-script.ts).
 */

/** How long the button stays disabled if the post does not replace the page, in milliseconds. */
const timeout = 15_000;

function setButtonDisabled(disabled: boolean) {
  const button = document.querySelector<HTMLButtonElement>('form button');
  if (button) button.disabled = disabled;
}

/**
 * Saves what is typed, also into the hydrated form. While the browser posts the form, a second press does nothing.
 *
 * @returns a function that returns a promise, which is pending while the browser posts the form
 */
export function watchForm(): () => Promise<void> {
  let posted = Promise.resolve();

  addEventListener('input', ({ target }) => {
    if (isField(target)) saveField(target);
  });

  addEventListener('submit', ({ defaultPrevented }) => {
    // The hydrated form sends the enquiry by itself.
    if (defaultPrevented) return;
    saveUnconfirmed(true);
    setButtonDisabled(true);
    posted = new Promise((resolve) => {
      addEventListener('pageshow', resolve);
      setTimeout(resolve, timeout);
    }).then(() => setButtonDisabled(false));
  });

  // What is typed from now on is added to the draft.
  restoreDraft();
  addEventListener('pageshow', () => {
    // The browser has restored what the fields had, and Firefox also that the button was disabled.
    restoreDraft();
    setButtonDisabled(false);
  });

  return () => posted;
}
