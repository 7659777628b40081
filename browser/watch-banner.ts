import { readStored, store } from '@/lib/session-storage';

/** Keeps the moving strip paused on other pages, and keeps focus out of its `aria-hidden` copy. */
export function watchBanner(): void {
  const pause = document.querySelector<HTMLInputElement>('.banner-pause');
  const restore = () => {
    const stored = readStored('banner');
    if (pause && stored) pause.checked = stored === 'paused';
  };
  restore();
  addEventListener('pageshow', restore);
  pause?.addEventListener('change', () => store('banner', pause.checked ? 'paused' : 'moving'));

  document
    .querySelector('.banner-list[aria-hidden]')
    ?.addEventListener('mousedown', (event) => event.preventDefault());
}
