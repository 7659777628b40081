/*
 * The draft: what the visitor has written, and whether the last submission was confirmed. Session storage keeps it across
 * reloads, other pages and a discarded tab, until the tab closes. It is all that the inline script (browser/watch-form.ts) and React
 * share. Both also work without storage.
 */

type FieldElement = HTMLInputElement | HTMLTextAreaElement;

/** Sites in folders of one host share their storage. */
const storageKey = (name: string) => `enquiry${process.env.BASE_PATH ?? ''}.${name}`;

function save(name: string, value: string) {
  try {
    sessionStorage.setItem(storageKey(name), value);
  } catch {
    // Storage is full, or not allowed.
  }
}

function read(name: string) {
  try {
    return sessionStorage.getItem(storageKey(name));
  } catch {
    return null;
  }
}

/** The fields of the form. A page has one form at most. */
export function allFields(): FieldElement[] {
  return [...document.querySelectorAll<FieldElement>('form [name]')];
}

/** Saves all fields, because some password managers fill fields in without any event. */
export function saveDraft(): void {
  for (const { name, value } of allFields()) save(name, value);
}

/** Saves whether the visitor has submitted the form and nothing has confirmed since that the enquiry was sent. */
export function saveUnconfirmed(unconfirmed: boolean): void {
  save('unconfirmed', String(unconfirmed));
}

export function isUnconfirmed(): boolean {
  return read('unconfirmed') === 'true';
}

/**
 * Puts the draft into the fields.
 *
 * @param isReturn whether the visitor has gone back or forward to the page. What the browser restores then is older than the
 * draft, even than an empty one: the enquiry has been sent since. Otherwise an empty draft changes nothing.
 */
export function restoreDraft(isReturn = false): void {
  for (const field of allFields()) {
    const value = read(field.name);
    if (value || (isReturn && value === '')) field.value = value;
  }
}

/** Clears the draft after the enquiry has been sent. Stores empty texts, so that a page restored by Back is cleared too. */
export function clearDraft(): void {
  for (const { name } of allFields()) save(name, '');
  saveUnconfirmed(false);
}
