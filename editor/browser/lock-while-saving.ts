/**
 * Locks a part while it is being saved, which takes a minute with photos on a phone: what is typed then would
 * be in neither the file nor a draft. Unnecessary once Sveltia locks its fields itself.
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
