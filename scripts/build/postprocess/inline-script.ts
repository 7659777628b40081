import { watchForm } from '@/components/enquiry/native-form';
import { speculationRules } from './speculation-rules';

/*
 * The one executable script in the HTML of every page, at the end of the body. It does what must not wait for hydration,
 * and loads the other scripts when the page has loaded and been painted and the browser is idle.
 */

declare global {
  interface Navigator {
    /** Chromium only, like speculation rules: https://developer.mozilla.org/docs/Web/API/NetworkInformation */
    connection?: { saveData: boolean; effectiveType: string };
  }
  interface Performance {
    getEntriesByType(type: 'navigation'): PerformanceNavigationTiming[];
  }
}

/** The URL of the page data (postprocess.ts): a script with what React hydrates from, which lists the other scripts. */
const pageData = document.currentScript?.dataset.pageData ?? '';

const whenNotPosting = watchForm();

// The site may have been built in an earlier year.
document.getElementById('current-year')?.replaceChildren(`${new Date().getFullYear()}`);
if (document.getElementById('missing-heading')) console.warn('404', location.pathname);

/** Ends `content-visibility` (globals.css): when the page is idle, or at once where it may not open at its top. */
const layOutWholePage = () => (document.documentElement.dataset.idle = '');
if (location.hash || performance.getEntriesByType('navigation')[0]?.type !== 'navigate') layOutWholePage();

/**
 * Adds an element to the head, and resolves when it has loaded; never, if it fails to. While the browser is posting the form, nothing
 * is loaded, so that the page does not hydrate meanwhile.
 */
async function append<Name extends 'link' | 'script'>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
) {
  await whenNotPosting();
  return new Promise<HTMLElementTagNameMap[Name]>((resolve) => {
    const element = Object.assign(document.createElement(name), properties);
    element.onload = () => resolve(element);
    document.head.append(element);
  });
}

/** Requests a script, for `run`. */
async function request(href: string) {
  await append('link', { rel: 'preload', as: 'script', fetchPriority: 'low', href });
  return href;
}

/** Runs a script. React looks for `script[async]`: a script that it did not find would run a second time. */
const run = (src: string) => append('script', { src, async: true });

/** Requests the scripts together, and runs them in their order. */
async function loadScripts() {
  const { dataset } = await run(pageData);
  // postprocess.ts ends the page data with a line that sets `data-files`.
  for (const requested of (dataset.files ?? '').split(' ').map(request)) await run(await requested);
}

/** Lets the browser prefetch the pages that the navigation links to, where it supports that and the network allows it. */
function prefetchPages() {
  const { connection } = navigator;
  if (connection?.saveData || connection?.effectiveType.endsWith('2g')) return;
  void append('script', { type: 'speculationrules', text: speculationRules });
}

function begin() {
  layOutWholePage();
  prefetchPages();
  void loadScripts();
}

addEventListener('load', () => {
  void request(pageData);
  // The frame is painted before the browser is idle. In a background tab there is none until the tab is shown.
  requestAnimationFrame(() => {
    // Chromium sometimes sees no idle moment for seconds.
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 500 });
    else setTimeout(begin);
  });
});
