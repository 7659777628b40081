import { restoreDraft } from './draft';

/*
 * The start of the page data of every page: what a page needs from the moment that React runs, and not before. Keeps the page as
 * the visitor has set it.
 *
 * - React replaces everything in the body, if a translator, an extension or iOS has changed a text before.
 * - If Next's router throws, Next puts an error page in place of one that can be read. The router cannot write an address such as
 *   https://www.example.com//contact, which servers take for /contact, into the history.
 */

const findParts = () => ({
  menu: document.querySelector<HTMLElement>('[popover]'),
  pauseControl: document.querySelector<HTMLInputElement>('[type="checkbox"]'),
  details: [...document.querySelectorAll('details')],
});

const html = document.documentElement.outerHTML;
let parts = findParts();
let isMenuOpen = Boolean(parts.menu?.clientHeight);
let scrollTop = scrollY;
addEventListener('scroll', () => (scrollTop = scrollY));
addEventListener(
  'toggle',
  ({ target, newState }: ToggleEvent) => {
    if (target === parts.menu) isMenuOpen = newState === 'open';
  },
  // The event does not bubble.
  { capture: true },
);

new MutationObserver(() => {
  if (parts.menu?.isConnected) return;
  if (document.documentElement.id === '__next_error__') {
    const { documentElement } = new DOMParser().parseFromString(html, 'text/html');
    document.documentElement.replaceWith(documentElement);
  }
  const { pauseControl, details } = parts;
  parts = findParts();
  if (parts.pauseControl) parts.pauseControl.checked = Boolean(pauseControl?.checked);
  for (const [index, element] of parts.details.entries()) element.open = Boolean(details[index]?.open);
  if (isMenuOpen) parts.menu?.showPopover?.();
  restoreDraft();
  scrollTo(0, scrollTop);
}).observe(document.body, { childList: true });
