import { readStored, store } from '@/lib/session-storage';

/** Makes the strip of text move, and keeps it paused on other pages. */
export function watchBanner(): void {
  const pause = document.querySelector<HTMLInputElement>('.banner-pause');
  const restore = () => {
    const stored = readStored('banner');
    if (pause && stored) pause.checked = stored === 'paused';
  };
  restore();
  addEventListener('pageshow', restore);
  pause?.addEventListener('change', () => store('banner', pause.checked ? 'paused' : 'moving'));

  // The copy makes the loop seamless (banner.css). In the HTML, text browsers would show it as well.
  const list = document.querySelector('.banner-list');
  const copy = list?.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return;
  copy.ariaHidden = 'true';
  for (const link of copy.querySelectorAll('a')) link.tabIndex = -1;
  copy.addEventListener('mousedown', (event) => event.preventDefault());
  list?.after(copy);
}
