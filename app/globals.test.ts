/** @jest-environment node */
import { swatches } from '@/lib/swatches';
import { contrast } from '@/e2e/support/contrast';
import { colourToken } from '@/scripts/lib/colour-token';

/* The contrast of other texts is tested by axe (e2e/accessibility). */

const contrastOf = (one: string, other: string) => contrast(colourToken(one), colourToken(other));

it.each(swatches)('%j has a contrast of at least 4.5:1', ({ background, text }) => {
  expect(contrastOf(text.slice('text-'.length), background.slice('bg-'.length))).toBeGreaterThanOrEqual(4.5);
});

it.each([
  ['ochre', 'paper'],
  ['ochre', 'chalk'],
  ['ochre-light', 'heritage'],
  ['ochre-light', 'heritage-deep'],
  ['paper', 'clay'],
  ['ink-soft', 'paper'],
  ['ink-soft', 'chalk'],
])('icons, borders and outlines in %s on %s have a contrast of at least 3:1', (colour, background) => {
  expect(contrastOf(colour, background)).toBeGreaterThanOrEqual(3);
});
