/** Asks before "Revert All Changes", and "Revert Changes" of a field: what they drop is in no draft. */
export function askBeforeReverting(): void {
  const handleClick = (event: MouseEvent) => {
    const item = event.target instanceof Element && event.target.closest('[role=menuitem]');
    if (!item || !/Revert (All )?Changes/.test(item.textContent)) return;
    const question = 'What you have changed here since the last Save will be lost. Revert it?';
    if (!window.confirm(question)) event.stopImmediatePropagation();
  };
  // Captured, before Sveltia's own listener.
  document.addEventListener('click', handleClick, { capture: true });
}
