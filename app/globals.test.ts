/** @jest-environment node */
import { colourToken } from '@/scripts/colour-token';
import { themeColour } from './theme-colour';

/** Relative luminance of a colour: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two tokens: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string) {
  const [light = 0, dark = 0] = [luminance(colourToken(one)), luminance(colourToken(other))].sort(
    (a, b) => b - a,
  );
  return (light + 0.05) / (dark + 0.05);
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
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
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
  expect(contrast(shape, ground)).toBeGreaterThanOrEqual(3);
});

it('is what browsers and phones are told to surround the pages with', () => {
  expect(themeColour).toBe(colourToken('paper'));
});
