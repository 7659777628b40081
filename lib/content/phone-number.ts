import { parsePhoneNumberFromString, validatePhoneNumberLength } from 'libphonenumber-js/min';
import { countryCode, fictionalNumber, phoneNumberInText } from '../country';

/** Returns a phone number in E.164 format: `+441632960123` for `01632 960123`. Other text stays unchanged. */
export function internationalNumber(phone: string): string {
  return parsePhoneNumberFromString(phone, countryCode)?.number ?? phone;
}

/** Whether a number is reserved for fiction or from the sample, even if it is real in another country. */
export function isFictionalNumber(phone: string): boolean {
  return fictionalNumber.test(internationalNumber(phone)) || /^01632 ?960/.test(phone);
}

export const findPhoneNumbers = (text: string): string[] => text.match(phoneNumberInText) ?? [];

/** Returns what is wrong with a phone number. Numbers reserved for fiction are accepted. */
export function findPhoneProblem(phone: string): string | undefined {
  const other = /[^\d ()+\-\u2010-\u2015]|(?<!^)\+/.exec(phone)?.[0];
  if (other) return `has "${other}" in it: write only digits, spaces, brackets, hyphens and a + at the start`;

  const length = validatePhoneNumberLength(phone, countryCode);
  if (length === 'TOO_LONG') return 'has too many digits';
  if (length === 'TOO_SHORT') return 'has too few digits';
  if (parsePhoneNumberFromString(phone, countryCode)?.isValid() || isFictionalNumber(phone)) return undefined;
  return 'is not a valid phone number: check its digits and the area code';
}
