/**
 * Sveltia's stores in IndexedDB, except for drafts. It would add each when it first needs it, and lose one of
 * two that it adds at once: there would be no thumbnails or drafts.
 */
const stores = ['asset-hashes', 'asset-thumbnails', 'file-cache', 'file-system-handles', 'ui-settings'];

/** Creates a repository's database, if there is none. Unnecessary once Sveltia creates all stores at once. */
export async function createDatabase(repository: string) {
  const request = indexedDB.open(`github:${repository}`);
  request.onupgradeneeded = () => stores.forEach((store) => request.result.createObjectStore(store));
  await new Promise((resolve, reject) => {
    request.onsuccess = resolve;
    request.onerror = reject;
  });
  request.result.close();
}
