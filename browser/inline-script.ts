import { restoreDraft, saveDraft } from '@/lib/enquiry/draft';
import type * as Hydration from './hydrate-islands';
import { watchBanner } from './watch-banner';
import { watchCaptions } from './watch-captions';
import { watchForm } from './watch-form';
import { watchMenu } from './watch-menu';
import { whenTooltipWanted } from './when-tooltip-wanted';

/*
 * The only executable script in the HTML of every page, at the end of the body. It does what must not wait
 * for hydration, and once the page has loaded and been painted, hydrates it.
 */

const whenNotSubmitting = watchForm();
watchMenu();
watchBanner();
watchCaptions();

// The site may have been built in an earlier year, and a visitor's clock may be wrong.
const year = document.getElementById('current-year');
year?.replaceChildren(`${Math.max(Number(year.textContent), new Date().getFullYear())}`);

// A notice ends after its last day, even if the site is not rebuilt.
for (const notice of document.querySelectorAll<HTMLElement>('[data-last-day]')) {
  if (!(Date.now() < Date.parse(`${notice.dataset.lastDay}T24:00`))) notice.remove();
}

// WebKit prints only loaded photos. Others load the rest and wait, unless the loading has already begun.
if (navigator.vendor.startsWith('Apple')) {
  addEventListener('beforeprint', () => {
    for (const image of document.images) image.loading = 'eager';
  });
}

// A browser that saves a page makes only `src` of <img> refer to the copies beside it, so <source> must go.
if (location.protocol === 'file:') {
  for (const source of document.querySelectorAll('source')) source.remove();
}

if (document.getElementById('missing-heading')) {
  console.warn('404', location.pathname);
  redirectToLikelyPage();
}

/** Redirects from addresses with capitals (/Gallery on a van) or a sign at the end ("/contact." in text). */
function redirectToLikelyPage() {
  const simplify = (path: string) => path.toLowerCase().replace(/(%..|[^a-z0-9])+$/, '');
  // Not to the home page, which any path without Latin letters or digits would match.
  const links = document.querySelectorAll<HTMLAnchorElement>('nav a:not([href$="/"])');
  const likely = [...links].find(({ pathname }) => simplify(pathname) === simplify(location.pathname));
  // Not again, if the host has no such page.
  if (likely && likely.pathname !== location.pathname)
    location.replace(likely.href + location.search + location.hash);
}

// Tooltips, which every page has, can wait. Other islands cannot.
const whenWanted = whenTooltipWanted();

// A busy machine paints a frame up to three frames later.
const whenPainted = new Promise((resolve) => addEventListener('load', resolve)).then(() => waitForFrames(4));

// Over HTTP/1.1, modules that are requested before the photo of the first screen has loaded delay it.
const firstPhoto = document.querySelector<HTMLImageElement>('img[loading=eager]');
const whenPhotoLoaded = new Promise<unknown>((resolve) => {
  if (!firstPhoto || firstPhoto.complete) resolve(undefined);
  else Object.assign(firstPhoto, { onload: resolve, onerror: resolve });
});

/**
 * Loads an island's modules (adapter/write-pages.ts), and hydrates it when the page has been painted. On a
 * slow line, modules requested only then would wait for the photos below the first screen.
 */
async function hydrateIsland(element: HTMLElement) {
  if (element.dataset.island === 'tooltips')
    element.dataset.props = JSON.stringify({ wantedAt: await whenWanted });
  await whenPhotoLoaded;
  const modules = element.dataset.modules?.split(' ') ?? [];
  await Promise.all([whenPainted, ...modules.map(preload)]);
  const { load }: typeof Hydration = await import(`${modules[0]}`);
  const hydrate = await load(element, restoreDraft);
  // The page must not hydrate while the browser submits the form.
  await whenNotSubmitting();
  // React replaces the form if something has changed it.
  saveDraft();
  hydrate();
}

/** Preloads a module. The promise never resolves if that fails. */
const preload = (href: string) =>
  new Promise((resolve) => {
    const properties = { rel: 'modulepreload', href, onload: resolve };
    document.head.append(Object.assign(document.createElement('link'), properties));
  });

/** Waits for a number of frames. A background tab has none until it is shown. */
async function waitForFrames(count: number) {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
}

const elements = document.querySelectorAll<HTMLElement>('[data-island]');
// Without it (Chrome before 103, Firefox before 100), a hydrated form cannot send, but the browser can.
if ('timeout' in AbortSignal) elements.forEach(hydrateIsland);
