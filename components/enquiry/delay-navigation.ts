/**
 * Stays on the page until the form service responds: clicked links wait, and the browser asks visitors to confirm any other
 * way of leaving.
 *
 * @returns a function that ends the delay and returns the clicked link, if any
 */
export function delayNavigation(): () => HTMLAnchorElement | undefined {
  const controller = new AbortController();
  const { signal } = controller;
  let waiting: HTMLAnchorElement | undefined;

  addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !leavesPage(link) || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      waiting = link;
    },
    { signal },
  );

  return () => {
    controller.abort();
    return waiting;
  };
}

/** Whether a link replaces the page, unlike a link to an anchor in it, a phone number or another tab. */
function leavesPage({ href, protocol, hash, target }: HTMLAnchorElement) {
  const isAnchor = hash !== '' && href === `${location.href.replace(/#.*/, '')}${hash}`;
  return protocol.startsWith('http') && target === '' && !isAnchor;
}
