/**
 * Closes the menu when a link in it is followed, when it loses focus, on a press outside (Safari before 18.3
 * does not: https://webkit.org/b/267688), and when the page is left, so that Back does not show it open.
 */
export function watchMenu(): void {
  // In Chrome 114, closing a menu that is not open is an error.
  const close = () => document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  /** Whether an element is neither in the menu nor the button that toggles it. */
  const isOutside = (target: EventTarget | null) =>
    target instanceof Element && !target.closest('[popover], [popovertarget]');

  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[popover] a')) close();
  });
  addEventListener('focusout', ({ relatedTarget }) => {
    if (isOutside(relatedTarget)) close();
  });
  addEventListener('pointerup', ({ target }) => {
    if (isOutside(target)) close();
  });
  addEventListener('pagehide', close);
}
