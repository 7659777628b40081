import type { Values } from './fields';

/*
 * The half-written enquiry, kept in the tab: it outlives a reload, a visit to another page and a phone that makes room
 * for something else, and ends with the tab. Where the browser keeps nothing, the form works without.
 */

const key = 'enquiry';

export function saveDraft(values: Values): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Storage is full, or not allowed.
  }
}

/** What was kept last; nothing where it cannot be read. */
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
    // Then there is none.
  }
}
