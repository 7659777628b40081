/** The contrast of two opaque colours, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: string, other: string): number {
  const [darker = NaN, lighter = NaN] = [one, other].map(luminance).sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** For a computed `rgb(1, 2, 3)`: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: string) {
  if (!colour.startsWith('rgb(')) throw new Error(`The luminance of ${colour} is unknown.`);
  const [red = NaN, green = NaN, blue = NaN] = (colour.match(/\d+/g) ?? [])
    .map(Number)
    .map((value) => (value > 10 ? ((value / 255 + 0.055) / 1.055) ** 2.4 : value / 255 / 12.92));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
