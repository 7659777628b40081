/*
 * What React does to the page when it hydrates. Bundled into the page data (before-hydration.ts), and called before React runs.
 *
 * - It replaces everything in the body, if a translator, an extension or iOS has changed a text before.
 * - If Next's router throws, Next puts an error page in place of one that can be read. The router cannot write an address such as
 *   https://www.example.com//contact, which servers take for /contact, into the history.
 */

const find = () => ({
  menu: document.querySelector<HTMLElement>('[popover]'),
  pauseControl: document.querySelector<HTMLInputElement>('[type="checkbox"]'),
  details: [...document.querySelectorAll('details')],
});

/** Keeps the page as the visitor has set it, and calls a function that completes what replaces it. */
export function watchReplacement(complete: () => void): void {
  const html = document.documentElement.outerHTML;
  let page = find();
  let isMenuOpen = Boolean(page.menu?.clientHeight);
  let top = scrollY;
  addEventListener('scroll', () => (top = scrollY));
  addEventListener(
    'toggle',
    ({ target, newState }: ToggleEvent) => {
      if (target === page.menu) isMenuOpen = newState === 'open';
    },
    // The event does not bubble.
    { capture: true },
  );

  new MutationObserver(() => {
    if (page.menu?.isConnected) return;
    if (document.documentElement.id === '__next_error__') {
      const { documentElement } = new DOMParser().parseFromString(html, 'text/html');
      document.documentElement.replaceWith(documentElement);
    }
    const { pauseControl, details } = page;
    page = find();
    if (page.pauseControl) page.pauseControl.checked = Boolean(pauseControl?.checked);
    for (const [index, element] of page.details.entries()) element.open = Boolean(details[index]?.open);
    if (isMenuOpen) page.menu?.showPopover?.();
    complete();
    scrollTo(0, top);
  }).observe(document.body, { childList: true });
}
