/*
 * The menu of small screens closes when it is left, which a popover does not do by itself. Bundled into the inline script
 * (scripts/build/postprocess/inline-script.ts), because the menu opens before the page has hydrated.
 */

/** Closes the menu when a link in it is followed, when focus leaves it, and when the page is left: Back would show it open. */
export function watchMenu(): void {
  const menu = document.querySelector<HTMLElement>('[popover]');
  // Browsers without popovers always show the menu.
  const close = () => menu?.hidePopover?.();

  menu?.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) close();
  });
  menu?.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Element)) return;
    if (!menu.contains(relatedTarget) && !relatedTarget.matches('[popovertarget]')) close();
  });
  addEventListener('pagehide', close);
}
