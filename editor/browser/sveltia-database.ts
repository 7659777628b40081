/*
 * Access to Sveltia's undocumented database in IndexedDB, one per repository. Unnecessary once Sveltia
 * creates all of its stores at once, and passes the loaded text to its `preSave` event.
 */

type LoadedFile = { text?: string };

/**
 * Returns a file of the repository, by its path, as the editor loaded or saved it, if it did. Without it, a
 * Save would drop what Sveltia could not read, and could not tell the sample's entries from the owner's.
 */
export async function readLoadedFile(repository: string, path: string): Promise<LoadedFile | undefined> {
  const database = await openDatabase(repository);
  try {
    if (!database.objectStoreNames.contains('file-cache')) return undefined;
    return await resultOf(database.transaction('file-cache').objectStore('file-cache').get(path));
  } finally {
    // Sveltia waits for this before it adds a store.
    database.close();
  }
}

/**
 * Creates the database with a store for thumbnails. Sveltia adds a store when it first needs one, and loses
 * one of two that it adds at once: with the first photo, the thumbnails or the drafts.
 */
export async function createDatabase(repository: string) {
  (await openDatabase(repository, 'asset-thumbnails')).close();
}

/** Opens the database, or creates it: with a store of this name, or empty. */
function openDatabase(repository: string, newStore?: string) {
  const request = indexedDB.open(`github:${repository}`);
  request.onupgradeneeded = () => newStore && request.result.createObjectStore(newStore);
  return resultOf(request);
}

const resultOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
