import CMS, { type CmsConfig } from '@sveltia/cms';
import { prepareChosenFiles } from './chosen-files';
import { hideOldDrafts } from './drafts';
import { keepHeicColours } from './heic-colours';
import { showLastSave } from './last-save';

/** What build-editor.ts has written into the page. */
export type EditorSettings = {
  config: CmsConfig;
  repository?: string;
  /** The directory of the content in the repository. */
  contentDirectory: string;
};

// Large, and not needed before the first Save.
const checks = import('./before-save');

/** The address of the site, whose editor is at /admin or /admin/. */
const siteUrl = location.origin + location.pathname.replace(/admin(\.html|\/(index\.html)?)?$/, '');

async function openEditor(settings: EditorSettings, statusLine: HTMLElement) {
  const { config, repository, contentDirectory } = settings;
  statusLine.textContent = '';
  prepareChosenFiles();
  keepHeicColours();
  CMS.registerEventListener({
    name: 'preSave',
    handler: async ({ entry }) => {
      const { slug: file, data } = entry.toJS();
      const { beforeSave } = await checks;
      return entry.set('data', beforeSave(file, data));
    },
  });
  if (repository) {
    hideOldDrafts(repository, (part) => `${contentDirectory}/${part}.yaml`);
    CMS.registerEventListener({ name: 'postSave', handler: showLastSave(statusLine, repository) });
  }
  await CMS.init({ config: { ...config, site_url: siteUrl } });
}

/** Opens the editor when no other tab has it open: two would overwrite each other's changes without noticing. */
async function openEditorOnce(settings: EditorSettings, statusLine: HTMLElement) {
  // Sveltia says that it needs HTTPS, as locks do.
  if (!window.isSecureContext) return openEditor(settings, statusLine);
  const name = `editor of ${siteUrl}`;
  const openWithLock = async (options: LockOptions) => {
    // The lock is held until the tab is closed.
    const open = () => openEditor(settings, statusLine).then(() => new Promise(() => {}));
    await navigator.locks.request(name, options, open).catch((error: DOMException) => {
      if (error.name !== 'AbortError') throw error;
      // Another tab has taken the lock.
      location.reload();
    });
  };
  const { held = [] } = await navigator.locks.query();
  if (held.some((lock) => lock.name === name)) {
    // A phone suspends tabs with their locks.
    const button = Object.assign(document.createElement('button'), { textContent: 'Open here instead' });
    button.addEventListener('click', () => openWithLock({ steal: true }));
    statusLine.replaceChildren('The editor is open in another tab of this browser. ', button);
  }
  await openWithLock({});
}

const settings = document.querySelector('#settings')?.textContent;
const statusLine = document.querySelector<HTMLElement>('[role=status]');
// Not in a frame, where another site could have the owner click in it unknowingly. Not every host can forbid frames.
if (settings && statusLine && window.top === window) {
  void openEditorOnce(JSON.parse(settings), statusLine);
}
