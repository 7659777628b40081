import CMS, { type CmsConfig } from '@sveltia/cms';
import { prepareChosenFiles } from './chosen-files';
import { keepHeicColours } from './heic-colours';
import { showPublication } from './publication';

/** What build-editor.ts has written into the page. */
export type EditorSettings = {
  config: CmsConfig;
  repository?: string;
  /** The photos and texts of the entries that are the sample's, by content file. */
  sample: Record<string, string[]>;
};

// Large, and not needed before the first Save.
const checks = import('./before-save');

async function openEditor({ config, repository, sample }: EditorSettings, statusLine: HTMLElement) {
  statusLine.textContent = '';
  prepareChosenFiles();
  keepHeicColours();
  CMS.registerEventListener({
    name: 'preSave',
    handler: async ({ entry }) => {
      const { slug: file, data } = entry.toJS();
      const { beforeSave } = await checks;
      return entry.set('data', beforeSave(file, data, sample[file] ?? []));
    },
  });
  if (repository) {
    CMS.registerEventListener({ name: 'postSave', handler: showPublication(statusLine, repository) });
  }
  await CMS.init({ config });
}

/** Opens the editor when no other tab has it open: two would overwrite each other's changes without noticing. */
async function openEditorOnce(settings: EditorSettings, statusLine: HTMLElement) {
  // Sveltia says that it needs HTTPS, as locks do.
  if (!window.isSecureContext) return openEditor(settings, statusLine);
  const name = `editor of ${settings.config.site_url}`;
  const { held = [] } = await navigator.locks.query();
  if (held.some((lock) => lock.name === name)) {
    statusLine.textContent =
      'The editor is open in another tab of this browser. Close that tab, and it opens here.';
  }
  return navigator.locks.request(name, async () => {
    await openEditor(settings, statusLine);
    // The lock is held until the tab is closed.
    return new Promise(() => {});
  });
}

const settings = document.querySelector('#settings')?.textContent;
const statusLine = document.querySelector<HTMLElement>('[role=status]');
// Not in a frame, where another site could have the owner click in it unknowingly. Not every host can forbid frames.
if (settings && statusLine && window.top === window) {
  void openEditorOnce(JSON.parse(settings), statusLine);
}
