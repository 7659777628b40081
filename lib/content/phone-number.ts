import { parsePhoneNumberFromString, validatePhoneNumberLength } from 'libphonenumber-js/min';

/** The numbers that Ofcom reserves for fiction, each followed by 000 to 999: https://www.ofcom.org.uk/numbers-for-drama */
const fictionalNumbers =
  /^\+44(11[3-8]4960|1[2-6]14960|1914980|2079460|2896496|2920180|1632960|7700900|8081570|9098790|3069990)\d{3}$/;

/**
 * Returns a phone number in E.164 format, for links: `+441632960123` for `01632 960123`. Any other text is returned unchanged.
 */
export function internationalNumber(phone: string): string {
  return parsePhoneNumberFromString(phone, 'GB')?.number ?? phone;
}

/** Returns whether a phone number is one that Ofcom reserves for fiction. */
export function isFictionalNumber(phone: string): boolean {
  return fictionalNumbers.test(internationalNumber(phone));
}

/** Finds what looks like British phone numbers in a text: nine or ten digits after the 0, +44 or 0044. Other digits may follow, such as hours. */
export const findPhoneNumbers = (text: string): string[] =>
  text.match(/(?:(?:\+|\b00)44\s?(?:\(0\))?|\b0)(?:[\s()./\-\u2010-\u2015]{0,3}\d){9,10}(?!\d)/g) ?? [];

/** Every phone number matches it. */
export const phoneCharacters = /^\+?[\d ()\-\u2010-\u2015]*$/;

/** Returns what is wrong with a phone number. Numbers reserved for fiction are accepted. */
export function findPhoneProblem(phone: string): string | undefined {
  const other = /[^\d ()+\-\u2010-\u2015]|(?<!^)\+/.exec(phone)?.[0];
  if (other) return `has "${other}" in it: write only digits, spaces, brackets and hyphens`;

  const length = validatePhoneNumberLength(phone, 'GB');
  if (length === 'TOO_LONG') return 'has too many digits';
  if (length === 'TOO_SHORT') return 'has too few digits';
  if (parsePhoneNumberFromString(phone, 'GB')?.isValid() || isFictionalNumber(phone)) return undefined;
  return 'is not a valid phone number: check its digits and the area code';
}
