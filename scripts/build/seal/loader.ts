import { speculationRules } from './speculation-rules';

/*
 * The one executable script in every page; seal.ts puts it at the end of the body. It loads the other scripts when the page has
 * loaded and been painted and the browser is idle. An enquiry that is sent earlier is held until the form has hydrated.
 */

declare global {
  interface Navigator {
    /** Chromium only, like speculation rules: https://developer.mozilla.org/docs/Web/API/NetworkInformation */
    connection?: { saveData: boolean; effectiveType: string };
  }
}

/** How long a held enquiry waits for the form to hydrate, in milliseconds. */
const timeout = 10_000;

/** The URL of the page's RSC payload, a script that lists the other files. Undefined once loading has begun. */
let payload = document.currentScript?.dataset.payload;

/** Whether forms are left to the browser: a file failed to load, or a held enquiry has waited too long. */
let gaveUp = false;

/** Runs a task when the browser is idle. */
function whenIdle(task: () => void) {
  // Safari has no requestIdleCallback.
  (window.requestIdleCallback ?? setTimeout)(task, { timeout: 2000 });
}

function load() {
  if (payload) run([payload]);
  payload = undefined;
}

/** Loads stylesheets and scripts one after another, each when the browser is idle: no interaction waits for all of them. */
function run([address, ...others]: string[]) {
  if (!address) return;
  const element = address.endsWith('.css')
    ? append('link', { rel: 'stylesheet', href: address })
    : append('script', { src: address });
  element.onload = () => {
    const listed = element.dataset.files?.split(' ') ?? [];
    for (const href of listed) {
      append('link', { rel: 'preload', href, as: href.endsWith('.css') ? 'style' : 'script' });
    }
    whenIdle(() => run([...others, ...listed]));
  };
  element.onerror = giveUp;
}

function append<Name extends 'link' | 'script'>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
) {
  const element = Object.assign(document.createElement(name), properties);
  document.head.append(element);
  return element;
}

function giveUp() {
  gaveUp = true;
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-held]')) {
    delete form.dataset.held;
    form.submit();
  }
}

// For visitors who send an enquiry before hydration: the form sends it once hydrated; if that fails, the browser does.
addEventListener('submit', (event) => {
  // A hydrated form has prevented the default by now: React listens on the document.
  if (gaveUp || event.defaultPrevented) return;
  event.preventDefault();
  const { dataset } = event.target as HTMLFormElement;
  if ('held' in dataset) return;
  dataset.held = '';
  load();
  setTimeout(giveUp, timeout);
});

/** Lets the browser prefetch the pages that the navigation links to, where it supports that and the network allows it. */
function prefetchPages() {
  const { connection } = navigator;
  if (connection?.saveData || connection?.effectiveType.endsWith('2g')) return;
  append('script', { type: 'speculationrules', text: speculationRules });
}

addEventListener('load', () => {
  // A page in a background tab is painted when it is shown.
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect();
    whenIdle(() => {
      load();
      prefetchPages();
    });
  }).observe({ type: 'paint', buffered: true });
});
