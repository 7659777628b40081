import CMS, { type CmsConfig } from '@sveltia/cms';
import { nameFilesUniquely } from './chosen-files';

/** What build-editor.ts has written into the page. */
export type EditorSettings = { config: CmsConfig };

function openEditor({ config }: EditorSettings) {
  nameFilesUniquely();
  void CMS.init({ config });
}

const settings = document.querySelector('#settings')?.textContent;
// Not in a frame, where another site could have the owner click in it unknowingly. Not every host can forbid frames.
if (settings && window.top === window) openEditor(JSON.parse(settings));
