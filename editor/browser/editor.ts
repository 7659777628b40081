import CMS, { type CmsConfig } from '@sveltia/cms';
import { beforeSave } from './before-save';
import { schemas } from '@/lib/content/schemas';
import { prepareChosenFiles } from './chosen-files';
import { readPart, writePart } from './content-format';
import { showLastSave } from './last-save';
import { lockWhileSaving } from './lock-while-saving';
import { createDatabase } from './sveltia-database';

/** The settings that adapter/build-editor.ts writes into the page. */
export type EditorSettings = {
  config: CmsConfig;
  repository?: string;
  /** Whether something of the sample is left. */
  isSample: boolean;
};

/** The address of the site. This script is in _next/static/editor/. */
const siteUrl = new URL('../../..', import.meta.url).href;

async function openEditor(settings: EditorSettings, statusLine: HTMLElement, root: HTMLElement) {
  const { config, repository, isSample } = settings;
  for (const name of Object.keys(schemas))
    CMS.registerCustomFormat(name, 'yaml', { fromFile: (text) => readPart(name, text), toFile: writePart });
  prepareChosenFiles();
  lockWhileSaving(root);
  CMS.registerEventListener({
    name: 'preSave',
    handler: ({ entry }) => {
      const { slug: name, data, newRecord: isNew } = entry.toJS();
      const saved = beforeSave({ name, data, isNew });
      if (saved !== data) window.alert('The photos of the sample go with this Save, as you have your own.');
      return entry.set('data', saved);
    },
  });
  if ('repo' in config.backend) await createDatabase(config.backend.repo);
  // Sveltia stores no drafts once its backend has changed, such as from GitHub to a local folder.
  if (!repository) localStorage.setItem('sveltia-cms.user', '{"backendName":"local"}');
  const note = isSample ? 'Search engines are kept out while parts of the sample are left.' : '';
  await CMS.init({ config: { ...config, site_url: siteUrl } });
  statusLine.textContent = note;
  if (repository)
    CMS.registerEventListener({ name: 'postSave', handler: showLastSave(statusLine, repository, note) });
}

/** Opens the editor in only one tab: two would silently overwrite each other's changes. */
async function openEditorOnce(settings: EditorSettings, statusLine: HTMLElement, root: HTMLElement) {
  // Throws a SecurityError if the browser refuses to store anything.
  void localStorage.length;
  const open = () => openEditor(settings, statusLine, root);
  // Without HTTPS, there are no locks, and Sveltia shows that it needs HTTPS, too.
  if (!window.isSecureContext) return open();
  const name = `editor of ${siteUrl}`;
  const openWithLock = async (options: LockOptions) => {
    // The lock is held until the tab is closed.
    const keepOpen = () => open().then(() => new Promise(() => {}));
    await navigator.locks.request(name, options, keepOpen).catch((error: DOMException) => {
      if (error.name !== 'AbortError') throw error;
      // Another tab has taken the lock.
      location.reload();
    });
  };
  const { held = [] } = await navigator.locks.query();
  if (held.some((lock) => lock.name === name)) {
    // Phones suspend tabs without releasing their locks.
    const button = Object.assign(document.createElement('button'), { textContent: 'Open here instead' });
    button.addEventListener('click', () => openWithLock({ steal: true }));
    statusLine.replaceChildren('The editor is open in another tab of this browser. ', button);
  }
  await openWithLock({});
}

/** Explains why the editor has not started, and what to do. */
function describeFailure(error: unknown) {
  if (error instanceof DOMException && error.name === 'SecurityError') {
    return 'This browser stores nothing for this page, and the editor needs to. Allow cookies for this site in the settings of the browser, and reload this page.';
  }
  return `The editor could not start (${String(error)}). Reload this page. If that does not help, open it in the newest version of Chrome, Edge, Firefox or Safari.`;
}

const settings = document.querySelector('#settings')?.textContent;
const statusLine = document.querySelector<HTMLElement>('[role=status]');
const root = document.querySelector<HTMLElement>('#nc-root');
// Not in a frame, to prevent clickjacking: not every host can send frame-ancestors.
if (settings && statusLine && root && window.top === window) {
  openEditorOnce(JSON.parse(settings), statusLine, root).catch((error: unknown) => {
    statusLine.textContent = describeFailure(error);
  });
}
