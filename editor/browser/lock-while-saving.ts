/**
 * Lets nobody type into a part while it is being saved: what is typed then would be in neither the file nor a
 * draft. With photos, on a phone, that takes a minute. Needless when Sveltia locks its fields by itself.
 *
 * @param editor the element that Sveltia renders into
 */
export function lockWhileSaving(editor: HTMLElement): void {
  const update = () => {
    const isSaving = [...editor.querySelectorAll('button')].some(
      ({ textContent }) => textContent.trim() === 'Saving…',
    );
    const fields = editor.querySelector<HTMLElement>('.content-editor');
    if (fields && fields.inert !== isSaving) fields.inert = isSaving;
  };
  new MutationObserver(update).observe(editor, { subtree: true, childList: true, characterData: true });
}
