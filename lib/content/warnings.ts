import { searchResultLimits } from '../search-result-limits';
import { publicNumber } from '../country';
import type { ReportProblem } from './content-error';
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
export function warnAboutSearchResults(
  pages: Record<string, { heading: string; title?: string; description?: string }>,
  warn: ReportProblem,
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
          `is also that of the ${other} page`,
          'Write another, so that search results tell the pages apart.',
        );
      }
      seen.set(name + text, page);
    }
  }
}

/** Markup of web pages and messengers: `&amp;`, `<br>`, `*bold*`, `<Media omitted>`, `[2/3/26, 14:22]`. */
const markup =
  /&(#\w+|amp|lt|gt|quot|apos|nbsp|copy|deg|euro|frac\d\d|hellip|middot|pound|reg|times|trade|[mn]dash|[lr][ads]quo|[a-z](acute|cedil|circ|grave|tilde|uml));|<\/?(a|b|br|div|em|font|h[1-6]|hr|i|img|li|ol|p|span|strong|u|ul)( [\w-]+=[^<>]*)? *\/?>|(?<![\w*])(?<stars>\*+)[^\s*][^*]*\k<stars>|<media omitted>|\[\d\d?\/\d\d?\/\d{2,4}, \d\d?:\d\d.*?\]/i;

/** Finds markup in texts, such as from an old site: visitors would see it, as texts have no formatting. */
export function warnAboutMarkup(values: Record<string, unknown>, warn: ReportProblem): void {
  visitTexts(values, [], (text, path) => {
    const [found] = markup.exec(text) ?? [];
    const remedy = 'Write the sign itself (& for &amp;) or leave it out: texts have no formatting.';
    if (found) warn(path, `has ${found}, which visitors see as it is`, remedy);
  });
}

/** What programs make of `£`, `é` and `’` when they take UTF-8 for Windows-1252: `Â£`, `Ã©` and `â€™`. */
const wronglyDecoded = /[ÂÃ][\u00a0-\u00bf]|â€.?/;

/** Finds signs that another program has read wrongly, such as in texts from an old site or a spreadsheet. */
export function warnAboutGarbledSigns(values: Record<string, unknown>, warn: ReportProblem): void {
  visitTexts(values, [], (text, path) => {
    const [found] = wronglyDecoded.exec(text) ?? [];
    const remedy = 'Type the right sign: £ for Â£, ’ for â€™, – for â€“ and é for Ã©.';
    if (found) warn(path, `has "${found}", a sign that another program has garbled`, remedy);
  });
}

/** Finds lists of areas in one entry, which visitors and search engines would take for one place. */
export function warnAboutListedAreas({ business }: ContentFiles, warn: ReportProblem): void {
  business.areas.forEach((area, index) => {
    const remedy = 'Make an entry of each, with "Add Area" in the editor.';
    if (/,.*,/.test(area)) warn(['business', 'areas', index], 'has several places in one entry', remedy);
  });
}

/** What Google and Facebook write around a review. */
const copiedAlong =
  /\(translated by google\)|\(original\)|response from the owner|\blocal guide\b|· \d+ (reviews?|photos?)\b|… more\b|[★⭐]+/gi;

/** Finds what has been copied along with a review. */
export function warnAboutCopiedWords({ testimonials }: ContentFiles, warn: ReportProblem): void {
  visitTexts(testimonials, ['testimonials'], (text, path) => {
    const found = text
      .match(copiedAlong)
      ?.map((words) => `"${words}"`)
      .join(', ');
    if (found)
      warn(path, `has ${found}, which came along with the review`, 'Keep only what the customer wrote.');
  });
}

/** Finds phone numbers in texts that are not the business's own, such as after it has changed its number. */
export function warnAboutOtherNumbers(content: ContentFiles, warn: ReportProblem): void {
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

/** Dates that do not stay true: "a week ago", "recently", "last summer", "2 weeks", "3w". */
const passingDate =
  /\b(ago|back|yesterday|today|recent(ly)?|just now)\b|\b(last|this) [a-z]+$|^(an?|\d+) ?(h|d|w|mo?|y|(hour|hr|day|week|wk|month|year|yr)s?)$|^new$/i;

/** Finds dates of testimonials that do not stay true. */
export function warnAboutPassingDates({ testimonials }: ContentFiles, warn: ReportProblem): void {
  testimonials.forEach(({ name, date }, index) => {
    if (isSampleCustomer(name) || !passingDate.test(date)) return;
    const remedy = 'Write a month and a year, such as May 2026.';
    warn(['testimonials', index, 'date'], `is "${date}", which does not stay true`, remedy);
  });
}

/** Finds legal details that are missing or contradict the terms. */
export function warnAboutLegalGaps({ business, pages, terms }: ContentFiles, warn: ReportProblem): void {
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
