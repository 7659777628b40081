/* A page without a form hydrates when a tooltip is wanted. */

declare global {
  interface Window {
    /** When a tooltip was wanted before the page had hydrated (`performance.now()`), for tooltip.tsx. */
    tooltipWanted?: number;
  }
}

/** Resolves when a pointer that can hover, or the focus of the keyboard, comes to a control with a tooltip. */
export function whenTooltipWanted(): Promise<void> {
  return new Promise((resolve) => {
    const check = (event: Event) => {
      const { target } = event;
      // Radix marks the controls.
      if (!(target instanceof Element) || !target.closest('[data-state]')) return;
      const isWanted =
        event instanceof PointerEvent ? event.pointerType !== 'touch' : target.matches(':focus-visible');
      if (!isWanted) return;
      window.tooltipWanted = performance.now();
      resolve();
    };
    for (const type of ['pointerover', 'focusin']) addEventListener(type, check);
  });
}
