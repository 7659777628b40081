/*
 * Access to Sveltia's undocumented database in IndexedDB, one per repository. Unnecessary once Sveltia
 * creates all of its stores at once, and passes the loaded text to its `preSave` event.
 */

type LoadedFile = { text?: string };

/**
 * Sveltia's stores, except for drafts. It would add each when it first needs it, and lose one of two that it
 * adds at once: there would be no thumbnails or drafts.
 */
const stores = ['asset-hashes', 'asset-thumbnails', 'file-cache', 'file-system-handles', 'ui-settings'];

/**
 * Returns a file of the repository, by its path, as the editor loaded or saved it, if it did. Without it, a
 * Save would drop what Sveltia could not read, and could not tell the sample's entries from the owner's.
 */
export async function readLoadedFile(repository: string, path: string): Promise<LoadedFile | undefined> {
  const database = await openDatabase(repository);
  try {
    return await resultOf(database.transaction('file-cache').objectStore('file-cache').get(path));
  } finally {
    // Sveltia waits for this before it adds a store.
    database.close();
  }
}

/** Creates the database, if there is none yet. */
export async function createDatabase(repository: string) {
  (await openDatabase(repository)).close();
}

function openDatabase(repository: string) {
  const request = indexedDB.open(`github:${repository}`);
  request.onupgradeneeded = () => stores.forEach((store) => request.result.createObjectStore(store));
  return resultOf(request);
}

const resultOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
