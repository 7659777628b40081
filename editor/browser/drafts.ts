import { cleanText } from '@/lib/content/clean-text';
import { parseYaml } from '@/lib/content/parse-yaml';
import { visitTexts } from '@/lib/content/visit-texts';
import { request } from './github-api';
import { showToCopy } from './show-to-copy';
import { deleteDraft, readLoadedFile, type Draft } from './sveltia-database';

/** Where the browser remembers which version of a part its draft began from, and the version of the editor, which is in its address. */
const storageKey = (repository: string, part: string) => `draft of ${part} in ${repository}`;

const saved =
  'This part has been saved elsewhere since you typed here. To restore what you typed would undo that. Copy what you still need: it is kept only until you type here again.';
const updated =
  'The editor has been updated since you typed here. If it does not offer to restore what you typed, copy what you still need.';

/**
 * Keeps Sveltia from restoring a draft whose part has been saved since: on another device, where restoring it would undo that Save, or here.
 * Sveltia stores a draft half a second after the last change, when it may have saved the part already. It also deletes drafts when it has
 * been updated. The owner can copy the words of both.
 *
 * @param pathOf returns the path of a part's file in the repository
 */
export function keepDrafts(
  repository: string,
  pathOf: (part: string) => string,
): { handleSave: (part: string) => void } {
  /** The part that was saved last, until it or another is opened. */
  let savedPart: string | undefined;
  /** The open part as the editor had loaded it when the first word was typed: it goes on loading what other devices save. */
  let loaded: ReturnType<typeof readLoadedFile> | undefined;

  async function rememberVersion({ slug }: Draft) {
    loaded ??= readLoadedFile(repository, pathOf(slug));
    const version = (await loaded)?.sha;
    if (version) localStorage.setItem(storageKey(repository, slug), `${version} ${import.meta.url}`);
  }

  /** Why a draft must not be restored, or may be deleted. */
  async function findReason({ slug }: Draft) {
    const [version, editor] = localStorage.getItem(storageKey(repository, slug))?.split(' ') ?? [];
    const path = `${repository}/contents/${pathOf(slug)}`;
    const file = await request<{ sha: string }>(path).catch(() => undefined);
    if (version && file && file.sha !== version) return saved;
    return version && editor !== import.meta.url ? updated : undefined;
  }

  /** The texts of a draft that are not in the file. */
  async function findWords({ slug, currentValues }: Draft) {
    const file = await readLoadedFile(repository, pathOf(slug));
    const known = new Set<string>();
    visitTexts(parseYaml(file?.text ?? '', slug).document.toJS(), [], (text) => known.add(cleanText(text)));
    const words = new Set<string>();
    visitTexts(currentValues, [], (text, path) => {
      // Not what Sveltia notes about entries, and not new photos.
      const isTyped = !/__sc_/.test(String(path.at(-1))) && !text.startsWith('blob:');
      if (isTyped && !known.has(cleanText(text))) words.add(text);
    });
    return [...words].join('\n\n') || 'No words, only photos or the order: see what is missing.';
  }

  /** The address of the open part, if its words have been shown. */
  let shownAt: string | undefined;
  window.addEventListener('hashchange', () => (shownAt = undefined));

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
      const reason = await findReason(draft);
      // Sveltia also looks for a draft when the part is closed.
      if (reason && shownAt !== location.href && location.hash.includes(`/entries/${draft.slug}`)) {
        shownAt = location.href;
        const drop = reason === saved ? () => deleteDraft(repository, query) : undefined;
        showToCopy(reason, await findWords(draft), drop);
      }
      if (reason === saved) Object.defineProperty(found, 'result', { value: undefined });
      found.dispatchEvent(new Event('success'));
    };
    found.addEventListener('success', handleSuccess, { once: true });
    return found;
  };
  return { handleSave: (part) => (savedPart = part) };
}
