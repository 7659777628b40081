/**
 * Shows words in a window, to copy. The line at the top is behind an open part.
 *
 * @param onDelete called when the owner does not want to see them again, if there is a choice
 */
export function showToCopy(reason: string, words: string, onDelete?: () => unknown): void {
  const dialog = document.createElement('dialog');
  const text = Object.assign(document.createElement('textarea'), { value: words, readOnly: true, rows: 12 });
  text.ariaLabel = 'What you typed';
  dialog.append(reason, text);
  const addButton = (textContent: string, onClick?: () => unknown) => {
    const button = Object.assign(document.createElement('button'), { textContent });
    button.addEventListener('click', () => {
      onClick?.();
      dialog.close();
    });
    dialog.append(button, ' ');
  };
  addButton('Close');
  if (onDelete) addButton('Delete', onDelete);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
