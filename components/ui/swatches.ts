/** The colour card. */
export const swatches = [
  { name: 'Sage', background: 'bg-sage' },
  { name: 'Stone blue', background: 'bg-stone-blue' },
  { name: 'Mustard', background: 'bg-mustard' },
  { name: 'Plaster', background: 'bg-plaster' },
  { name: 'Terracotta', background: 'bg-terracotta' },
  { name: 'Fig', background: 'bg-fig' },
] as const;
