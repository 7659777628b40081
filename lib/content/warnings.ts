import { searchResultLimits } from '../search-result-limits';
import { publicNumber } from '../country';
import type { Report } from './content-error';
import { findPhoneNumbers, findPhoneProblem, internationalNumber } from './phone-number';
import type { ContentFiles } from './types';
import { isSampleCustomer } from './sample';
import { visitTexts } from './visit-texts';

/* Problems with texts that do not stop a build. */

/**
 * Finds titles and descriptions that search results would cut or show twice.
 *
 * @param pages the values of pages.yaml, where `about` is a section, with neither title nor description
 */
export function findSearchProblems(
  pages: Record<string, { heading: string; title?: string; description?: string }>,
  warn: Report,
): void {
  const seen = new Map<string, string>();
  for (const [page, texts] of Object.entries(pages)) {
    for (const name of ['title', 'description'] as const) {
      const text = texts[name];
      if (!text) continue;
      const path = ['pages', page, name];
      if (text.length > searchResultLimits[name]) {
        const remedy = `Search results show about ${searchResultLimits[name]}. Shorten it, or put the most important words first.`;
        warn(path, `has ${text.length} characters`, remedy);
      }
      const other = seen.get(name + text);
      if (other) {
        warn(
          path,
          `is the same as that of ${other}`,
          'Write another, so that search results tell the pages apart.',
        );
      }
      seen.set(name + text, page);
    }
  }
}

/** Markup of web pages and messengers: `&amp;`, `<br>`, `*bold*`, `<Media omitted>`, `[2/3/26, 14:22]`. */
const markup =
  /&#?\w+;|<\/?(a|b|br|div|em|font|h[1-6]|hr|i|img|li|ol|p|span|strong|u|ul)( [\w-]+=[^<>]*)? *\/?>|(?<![\w*])(?<stars>\*+)[^\s*][^*]*\k<stars>|<media omitted>|\[\d\d?\/\d\d?\/\d{2,4}, \d\d?:\d\d.*?\]/i;

/** Finds markup in texts, such as from an old site: visitors would see it, as texts have no formatting. */
export function findMarkup(values: Record<string, unknown>, warn: Report): void {
  visitTexts(values, [], (text, path) => {
    const [found] = markup.exec(text) ?? [];
    const remedy = 'Write the sign itself (& for &amp;) or leave it out: texts have no formatting.';
    if (found) warn(path, `has ${found}, which visitors see as it is`, remedy);
  });
}

/** Finds phone numbers in texts that are not the business's own, such as after it has changed its number. */
export function findOtherNumbers(content: ContentFiles, warn: Report): void {
  const { phone, mobile, whatsApp, description, banner, notice, openingHours, answer, credentials } =
    content.business;
  const own = [phone, mobile, whatsApp].map((number) => number?.international);
  // Customers may write what they like.
  const business = { description, banner, notice, openingHours, answer, credentials };
  const texts = { ...content, business, testimonials: undefined };
  visitTexts(texts, [], (text, path) => {
    for (const number of findPhoneNumbers(text)) {
      const international = internationalNumber(number);
      if (findPhoneProblem(international) || own.includes(international) || publicNumber.test(international))
        continue;
      warn(path, `has ${number}, which is none of your numbers`, 'Change it there as well.');
    }
  });
}

/** Dates that do not stay true: "a week ago", "recently", "2 weeks". */
const passingDate =
  /\b(ago|yesterday|today|recent(ly)?|just now)\b|\b(last|this) (week|month|year)\b|^(an?|\d+) (day|week|month|year)s?$/i;

/** Finds dates of testimonials that do not stay true. */
export function findPassingDates({ testimonials }: ContentFiles, warn: Report): void {
  testimonials.forEach(({ name, date }, index) => {
    if (isSampleCustomer(name) || !passingDate.test(date)) return;
    const remedy = 'Write a month and a year, such as May 2026.';
    warn(['testimonials', index, 'date'], `is "${date}", which does not stay true`, remedy);
  });
}

/** Finds missing details that the law requires beside others. */
export function findLegalGaps({ business, pages, terms }: ContentFiles, warn: Report): void {
  const { days } = pages.terms.calendar;
  const number = new RegExp(days === 14 ? '\\b(14|fourteen)\\b' : `\\b${days}\\b`, 'i');
  if (!terms.some(({ text }) => number.test(text))) {
    const remedy = 'Write it into the term on cancelling, or correct it here.';
    warn(['pages', 'terms', 'calendar', 'days'], `is ${days}, which is in none of your terms`, remedy);
  }
  if (business.companyNumber && !business.registeredOffice) {
    const remedy = 'The law asks companies for both: fill in "Registered office", too.';
    warn(['business', 'companyNumber'], 'has no registered office beside it', remedy);
  }
}
