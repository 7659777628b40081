import { request } from './github-api';
import { deleteDraft, readLoadedFile, type Draft } from './sveltia-database';

/** Where the browser remembers which version of a part its draft began from. */
const storageKey = (repository: string, part: string) => `draft of ${part} in ${repository}`;

/**
 * Drops a draft that Sveltia would restore although its part has been saved since: on another device, where restoring it would undo that
 * Save, or here. Sveltia stores a draft half a second after the last change, when it may have saved the part already.
 *
 * @param pathOf returns the path of a part's file in the repository
 * @param onDrop called with the name of the part that has been saved on another device
 */
export function dropOldDrafts(
  repository: string,
  pathOf: (part: string) => string,
  onDrop: (part: string) => void,
): { handleSave: (part: string) => void } {
  /** The part that was saved last, until it or another is opened. */
  let savedPart: string | undefined;
  /** The open part as the editor had loaded it when the first word was typed: it goes on loading what other devices save. */
  let loaded: ReturnType<typeof readLoadedFile> | undefined;

  async function rememberVersion({ slug }: Draft) {
    loaded ??= readLoadedFile(repository, pathOf(slug));
    const version = (await loaded)?.sha;
    if (version) localStorage.setItem(storageKey(repository, slug), version);
  }

  async function isOld({ slug }: Draft) {
    const version = localStorage.getItem(storageKey(repository, slug));
    const path = `${repository}/contents/${pathOf(slug)}`;
    const file = await request<{ sha: string }>(path).catch(() => undefined);
    return Boolean(version && file && file.sha !== version);
  }

  const { get, put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...parameters) {
    if (this.name !== 'draft-backups') return put.apply(this, parameters);
    const [draft] = parameters;
    const stored = put.apply(this, parameters);
    if (draft.slug === savedPart) stored.addEventListener('success', () => this.delete(stored.result));
    else void rememberVersion(draft);
    return stored;
  };
  IDBObjectStore.prototype.get = function (query) {
    const found: IDBRequest<Draft | undefined> = get.call(this, query);
    if (this.name !== 'draft-backups') return found;
    savedPart = undefined;
    loaded = undefined;
    // Sveltia adds its own listener after this one. It gets the event again once it is known whether the draft is old.
    const handleSuccess = async (event: Event) => {
      const draft = found.result;
      if (!draft) return;
      event.stopImmediatePropagation();
      if (await isOld(draft)) {
        await deleteDraft(repository, query);
        onDrop(draft.slug);
        Object.defineProperty(found, 'result', { value: undefined });
      }
      found.dispatchEvent(new Event('success'));
    };
    found.addEventListener('success', handleSuccess, { once: true });
    return found;
  };
  return { handleSave: (part) => (savedPart = part) };
}
