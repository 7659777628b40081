import sharp from 'sharp';

const colours: Record<string, number[]> = {
  red: [200, 40, 40],
  green: [40, 160, 40],
  blue: [40, 40, 200],
  yellow: [220, 200, 60],
  white: [255, 255, 255],
};

const redGreenBlueYellow = Buffer.from(Object.values(colours).slice(0, 4).flat());

/**
 * A picture of four quarters, which rotating or mirroring changes.
 *
 * @param pixels three bytes for each quarter: top left, top right, bottom left and bottom right
 */
export function quarters(width: number, height: number, pixels = redGreenBlueYellow) {
  const image = sharp(pixels, { raw: { width: 2, height: 2, channels: 3 } });
  return image.resize(width, height, { kernel: 'nearest', fit: 'fill' });
}

/** The colours in the corners of a picture, in reading order. Formats change each channel slightly. */
export async function cornersOf(file: string): Promise<string[]> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return [0, width - 1, (height - 1) * width, height * width - 1].map((pixel) => {
    const found = [...data.subarray(pixel * channels, (pixel + 1) * channels)];
    const isFound = (colour: number[]) =>
      found.every((value, index) => Math.abs(value - (colour[index] ?? NaN)) < 8);
    return Object.keys(colours).find((name) => isFound(colours[name] ?? [])) ?? `rgb(${found})`;
  });
}
