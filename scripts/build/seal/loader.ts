import { watchForm } from '@/components/enquiry/early-form';
import { watchMenu } from '@/components/layout/early-menu';
import { speculationRules } from './speculation-rules';

/*
 * The one executable script in every page; seal.ts puts it at the end of the body. It loads the other scripts when the page has
 * loaded and been painted and the browser is idle, and keeps what a visitor writes into a form until then.
 */

declare global {
  interface Navigator {
    /** Chromium only, like speculation rules: https://developer.mozilla.org/docs/Web/API/NetworkInformation */
    connection?: { saveData: boolean; effectiveType: string };
  }
}

/**
 * The URL of the page data (seal.ts): a script with what React hydrates from, which lists the other scripts. Undefined
 * once loading has begun.
 */
let pageData = document.currentScript?.dataset.pageData;

const form = document.querySelector('form');
if (form) window.earlyForm = watchForm(form, load);
watchMenu();

function load() {
  if (pageData) run([pageData]);
  pageData = undefined;
}

/** Loads scripts one after another: a page opened meanwhile then does not have to wait for all of them. */
function run([src, ...others]: string[]) {
  if (!src) return;
  // React looks for `script[async]`: a script that it did not find would run a second time.
  const script = appendScript({ src, async: true });
  // seal.ts ends the page data with a line that sets `data-files`.
  script.onload = () => run([...others, ...(script.dataset.files?.split(' ') ?? [])]);
  script.onerror = () => window.earlyForm?.stopWaiting();
}

function appendScript(properties: Partial<HTMLScriptElement>) {
  const script = Object.assign(document.createElement('script'), properties);
  document.head.append(script);
  return script;
}

/** Lets the browser prefetch the pages that the navigation links to, where it supports that and the network allows it. */
function prefetchPages() {
  const { connection } = navigator;
  if (connection?.saveData || connection?.effectiveType.endsWith('2g')) return;
  appendScript({ type: 'speculationrules', text: speculationRules });
}

addEventListener('load', () => {
  // A page in a background tab is painted when it is shown.
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect();
    const begin = () => {
      load();
      prefetchPages();
    };
    // Chromium sometimes sees no idle moment for seconds.
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 500 });
    else setTimeout(begin);
  }).observe({ type: 'paint', buffered: true });
});
