import { z } from 'zod';
import type { ReportProblem } from './content-error';
import { findField } from './fields';
import { findPhoneNumbers, findPhoneProblem, internationalNumber, publicNumber } from './phone-number';
import type { ContentFiles } from './types';
import { visitTexts } from './visit-texts';

/* Problems that do not stop a build. */

/** Finds keys that no field has, such as one that an update has dropped. Nothing of them is shown. */
export function warnAboutUnknownKeys(values: Record<string, unknown>, warn: ReportProblem): void {
  visitTexts(values, [], (_text, path) => {
    const index = path.findIndex((_key, index) => !findField(path.slice(0, index + 1)));
    const group = findField(path.slice(0, index));
    // Other values of the wrong type are reported by the schemas.
    if (index < 0 || !(group instanceof z.ZodObject)) return;
    const [file] = path;
    const remedy = `The editor does not show it: ask a developer to take it out of ${String(file)}.yaml, or to correct its spelling. The keys allowed here are: ${Object.keys(group.shape).join(', ')}.`;
    warn(path.slice(0, index + 1), 'is not a recognised key', remedy);
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
