/** @jest-environment node */
import { cleanText, cleanValue, findUndisplayable } from './clean-text';

it.each([
  ['\uFEFFWe paint\u200B\u2060 \u202Ain Diss\u202C. ', 'We paint in Diss.'],
  ['One.\r\nTwo.\rThree.\u2028Four.\u2029Five.\vSix.', 'One.\nTwo.\nThree.\nFour.\nFive.\nSix.'],
  ['\u200B\u00AD\u3164\u200E', ''],
  ['Cafe\u0301 W\u0302yn', 'Caf\u00E9 \u0174yn'],
])('removes what nobody can see from %j', (text, clean) => expect(cleanText(text)).toBe(clean));

it.each([
  // A family and a flag, which are several characters each, and letters that others join or separate.
  'Tidy 👨‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿, می‌خواهم, עבודה\u200F (Diss\u200E)!',
  'Llanfair\u00ADpwll, 1\u00A0High\u202FStreet\n\nTwo.\n1. Three',
])('keeps what has a meaning in %j', (text) => expect(cleanText(text)).toBe(text));

it.each([
  ['\u202A01632\u00A0960\u202F123\u202C', '01632 960 123'],
  ['\uFEFFhello@\u00ADexample.com\u2060\n', 'hello@example.com'],
])('leaves of the value %j only what can be seen', (text, clean) => expect(cleanValue(text)).toBe(clean));

it.each([
  ['Sam\0ple', 'U+0000) after "Sam"'],
  ['One.\n\u0007Two', 'U+0007) at the start of a line'],
  ['Caf\uFFFD', 'U+FFFD) after "Caf"'],
])('names the character of %j that cannot be displayed', (text, problem) =>
  expect(findUndisplayable(text)).toContain(problem),
);

it('finds nothing in a text of all kinds of letters', () =>
  expect(findUndisplayable('Ŵyn &\t👍 名前\n\u00A0é')).toBeUndefined());
