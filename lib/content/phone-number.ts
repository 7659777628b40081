import { parsePhoneNumberFromString, validatePhoneNumberLength } from 'libphonenumber-js/min';

/** In ISO 3166: where a number that begins with a 0 is from. */
const country = 'GB';

/** Phone numbers in text: nine or ten digits after 0, +44 or 0044. Hours, for example, may follow. */
const numberInText = /(?:(?:\+|\b00)44\s?(?:\(0\))?|\b0)(?:[\s()./\-\u2010-\u2015]{0,3}\d){9,10}(?!\d)/g;

/** Numbers that Ofcom reserves for fiction, and nobody has: https://www.ofcom.org.uk/numbers-for-drama */
const fictionalNumber = /^\+44(1632960|7700900)\d{3}$/;

/** The numbers of public bodies, such as the Information Commissioner. */
export const publicNumber = /^\+4430/;

/** Returns a phone number in E.164 format: `+441632960123` for `01632 960123`. Other text stays unchanged. */
export function internationalNumber(phone: string): string {
  return parsePhoneNumberFromString(phone, country)?.number ?? phone;
}

export const findPhoneNumbers = (text: string): string[] => text.match(numberInText) ?? [];

/** Returns what is wrong with a phone number. Numbers reserved for fiction are accepted. */
export function findPhoneProblem(phone: string): string | undefined {
  const other = /[^\d ()+\-\u2010-\u2015]|(?<!^)\+/.exec(phone)?.[0];
  if (other) return `has "${other}" in it: write only digits, spaces, brackets, hyphens and a + at the start`;

  const length = validatePhoneNumberLength(phone, country);
  if (length === 'TOO_LONG') return 'has too many digits';
  if (length === 'TOO_SHORT') return 'has too few digits';
  const number = parsePhoneNumberFromString(phone, country);
  if (number?.isValid() || fictionalNumber.test(internationalNumber(phone))) return undefined;
  return 'is not a valid phone number: check its digits and the area code';
}
