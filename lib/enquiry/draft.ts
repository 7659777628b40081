import { readStored, store } from '../session-storage';

/*
 * The draft: what the visitor has typed, and the result of the last submission if it was not confirmed. The
 * inline script (browser/watch-form.ts) and React share nothing else. Both also work without storage.
 */

/** The result of an unconfirmed submission: it has failed, or it may have arrived. */
export type Unconfirmed = 'failed' | 'unknown';

type FieldElement = HTMLInputElement | HTMLTextAreaElement;

/** The fields of the form. A page has one form at most. */
export function allFields(): FieldElement[] {
  return [...document.querySelectorAll<FieldElement>('form [name]')];
}

/** Saves all fields, because some password managers fill them in without any event. */
export function saveDraft(): void {
  for (const { name, value } of allFields()) store(`enquiry.${name}`, value);
}

/** Saves the result of the last submission, or that there is none to report. */
export function saveResult(result?: Unconfirmed): void {
  store('enquiry.result', result ?? '');
}

/** Reads the result of the last submission, even one from another page or from before hydration. */
export function readResult(): Unconfirmed | undefined {
  const result = readStored('enquiry.result');
  return result === 'failed' || result === 'unknown' ? result : undefined;
}

/**
 * Puts the draft into the fields.
 *
 * @param isReturn whether the visitor has gone back or forward to the page: the browser then restores text
 * older than the draft, even than the empty one of a sent enquiry. Otherwise an empty draft changes nothing.
 */
export function restoreDraft(isReturn = false): void {
  for (const field of allFields()) {
    const value = readStored(`enquiry.${field.name}`);
    if (value || (isReturn && value === '')) field.value = value;
  }
}

/** Clears a sent draft. Stores empty strings, so that a page restored by Back is cleared, too. */
export function clearDraft(): void {
  for (const { name } of allFields()) store(`enquiry.${name}`, '');
  saveResult();
}
