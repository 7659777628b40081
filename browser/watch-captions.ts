/** On Escape, hides the caption of the hovered photo until the pointer leaves the photo. */
export function watchCaptions(): void {
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    const caption = document.querySelector<HTMLElement>(':hover > .photo-caption');
    if (!caption) return;
    caption.hidden = true;
    caption.parentElement?.addEventListener('pointerleave', () => (caption.hidden = false), { once: true });
  });
}
