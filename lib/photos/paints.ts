/** Of 255: a colour whose channels differ by less is a grey or a white. */
const leastDifference = 12;

/** Sorts by colours such as `#43263a`: from red through green and blue to pink, then from white to black. */
export const sortByHue = <Item>(items: Item[], colourOf: (item: Item) => string) =>
  [...items].sort((one, other) => rankColour(colourOf(one)) - rankColour(colourOf(other)));

/** Returns the hue, from 0 to 6; for a grey or a white, 7 and its darkness, from 0 to 1. */
function rankColour(colour: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    parseInt(colour.slice(start, start + 2), 16),
  );
  const strongest = Math.max(red, green, blue);
  const difference = strongest - Math.min(red, green, blue);
  if (difference < leastDifference) return 8 - strongest / 255;
  if (strongest === red) return ((green - blue) / difference + 6) % 6;
  if (strongest === green) return (blue - red) / difference + 2;
  return (red - green) / difference + 4;
}
