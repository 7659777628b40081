/** How photos are shown, the largest first: across the home page, or in columns of a page, of which some photos take two. */
export const layouts = ['hero', 'column'] as const;
export type Layout = (typeof layouts)[number];
