/** Scrolls all elements into view or, if they do not fit, the last ones. */
export function reveal(...elements: (Element | null | undefined)[]): void {
  for (const element of elements) element?.scrollIntoView({ block: 'nearest' });
}
