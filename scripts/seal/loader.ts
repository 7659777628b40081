/*
 * The one script that every page carries; seal.ts puts it at the end of the body. When the page has loaded and been
 * painted and the browser is idle, or at the first sign of a visitor, it fetches the other scripts and the style sheet
 * that they need. What is sent before they have taken over it keeps for them.
 */

/** The file of what stood in the page, which names the scripts that are to follow it; none once it is being fetched. */
let source = document.currentScript?.dataset.source;
const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'];

/** How long a held form waits for the scripts before it is posted without them, in milliseconds. */
const patience = 10_000;

// Safari has no requestIdleCallback.
const whenIdle = window.requestIdleCallback ?? setTimeout;

/** Whether one of the scripts cannot be had. */
let failed = false;

function load() {
  if (!source) return;
  for (const sign of signs) removeEventListener(sign, load, true);
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[disabled]')) {
    // A new one: the browser would have the page wait for one of its own.
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
  }
  fetchScript(source);
  source = undefined;
}

function fetchScript(src: string) {
  const script = document.createElement('script');
  script.src = src;
  // The first ones hold what the later ones read.
  script.async = false;
  script.onerror = giveUp;
  script.onload = () => {
    // A task for each: on a slow phone it takes some milliseconds to begin a request, and a press need not wait for all.
    for (const each of script.dataset.sources?.split(' ') ?? []) setTimeout(fetchScript, 0, each);
  };
  document.head.append(script);
}

function giveUp() {
  failed = true;
  postHeldForms();
}

/** The contact form sends what is held as soon as it has taken over; where it cannot, the browser posts it. */
function postHeldForms() {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-held]')) form.submit();
}

for (const sign of signs) addEventListener(sign, load, true);

// The browser opens the menu. React, if it heard of the press while it takes over, would do all the rest of that at once,
// before the menu is seen; the attribute is there when it has.
for (const press of ['pointerdown', 'mousedown', 'touchstart', 'pointerup', 'mouseup', 'touchend', 'click']) {
  addEventListener(
    press,
    (event) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      if (target.closest('[popovertarget]:not([aria-expanded])')) event.stopPropagation();
    },
    true,
  );
}

addEventListener('submit', (event) => {
  // The contact form has taken over, or never will.
  if (failed || event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
  event.preventDefault();
  event.target.dataset.held = '';
  load();
  setTimeout(postHeldForms, patience);
});

addEventListener('load', () => {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    // A picture that came last is painted with the next frame.
    requestAnimationFrame(() => whenIdle(load, { timeout: 2000 }));
  }).observe({ type: 'paint', buffered: true });
});

export {};
