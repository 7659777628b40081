/* Storage for the visit: it survives reloads, other pages and a discarded tab, until the tab closes. */

/** Sites in folders of one host share their storage. */
const storageKey = (name: string) => `site${process.env.BASE_PATH ?? ''}.${name}`;

/** Stores a value, if the browser allows it. */
export function store(name: string, value: string): void {
  try {
    sessionStorage.setItem(storageKey(name), value);
  } catch {
    // Storage is full, or not allowed.
  }
}

/** Reads a value: `null` if there is none, or the browser does not allow it. */
export function readStored(name: string): string | null {
  try {
    return sessionStorage.getItem(storageKey(name));
  } catch {
    return null;
  }
}
