/*
 * What Sveltia keeps in IndexedDB, in a database for each repository. None of this is documented: it can go
 * when Sveltia creates all of its stores at once, and gives its `preSave` event the text that it has loaded.
 */

type LoadedFile = { text?: string };

/**
 * Returns a file of the repository as the editor has loaded or saved it, by its path, if it has. Without it,
 * a Save would leave out what Sveltia could not read, and could not tell the sample's entries from the
 * owner's.
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
 * Creates the database with a store for thumbnails. Sveltia adds each store when it first needs it, and loses
 * one of two that it adds at once: with the first photo that is shown, the thumbnails or the drafts of what
 * is typed.
 */
export async function createDatabase(repository: string) {
  (await openDatabase(repository, 'asset-thumbnails')).close();
}

/** Opens the database; if there is none, creates it with a store of this name, or empty. */
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
