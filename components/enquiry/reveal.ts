/** Scrolls until all of the elements are in view or, where they do not fit, the last ones. */
export function reveal(...elements: (Element | null | undefined)[]): void {
  for (const element of elements) element?.scrollIntoView({ block: 'nearest' });
}
