import { isReturn, readDraft, saveDraft } from './draft';
import { fieldsOf, fillEmptyFields, fillFields, valuesOf, type FieldElement } from './fields';
import { postNatively } from './post-natively';

/*
 * The form until it hydrates. Bundled into the loader (scripts/build/seal/loader.ts), so that nothing is lost that a visitor
 * writes or sends before the other scripts have loaded.
 */

declare global {
  interface Window {
    earlyForm?: EarlyForm;
  }
}

/**
 * - `waiting`: the form will hydrate
 * - `held`: the visitor has pressed send; the form sends the enquiry when it hydrates, or the browser posts it later
 * - `native`: the form will not hydrate; the browser posts it
 * - `posting`: the browser is posting it
 * - `hydrated`: React handles it
 */
type EarlyState = 'waiting' | 'held' | 'native' | 'posting' | 'hydrated';

type EarlyForm = {
  /** The form as exported, with what was typed. React replaces it when something has changed the page. */
  element: HTMLFormElement;
  /** The field in it that has focus. */
  focused: FieldElement | undefined;
  /** Stops waiting for the form to hydrate: the browser posts a held enquiry now, and later ones when they are sent. */
  stopWaiting: () => void;
  /** Leaves the form to React, and returns the state it was in. */
  handOver: () => EarlyState;
};

/** How long a held enquiry waits for the form to hydrate, in milliseconds. */
const timeout = 10_000;

/**
 * Keeps what is typed into a form, and holds what is submitted, until it hydrates.
 *
 * @param element a form with one button
 * @param loadScripts called when the form is submitted
 */
export function watchForm(element: HTMLFormElement, loadScripts: () => void): EarlyForm {
  let state: EarlyState = 'waiting';
  const button = element.querySelector('button');
  const label = button?.textContent ?? '';

  function enter(next: EarlyState) {
    state = next;
    const sending = next === 'held' || next === 'posting';
    if (button) Object.assign(button, { disabled: sending, textContent: sending ? 'Sending...' : label });
  }

  function noteFocus() {
    if (!element.isConnected) return;
    early.focused = fieldsOf(element).find((field) => field === document.activeElement);
  }

  function save() {
    saveDraft(valuesOf(element), state === 'held' ? 'unsent' : 'editing');
  }

  function hold() {
    enter('held');
    save();
    loadScripts();
    setTimeout(stopWaiting, timeout);
  }

  function stopWaiting() {
    if (state === 'waiting') enter('native');
    if (state === 'held') post();
  }

  function post() {
    // Offline, the page would be replaced with an error page.
    if (!navigator.onLine) {
      enter('held');
      save();
      // A connection needs a moment before it can be used.
      addEventListener('online', () => setTimeout(stopWaiting, 1_000), { once: true });
      return;
    }
    enter('posting');
    postNatively(element);
  }

  element.addEventListener('input', save);
  element.addEventListener('focusin', noteFocus);
  // Deferred, because `focusout` also fires when React removes the focused field.
  element.addEventListener('focusout', () => setTimeout(noteFocus));
  element.addEventListener('submit', (event) => {
    if (state === 'hydrated') return;
    event.preventDefault();
    if (state === 'waiting') hold();
    if (state === 'native') post();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (state === 'hydrated') return;
    const draft = readDraft();
    // By now, the browser has restored the values that the fields had when the visitor left. The draft is newer.
    if (persisted || isReturn()) fillFields(element, draft.values);
    saveDraft(valuesOf(element), draft.state);
    if (persisted && state === 'posting') enter('native');
  });

  // Firefox restores a disabled button when it reloads the page.
  enter('waiting');
  fillEmptyFields(element, readDraft().values);

  const early: EarlyForm = {
    element,
    focused: undefined,
    stopWaiting,
    handOver() {
      const last = state;
      enter('hydrated');
      return last;
    },
  };
  return early;
}
