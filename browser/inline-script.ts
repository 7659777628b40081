import { saveDraft } from '@/lib/enquiry/draft';
import { watchBanner } from './watch-banner';
import { watchCaptions } from './watch-captions';
import { watchForm } from './watch-form';
import { watchMenu } from './watch-menu';
import { whenTooltipWanted } from './when-tooltip-wanted';

/*
 * The one executable script in the HTML of every page, at the end of the body. It does what must not wait for
 * hydration, and loads the script that hydrates the page when the page has loaded and been painted.
 */

/** The URL of the script that hydrates the page (adapter/write-pages.ts). */
const { hydrate = '' } = document.currentScript?.dataset ?? {};

const whenNotSubmitting = watchForm();
watchMenu();
watchBanner();
watchCaptions();

// The site may have been built in an earlier year. A clock may be wrong.
const year = document.getElementById('current-year');
year?.replaceChildren(`${Math.max(Number(year.textContent), new Date().getFullYear())}`);

// A notice ends on its day, even if nobody saves then.
for (const notice of document.querySelectorAll<HTMLElement>('[data-last-day]')) {
  if (Date.now() >= Date.parse(`${notice.dataset.lastDay}T24:00`)) notice.remove();
}

// WebKit prints only the photos that it has loaded. Other browsers load them and wait, unless they are
// loading already.
if (navigator.vendor.startsWith('Apple')) {
  addEventListener('beforeprint', () => {
    for (const image of document.images) image.loading = 'eager';
  });
}

if (document.getElementById('missing-heading')) {
  console.warn('404', location.pathname);
  redirectToLikelyPage();
}

/**
 * Redirects from an address with capitals or with a sign at its end to the page: from /Gallery on a van, or
 * "/contact." in a text.
 */
function redirectToLikelyPage() {
  const simplify = (path: string) => path.toLowerCase().replace(/(%..|[^a-z0-9])+$/, '');
  // Not the home page, whose path is all that is left of one without Latin letters.
  const links = document.querySelectorAll<HTMLAnchorElement>('nav a:not([href$="/"])');
  const likely = [...links].find(({ pathname }) => simplify(pathname) === simplify(location.pathname));
  // Not again, where the host has no such page.
  if (likely && likely.pathname !== location.pathname)
    location.replace(likely.href + location.search + location.hash);
}

/**
 * Adds an element to the head, and waits until it has loaded; for ever, if it fails to. While the browser
 * submits the form, nothing is loaded, so that the page does not hydrate meanwhile.
 */
async function appendToHead<Name extends 'link' | 'script'>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
) {
  await whenNotSubmitting();
  const element = Object.assign(document.createElement(name), properties);
  document.head.append(element);
  await new Promise((resolve) => (element.onload = resolve));
}

/** Loads the script that hydrates the page, and then runs it. */
async function hydratePage() {
  await appendToHead('link', { rel: 'preload', as: 'script', fetchPriority: 'low', href: hydrate });
  // React replaces the form if something has changed it.
  saveDraft();
  await appendToHead('script', { src: hydrate });
}

// Every page has the tooltips, which can wait. Another island cannot.
const hasIsland = document.querySelector('[data-island]:not([data-island="tooltips"])');
const whenReactNeeded = hasIsland ? Promise.resolve() : whenTooltipWanted();

function start() {
  // Without it (Chrome before 103, Firefox before 100), the hydrated form cannot send: the browser posts it.
  if ('timeout' in AbortSignal) void whenReactNeeded.then(hydratePage);
}

/** Starts after this many frames. A background tab has none until it is shown. */
function startAfter(frames: number) {
  if (frames === 0) start();
  else requestAnimationFrame(() => startAfter(frames - 1));
}

// Four, because a busy machine paints a frame up to three frames later.
addEventListener('load', () => startAfter(4));
