/** @jest-environment node */
import { swatches } from '@/lib/trade';
import { contrast } from '@/e2e/support/contrast';
import { colourToken } from '@/e2e/support/colour-token';

/* axe tests the contrast of other texts, and e2e/support/tab-order.ts that of outlines. */

it.each(swatches)('%j has a contrast of at least 4.5:1', ({ background, text }) => {
  const colour = colourToken(text.replace('text-', ''));
  expect(contrast(colour, colourToken(background.replace('bg-', '')))).toBeGreaterThanOrEqual(4.5);
});
