/** On Escape, hides the description over the hovered photo until the pointer leaves the photo. */
export function watchCaptions(): void {
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    const caption = document.querySelector<HTMLElement>('.photo-frame:hover .photo-description');
    if (!caption) return;
    caption.hidden = true;
    caption.closest('li')?.addEventListener('pointerleave', () => (caption.hidden = false), { once: true });
  });
}
