/*
 * The draft: what the visitor has written, and whether the last press on send was confirmed. It is in session storage, which
 * survives a reload, another page and a discarded tab, and is cleared when the tab closes. It is all that the inline script
 * (native-form.ts) and React share. Without storage, both still work.
 */

type FieldElement = HTMLInputElement | HTMLTextAreaElement;

function save(name: string, value: string) {
  try {
    sessionStorage.setItem(`enquiry.${name}`, value);
  } catch {
    // Storage is full, or not allowed.
  }
}

function read(name: string) {
  try {
    return sessionStorage.getItem(`enquiry.${name}`);
  } catch {
    return null;
  }
}

/** The fields of the form. A page has one form at most. */
const fields = 'form [name]';

export function isField(element: unknown): element is FieldElement {
  return element instanceof Element && element.matches(fields);
}

export function fieldsOf(form: HTMLFormElement): FieldElement[] {
  return [...form.elements].filter(isField);
}

export function saveField({ name, value }: FieldElement): void {
  save(name, value);
}

/** Saves whether the visitor has pressed send and nothing has confirmed since that the enquiry was sent. */
export function saveUnconfirmed(unconfirmed: boolean): void {
  save('unconfirmed', String(unconfirmed));
}

export function isUnconfirmed(): boolean {
  return read('unconfirmed') === 'true';
}

/** Puts the draft into the fields. It is newer than what the browser restores when a visitor goes back. */
export function restoreDraft(): void {
  for (const field of document.querySelectorAll<FieldElement>(fields)) {
    field.value = read(field.name) ?? field.value;
  }
}

/** Clears the draft of a form that was sent. Earlier pages, which the visitor may go back to, are cleared by it, too. */
export function clearDraft(form: HTMLFormElement): void {
  for (const { name } of fieldsOf(form)) save(name, '');
  saveUnconfirmed(false);
}
