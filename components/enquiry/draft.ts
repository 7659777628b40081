import type { Values } from './fields';

/*
 * The half-written enquiry in session storage: it survives a reload, a visit to another page and a discarded tab, and
 * ends with the tab. Where storage is not available the form works without.
 */

const key = 'enquiry';

export function saveDraft(values: Values): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Storage is full, or not allowed.
  }
}

/** The saved values; empty when there are none or they cannot be read. */
export function readDraft(): Values {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return Object.fromEntries(Object.entries(draft ?? {}).filter(isText));
  } catch {
    return {};
  }
}

function isText(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string';
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is not available, so nothing was saved.
  }
}
