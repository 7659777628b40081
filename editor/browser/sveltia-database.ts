/* What Sveltia keeps in IndexedDB, in a database for each repository. */

/** What it stores of a part while somebody is typing, and offers to restore when the part is opened again. */
export type Draft = { slug: string; currentValues: unknown };

type LoadedFile = { sha: string; text?: string };

/** Returns a file of the repository as the editor has loaded or saved it, by its path, if it has. */
export const readLoadedFile = (repository: string, path: string) =>
  query<LoadedFile | undefined>(repository, 'file-cache', (store) => store.get(path));

/** Returns the drafts of all parts. */
export const listDrafts = async (repository: string) =>
  (await query<Draft[]>(repository, 'draft-backups', (store) => store.getAll())) ?? [];

/** Deletes a draft by its key. */
export const deleteDraft = (repository: string, key: IDBValidKey | IDBKeyRange) =>
  query<undefined>(repository, 'draft-backups', (store) => store.delete(key), 'readwrite');

/**
 * Creates the database with a store for thumbnails. Sveltia adds each store when it first needs it, and loses one of two that it adds at once:
 * with the first photo that is shown, the thumbnails or the drafts.
 */
export async function createDatabase(repository: string) {
  const request = indexedDB.open(`github:${repository}`);
  request.onupgradeneeded = () => request.result.createObjectStore('asset-thumbnails');
  (await resultOf(request)).close();
}

/** Runs a query on a store. The result is undefined if the store does not exist yet. */
async function query<T>(
  repository: string,
  storeName: string,
  start: (store: IDBObjectStore) => IDBRequest<T>,
  mode?: IDBTransactionMode,
): Promise<T | undefined> {
  const database = await resultOf(indexedDB.open(`github:${repository}`));
  try {
    if (!database.objectStoreNames.contains(storeName)) return undefined;
    return await resultOf(start(database.transaction(storeName, mode).objectStore(storeName)));
  } finally {
    // Sveltia waits for this before it adds a store.
    database.close();
  }
}

const resultOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
