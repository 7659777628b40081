import { readDraft, saveDraft } from './draft';
import { fieldsOf, fillEmptyFields, valuesOf } from './fields';

/**
 * Restores what was typed before a reload or a visit to another page, or into a form that React has replaced while it
 * hydrated. In the latter case it also restores focus and caret.
 */
export function restoreForm(form: HTMLFormElement): void {
  const draft = readDraft();
  const early = window.earlyForm;
  fillEmptyFields(form, { ...draft.values, ...(early && valuesOf(early.element)) });
  saveDraft(valuesOf(form), draft.state);

  const focused = early?.focused;
  if (!focused || focused.isConnected) return;
  const field = fieldsOf(form).find(({ name }) => name === focused.name);
  field?.focus({ preventScroll: true });
  // Email fields do not expose the caret.
  if (focused.selectionStart !== null) {
    field?.setSelectionRange(focused.selectionStart, focused.selectionEnd);
  }
}
