/* What depends on the trade of the business. The icons of its services are in service-icons.ts. */

/** The type for search engines. For other trades: https://schema.org/HomeAndConstructionBusiness */
export const schemaType = 'HousePainter';

/** The colour card of the 404 page, and the sentence under its heading. */
export const missingPage = {
  swatch: 'Missing Magnolia',
  text: 'There is no page at this address. It may have been painted over.',
};

/** The colour card. Each text colour has a contrast of at least 4.5:1 (app/styles/tokens.test.ts). */
export const swatches = [
  { name: 'Sage', background: 'bg-sage', text: 'text-ink' },
  { name: 'Stone blue', background: 'bg-stone-blue', text: 'text-ink' },
  { name: 'Mustard', background: 'bg-mustard', text: 'text-ink' },
  { name: 'Plaster', background: 'bg-plaster', text: 'text-ink' },
  { name: 'Terracotta', background: 'bg-terracotta', text: 'text-paper' },
  { name: 'Fig', background: 'bg-fig', text: 'text-paper' },
] as const;

/** Paints for the wall in the hero's photo, which is stone blue: five, beside the wall as it is. */
export const wallColours = {
  legend: 'Try a colour on this wall',
  unchanged: 'As it is',
  paints: swatches.filter(({ name }) => name !== 'Stone blue'),
};

/** The swatch at a position. The list repeats. */
export function swatchAt(position: number) {
  return swatches[position % swatches.length] ?? swatches[0];
}
