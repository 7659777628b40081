/** The colour card, with the colours of text on it. */
export const swatches = [
  { name: 'Stone blue', background: 'bg-stone-blue', text: 'paper' },
  { name: 'Sage', background: 'bg-sage', text: 'ink' },
  { name: 'Mustard', background: 'bg-mustard', text: 'ink' },
  { name: 'Plaster', background: 'bg-plaster', text: 'ink' },
  { name: 'Terracotta', background: 'bg-terracotta', text: 'paper' },
  { name: 'Fig', background: 'bg-fig', text: 'paper' },
] as const;
