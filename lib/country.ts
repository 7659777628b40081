/*
 * What depends on the country of the business. The words for owners are in lib/content/schemas/business.ts;
 * `git grep en.GB` finds the language, and the format of dates and numbers.
 */

/** In ISO 3166, for phone numbers that begin with a 0, and for search engines. */
export const countryCode = 'GB';

/** Phone numbers in text: nine or ten digits after 0, +44 or 0044. Hours, for example, may follow. */
export const phoneNumberInText =
  /(?:(?:\+|\b00)44\s?(?:\(0\))?|\b0)(?:[\s()./\-\u2010-\u2015]{0,3}\d){9,10}(?!\d)/g;

/** Ofcom's numbers for fiction, each followed by 000 to 999: https://www.ofcom.org.uk/numbers-for-drama */
export const fictionalNumber =
  /^\+44(11[3-8]4960|1[2-6]14960|1914980|2079460|2896496|2920180|1632960|7700900|8081570|9098790|3069990)\d{3}$/;

/** The numbers of public bodies, such as the Information Commissioner. */
export const publicNumber = /^\+4430/;

export const postcode = {
  pattern: /^[a-z]{1,2}\d[a-z\d]? *\d[a-z]{2}$/i,
  format: (text: string) => text.toUpperCase().replace(/ *(...)$/, ' $1'),
};
