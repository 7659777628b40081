/** Takes the caption off the photo under the pointer on Escape, until the pointer has left the photo. */
export function watchCaptions(): void {
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    const caption = document.querySelector<HTMLElement>(':hover > .photo-caption');
    if (!caption) return;
    caption.hidden = true;
    caption.parentElement?.addEventListener('pointerleave', () => (caption.hidden = false), { once: true });
  });
}
