/**
 * Returns the contrast of a colour to its background, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 *
 * @param colour as `#rrggbb`, or as browsers compute it: `rgb(1, 2, 3)`, `rgba(1, 2, 3, 0.4)`
 * @param background the same, but opaque
 */
export function contrast(colour: string, background: string): number {
  const below = parse(background);
  const { alpha, channels } = parse(colour);
  const seen = channels.map((value, index) => alpha * value + (1 - alpha) * (below.channels[index] ?? NaN));
  const [darker = NaN, lighter = NaN] = [seen, below.channels].map(luminance).sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function parse(colour: string) {
  const hex = /^#(..)(..)(..)$/
    .exec(colour)
    ?.slice(1)
    .map((digits) => parseInt(digits, 16));
  const [red, green, blue, alpha = 1] = hex ?? colour.match(/[\d.]+/g)?.map(Number) ?? [];
  if (red === undefined || green === undefined || blue === undefined || !/^(#|rgb)/.test(colour))
    throw new Error(`The contrast of ${colour} is unknown.`);
  return { channels: [red, green, blue], alpha };
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(channels: number[]) {
  const [red = NaN, green = NaN, blue = NaN] = channels.map((value) =>
    value > 10 ? ((value / 255 + 0.055) / 1.055) ** 2.4 : value / 255 / 12.92,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
