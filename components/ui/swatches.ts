/** The colour card. Each text is readable on its background. */
export const swatches = [
  { name: 'Sage', background: 'bg-sage', text: 'text-ink' },
  { name: 'Stone blue', background: 'bg-stone-blue', text: 'text-ink' },
  { name: 'Mustard', background: 'bg-mustard', text: 'text-ink' },
  { name: 'Plaster', background: 'bg-plaster', text: 'text-ink' },
  { name: 'Terracotta', background: 'bg-terracotta', text: 'text-paper' },
  { name: 'Fig', background: 'bg-fig', text: 'text-paper' },
] as const;

/** The swatch at a position. The list repeats. */
export function swatchAt(position: number) {
  return swatches[position % swatches.length] ?? swatches[0];
}
