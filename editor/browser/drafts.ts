import { request } from './github-api';

type Commit = { commit: { committer: { date: string } } };

/** What Sveltia stores while somebody is typing, and offers to restore when the part is opened again. */
type Draft = { slug: string; timestamp: Date };

/**
 * Hides a draft from Sveltia when its part has been saved since on another device: restoring it would undo that Save.
 *
 * @param pathOf returns the path of a part's file in the repository
 */
export function hideOldDrafts(repository: string, pathOf: (part: string) => string): void {
  async function isOld({ slug, timestamp }: Draft) {
    const query = `path=${pathOf(slug)}&per_page=1`;
    const commits = await request<Commit[]>(`${repository}/commits?${query}`).catch(() => undefined);
    const lastSave = commits?.[0]?.commit.committer.date;
    return lastSave !== undefined && Date.parse(lastSave) > timestamp.getTime();
  }

  const { get } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.get = function (query) {
    const found: IDBRequest<Draft | undefined> = get.call(this, query);
    if (this.name !== 'draft-backups') return found;
    // Before Sveltia's own listener, which has to wait.
    const handleSuccess = async (event: Event) => {
      if (!found.result) return;
      event.stopImmediatePropagation();
      if (await isOld(found.result)) Object.defineProperty(found, 'result', { value: undefined });
      found.dispatchEvent(new Event('success'));
    };
    found.addEventListener('success', handleSuccess, { once: true });
    return found;
  };
}
