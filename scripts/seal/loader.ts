/*
 * The one script that every page carries; seal.ts puts it at the end of the body. When the page has loaded and been
 * painted and the browser is idle, or at the first sign of a visitor, it fetches the other scripts and the style sheet
 * that they need. What is sent before they have taken over it keeps for them.
 */

/** The file of what stood in the page, which names the scripts that are to follow it; none once it is being fetched. */
let source = document.currentScript?.dataset.source;

/** How long a held form waits for the scripts before it is posted without them, in milliseconds. */
const patience = 10_000;

/** Whether the scripts are waited for no longer: one cannot be had, or a form has waited for too long. */
let failed = false;

/** When the visitor last pressed anything or first could, in milliseconds as `performance.now` counts them. */
let pressed = -Infinity;

/** The menu's control as long as React has not taken over. */
const untakenControl = '[popovertarget]:not([aria-expanded])';

/** The path that the page was loaded with. */
const { pathname } = location;

/** A press is over, and what it did is painted, by this many milliseconds. */
const pressTime = 300;

/** Does what can wait when the browser is idle and no press is being answered. */
function whenCalm(task: () => unknown) {
  // Safari has no requestIdleCallback.
  (window.requestIdleCallback ?? setTimeout)(
    () => {
      if (performance.now() - pressed < pressTime) setTimeout(whenCalm, pressTime, task);
      else task();
    },
    { timeout: 2000 },
  );
}

function load() {
  if (source) step([source]);
  source = undefined;
}

function loadWhenCalm() {
  if (source) whenCalm(load);
}

/** Puts style sheets and scripts to use, one after another; the first ones hold what the later ones need. */
function step([address, ...others]: string[]) {
  if (!address) return;
  const isSheet = address.endsWith('.css');
  const element = isSheet
    ? append('link', { rel: 'stylesheet', href: address })
    : append('script', { src: address });
  const proceed = () => {
    for (const href of element.dataset.sources?.split(' ') ?? []) {
      // A task for each: on a slow phone it takes some milliseconds to begin a request, and a press need not wait for all.
      whenCalm(() =>
        append('link', { href, rel: 'preload', as: href.endsWith('.css') ? 'style' : 'script' }),
      );
      others.push(href);
    }
    whenCalm(() => step(others));
  };
  element.onload = proceed;
  element.onerror = isSheet ? proceed : giveUp;
}

function append<Name extends 'link' | 'script'>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
) {
  const element = Object.assign(document.createElement(name), properties);
  document.head.append(element);
  return element;
}

/** The contact form sends what is held as soon as it has taken over; where it cannot, the browser posts it. */
function giveUp() {
  failed = true;
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-held]')) form.submit();
}

for (const sign of ['pointerdown', 'keydown', 'focusin']) {
  addEventListener(sign, loadWhenCalm, true);
}

addEventListener('pointermove', ({ movementX, movementY }) => {
  // The browser reports a move of a mouse at rest too, when the page comes to lie under it.
  if (movementX || movementY) loadWhenCalm();
});

// The browser opens the menu. React, if it heard of the press while it takes over, would do all the rest of that at once,
// before the menu is seen; the attribute is there when it has.
for (const press of ['pointerdown', 'mousedown', 'touchstart', 'pointerup', 'mouseup', 'touchend', 'click']) {
  addEventListener(
    press,
    (event) => {
      pressed = performance.now();
      const target = event.target as Element;
      if (target.closest?.(untakenControl)) event.stopPropagation();
    },
    true,
  );
}

addEventListener('submit', (event) => {
  // The contact form has taken over, or never will.
  if (failed || event.defaultPrevented) return;
  event.preventDefault();
  (event.target as HTMLFormElement).dataset.held = '';
  load();
  setTimeout(giveUp, patience);
});

// A page that the visitor came to without a new document, and loaded anew, is one document with the page before it. Next
// does not hear, until it has taken over, that the browser's button leads there.
addEventListener('popstate', () => {
  if (location.pathname !== pathname && document.querySelector(untakenControl)) location.reload();
});

addEventListener('load', () => {
  new PerformanceObserver(() => {
    // Somebody who knows the page presses as soon as it is there. The report comes a little before the picture, too.
    pressed = performance.now();
    loadWhenCalm();
  }).observe({ type: 'paint', buffered: true });
});

export {};
