import type { Problem } from '../content/content-error';

/* Problems with the size of a photo. The editor finds them, too, so nothing here may need Node. */

/** How photos are shown, the largest first: across the home page, or in one or two columns of a page. */
export const layouts = ['hero', 'column'] as const;
export type Layout = (typeof layouts)[number];

type Size = { width: number; height: number };
export type Advice = Pick<Problem, 'problem' | 'remedy'>;

/** The layouts crop photos: most of a longer one would be cropped away. */
const largestRatio = 3;

/** In pixels: what a laptop needs for the hero, and a phone for a photo in a column. */
const minimum = { hero: { width: 1440, height: 720 }, column: { width: 800, height: 600 } };

/** Whether a file is a HEIC photo, whatever its name says, by its first twelve characters. */
export const isHeic = (start: string) => /^.{4}ftyp(hei|hev|mif1|msf1)/s.test(start);

/** Returns why a photo cannot be used, and how to fix it. */
export function findShapeProblem({ width, height }: Size): Advice | undefined {
  if (Math.max(width, height) <= largestRatio * Math.min(width, height)) return undefined;
  return {
    problem: `is ${width} by ${height} pixels, too long and narrow: most of it would be cropped away`,
    remedy: 'Crop it to the part that matters: at most three times as long as wide.',
  };
}

/** Returns why a photo would look bad, and how to fix it. */
export function findSizeProblem({ width, height }: Size, layout: Layout): Advice | undefined {
  if (layout === 'hero' && height > width) {
    return {
      problem: `is ${width} by ${height} pixels, higher than wide: most of it would be cropped away`,
      remedy: 'Choose one that is wider than high.',
    };
  }
  const needed = minimum[layout];
  if (width >= needed.width && height >= needed.height) return undefined;
  return {
    problem: `is only ${width} by ${height} pixels, and will look blurry on many screens`,
    remedy: `Use a larger copy if there is one, or crop it less: at least ${needed.width} pixels wide and ${needed.height} high.`,
  };
}
