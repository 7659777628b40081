/** @jest-environment node */
import sharp, { type Sharp } from 'sharp';
import { readContent } from '@/lib/content/read';

/** The least share of a photo's pixels that have the colour of its paint, and how far they may differ. */
const leastShare = 0.03;
const largestDifference = 8;

/** The pixels of an image in CIELAB, where the distance of two colours is how different they look. */
async function toLab(image: Sharp) {
  const { buffer } = new Uint8Array(await image.toColourspace('lab').raw({ depth: 'float' }).toBuffer());
  const values = new Float32Array(buffer);
  return Array.from({ length: values.length / 3 }, (_, pixel) => values.subarray(pixel * 3, pixel * 3 + 3));
}

async function shareOf(colour: string, photo: string) {
  const create = { width: 1, height: 1, channels: 3, background: colour } as const;
  const [paint] = await toLab(sharp({ create }));
  const pixels = await toLab(sharp(photo).resize(160).removeAlpha());
  const difference = (pixel: Float32Array) =>
    Math.hypot(...pixel.map((value, i) => value - (paint?.[i] ?? 0)));
  return pixels.filter((pixel) => difference(pixel) <= largestDifference).length / pixels.length;
}

// Only the sample's: an owner's paint has the colour of its tin.
test('the paints of the sample can be seen in their photos', async () => {
  const hardlySeen: string[] = [];
  for (const { file, paint } of readContent('content').files?.gallery ?? []) {
    if (!paint || !file.startsWith('./photos/sample/')) continue;
    const share = await shareOf(paint.colour, file.replace('.', 'content'));
    if (share < leastShare) hardlySeen.push(`${paint.name} in ${file}: ${share}`);
  }
  expect(hardlySeen).toEqual([]);
});
