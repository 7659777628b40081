/** Resolves when a hovering pointer or keyboard focus reaches a control with a tooltip, to that time. */
export function whenTooltipWanted(): Promise<number> {
  return new Promise((resolve) => {
    const check = (event: Event) => {
      const { target } = event;
      if (!(target instanceof Element) || !target.closest('[data-tooltip]')) return;
      const isWanted =
        event instanceof PointerEvent ? event.pointerType !== 'touch' : target.matches(':focus-visible');
      if (isWanted) resolve(performance.now());
    };
    for (const type of ['pointerover', 'focusin']) addEventListener(type, check);
  });
}
