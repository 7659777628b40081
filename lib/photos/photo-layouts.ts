/** How photos are shown, the largest first: across the home page, large in the gallery, or in a column of a page. */
export const layouts = ['hero', 'large', 'column'] as const;
export type Layout = (typeof layouts)[number];

/**
 * Where a photo of the gallery is four times as large as the others, in its three columns: at the left or at the right. Two of
 * every 18 are, if enough photos follow to fill the cells beside them.
 */
export function findLargePlace(position: number, count: number): 'left' | 'right' | undefined {
  const following = count - position - 1;
  if (position % 18 === 0 && following >= 2) return 'left';
  // The photo before it is in the cell beside its upper half.
  if (position % 18 === 10 && following >= 1) return 'right';
  return undefined;
}
