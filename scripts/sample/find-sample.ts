import { isSamplePerson, isSamplePhoto } from '@/lib/content/sample';
import { readValues, type Value } from './content-values';
import { findReserved } from './reserved';

// The facts of the sample: nobody's site may state them by mistake.
const sampleBusiness = 'Brush & Wherry';
const sampleOwner = 'Sam Sample';
const sampleYears = 35;
const samplePlaces = ['Norwich', 'Norfolk'];

/** What is made up in the content, with what to do about it. */
export type Finding = Value & { problem: string; remedy: string };

/** The top-level fields whose remedy is not simply to write the real one. */
const remedies: Record<string, string> = {
  url: 'Write the address that you have registered for the site.',
  social: "Write the address of the business's own page, or remove the entry if there is none.",
  formEndpoint: 'Create an account with a form service, and write the address that it gives you.',
};

/** The top-level fields that may name the sample's places although the business is elsewhere. */
const addresses = ['address', 'email', 'formEndpoint', 'map', 'registeredOffice', 'social', 'url'];

/**
 * Finds what must be replaced before the launch: photos, reviews and names of the sample, its years and places where the business
 * states others, and placeholders such as numbers reserved for fiction.
 *
 * @param directory the directory that contains `business.yaml` and the other files, which must be valid
 */
export function findSample(directory: string): Finding[] {
  const values = readValues(directory);
  const untrue = findUntrueFacts(values);

  return values.flatMap((value): Finding[] => {
    const { file, path, text } = value;
    // The host has set the address of the site.
    if (process.env.SITE_URL && path.join() === 'url') return [];
    const report = (problem: string, remedy: string) => [{ ...value, problem, remedy }];

    if (path.at(-1) === 'file' && isSamplePhoto(text)) {
      return report('a sample photo', 'Put your own in its place, or delete it.');
    }
    const isReview = file.endsWith('/testimonials.yaml');
    if (isReview && path.at(-1) === 'name' && isSamplePerson(text)) {
      const remedy = 'Write what a real customer wrote: publishing made-up reviews is against the law.';
      return report('a made-up review', remedy);
    }
    const name = [sampleBusiness, sampleOwner].find((sampleName) => text.includes(sampleName));
    const placeholder = name ? `${name}, a name of the sample` : findReserved(text);
    if (placeholder) return report(placeholder, remedies[String(path[0])] ?? 'Write the real one.');
    const isClaim = !isReview && !addresses.includes(String(path[0]));
    const fact = isClaim && untrue?.exec(text)?.[0];
    return fact ? report(`${fact}, as in the sample`, 'Write what is true of your business.') : [];
  });
}

/** Matches the sample's years in texts, if no key figure states them, and its places, if those of the business are others. */
function findUntrueFacts(values: Value[]): RegExp | undefined {
  const findTexts = (key: string) => values.filter(({ path }) => path[0] === key).map(({ text }) => text);
  const hasOtherYears = !findTexts('stats').some((figure) => figure.includes(String(sampleYears)));
  const hasOtherPlaces = !findTexts('areas').some((area) =>
    samplePlaces.some((place) => area.includes(place)),
  );
  // Not every number is of years.
  const facts = [
    ...(hasOtherYears ? [`${sampleYears}(?:\\+|[ -]years)`] : []),
    ...(hasOtherPlaces ? samplePlaces : []),
  ];
  return facts.length > 0 ? new RegExp(`(?<!\\w)(?:${facts.join('|')})(?!\\w)`, 'i') : undefined;
}
