/** @jest-environment node */
import { findPhoneNumbers, findPhoneProblem, internationalNumber } from './phone-number';

it.each([
  ...[
    '01953 498016',
    '(01603) 612345',
    '+44 (0)1603 555-123',
    '020 8366 1177',
    '07911 123456',
    '+48 22 123 45 67',
  ],
  // Reserved for fiction.
  ...['020 7946 0123', '01632 960999', '07700 900123'],
])('accepts %s', (phone) => expect(findPhoneProblem(phone)).toBeUndefined());

it.each([
  ['01953 4980167', 'too many digits'],
  ['98 0167', 'too few digits'],
  ['498 0167', 'check its digits and the area code'],
  ['O1953 498016', 'has "O"'],
  ['01953+498016', 'has "+"'],
  ['05953 498016', 'not a valid phone number'],
  ['', 'not a valid phone number'],
])('says what is wrong with "%s"', (phone, problem) => {
  expect(findPhoneProblem(phone)).toContain(problem);
});

it('finds numbers in a text, without the digits that follow them', () => {
  const text = 'Call 01603 123456 24/7, (01953) 498 016 - 9 to 5, or 07911–123456 01603 123457.';
  const numbers = ['01603 123456', '01953) 498 016', '07911–123456', '01603 123457'];
  expect(findPhoneNumbers(text)).toEqual(numbers);
  expect(findPhoneNumbers('+44 (0)1603 123456 (24 hours), +441603123456')).toEqual([
    '+44 (0)1603 123456',
    '+441603123456',
  ]);
});

it('finds the international form', () => {
  expect(internationalNumber('(01953) 498016')).toBe('+441953498016');
});
