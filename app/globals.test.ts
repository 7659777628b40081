/** @jest-environment node */
import Color from 'colorjs.io';
import { colourToken } from '@/scripts/lib/colour-token';
import { themeColour } from './theme-colour';

const contrast = (one: string, other: string) =>
  Color.contrast(colourToken(one), colourToken(other), 'WCAG21');

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
])('text in %s on %s has a contrast of at least 4.5:1', (text, background) => {
  expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5);
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
  expect(contrast(colour, background)).toBeGreaterThanOrEqual(3);
});

it('the theme colour is the background colour of the pages', () => {
  expect(themeColour).toBe(colourToken('paper'));
});
