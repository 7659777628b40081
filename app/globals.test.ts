/** @jest-environment node */
import { colourToken } from '@/scripts/colour-token';
import { contrast } from '@/scripts/contrast';
import { themeColour } from './theme-colour';

const contrastOfTokens = (one: string, other: string) => contrast(channels(one), channels(other));

function channels(token: string) {
  const hex = colourToken(token);
  return [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16));
}

it.each([
  ['ink', 'paper'],
  ['ink', 'chalk'],
  ['ink-soft', 'paper'],
  ['ink-soft', 'chalk'],
  ['heritage', 'paper'],
  ['heritage', 'chalk'],
  ['paper', 'heritage'],
  ['paper', 'heritage-deep'],
  ['ochre-light', 'heritage-deep'],
  ['clay', 'paper'],
  ['clay', 'chalk'],
  ['paper', 'ink'],
  ['ink', 'sage'],
  ['ink', 'stone-blue'],
  ['ink', 'plaster'],
  ['ink', 'mustard'],
  ['paper', 'terracotta'],
  ['paper', 'fig'],
])('text in %s on %s reaches 4.5:1', (text, ground) => {
  expect(contrastOfTokens(text, ground)).toBeGreaterThanOrEqual(4.5);
});

it.each([
  ['ochre', 'paper'],
  ['ochre', 'chalk'],
  ['ochre-light', 'heritage'],
  ['ochre-light', 'heritage-deep'],
  ['paper', 'clay'],
  ['ink-soft', 'paper'],
  ['ink-soft', 'chalk'],
])('shapes and focus in %s on %s reach 3:1', (shape, ground) => {
  expect(contrastOfTokens(shape, ground)).toBeGreaterThanOrEqual(3);
});

it('is what browsers and phones are told to surround the pages with', () => {
  expect(themeColour).toBe(colourToken('paper'));
});
