/**
 * The visitor's first sign, an event of a mouse, a finger or a key; on the server it never comes. A click alone comes from
 * assistive technology, and a step back in the history from the browser's own button.
 */
export const firstSign = new Promise<Event>((resolve) => {
  if (typeof window === 'undefined') return;
  const seen = new AbortController();
  for (const sign of ['pointermove', 'pointerdown', 'keydown', 'click', 'popstate']) {
    addEventListener(
      sign,
      (event) => {
        seen.abort();
        resolve(event);
      },
      { signal: seen.signal, capture: true },
    );
  }
});
