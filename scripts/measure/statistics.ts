/** What a series of measurements comes down to. */
export type Summary = { median: number; min: number; max: number };

/** @throws Error for a series without values */
export function summarise(values: number[]): Summary {
  const sorted = values.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)];
  const min = sorted[0];
  const max = sorted.at(-1);
  if (median === undefined || min === undefined || max === undefined)
    throw new Error('Nothing was measured.');
  return { median, min, max };
}
