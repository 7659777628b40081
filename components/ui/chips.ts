/** The colours of the card, each with the text colour that reaches 4.5:1 on it. */
const chips = [
  { background: 'bg-sage', text: 'text-ink' },
  { background: 'bg-stone-blue', text: 'text-ink' },
  { background: 'bg-plaster', text: 'text-ink' },
  { background: 'bg-mustard', text: 'text-ink' },
  { background: 'bg-terracotta', text: 'text-paper' },
  { background: 'bg-fig', text: 'text-paper' },
] as const;

export const chipCount = chips.length;

/** The class names of the chip at a position; past the last one the card begins again. */
export function chipAt(position: number) {
  return chips[position % chips.length] ?? chips[0];
}
