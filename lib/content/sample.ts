import { cleanValue } from './clean-text';
import type { ReportProblem } from './content-error';
import { findPhoneNumbers, isFictionalNumber } from './phone-number';
import { visitTexts } from './visit-texts';

/*
 * The sample has marks that no owner's content has by accident: a folder for photos, "(sample)" after names
 * of customers, the names of its business and owner, a number for fiction, and example addresses.
 */

/** Whether a photo is one of the sample. Owners add theirs to the parent folder. */
export const isSamplePhoto = (file: string) => file.startsWith('./photos/sample/');

/** Whether a customer is one of the sample. */
export const isSampleCustomer = (name: string) => name.endsWith('(sample)');

/**
 * Domains reserved by RFC 2606 and RFC 6761, and British variants. What follows the domain of an address is a
 * chosen name, and a word before a full stop is a domain only in an address.
 */
const exampleDomain =
  /((?<![\w-]|\w\/)example\.(com|edu|net|org|uk|(co|org)\.uk)|(?<=(@|\/\/|www\.)([\w-]+\.)*)[\w-]+\.(example|test|invalid|localhost))(?![\w.-]*\w)/;

/** Whether an address is reserved for examples. */
export const isExampleAddress = (address: string) => exampleDomain.test(address);

/** The sample's business and owner, which the sample names wherever a sentence promises something. */
const sampleName = /\b(Brush & Wherry|Sam Sample)\b/;

/** Promises of the sample where it cannot name itself, such as in key figures and areas. */
const sampleClaim = /\bNorwich\b|\bNorfolk\b|\b35\b|\b100%|\b8am to 6pm\b|^Sam answers\b|£2 million/;

/** How the sample's services and terms begin. They promise something in every sentence. */
const sampleText =
  /^(Walls, ceilings and woodwork prep|Render, masonry, windows|Patterns matched|Damp patches traced|Dressers, wardrobes|Limewash, stencil|A small deposit is|Payments are weekly|You have 14 days, counted|If you cancel after those|Where illness or)/;

const isSampleText = (text: string) => sampleText.test(text);

/** Fields of the business that may have such a promise. */
const claimingFields = ['answer', 'areas', 'banner', 'credentials', 'description', 'openingHours', 'stats'];

/** Remedies for fields that need more than "Write your own." */
const remedies: Record<string, string> = {
  url: 'Write the address that you have registered for the site.',
  social: "Write the address of the business's own page, or remove the entry if there is none.",
  formEndpoint: 'Create an account with a form service, and write the address that it gives you.',
  file: 'Put your own photo in its place.',
};

/** Returns a value's mark of the sample: "has 01632 960123, a number that Ofcom reserves for fiction". */
function findBlocker(value: string): string | undefined {
  if (isSamplePhoto(value)) return 'is a sample photo';
  const name = sampleName.exec(value)?.[0];
  if (name === value) return `is ${name}, a name of the sample`;
  if (name) return `is a text of the sample, about ${name}`;
  const number = findPhoneNumbers(value).find(isFictionalNumber);
  if (number) return `has ${number}, a number that Ofcom reserves for fiction`;
  const domain = exampleDomain.exec(value)?.[0];
  return domain && `has ${domain}, an address that is reserved for examples`;
}

/**
 * Finds sample content.
 *
 * @param content the values of the files by their names
 * @param reportBlocker called for what must not be published
 * @param reportClaim called for what only the owner can confirm
 */
export function reportSample(
  content: Record<string, unknown>,
  reportBlocker: ReportProblem,
  reportClaim: ReportProblem,
): void {
  const go = 'and those of the sample go when you save.';
  const check = 'See that they are true of you: they go online as they are.';
  const lists = [
    ['gallery', 'file', isSamplePhoto, reportBlocker, 'sample photos', `Add your own, ${go}`],
    [
      'testimonials',
      'name',
      isSampleCustomer,
      reportBlocker,
      'made-up customers',
      `Add a real one, ${go} If you have none, remove them.`,
    ],
    ['services', 'description', isSampleText, reportClaim, 'texts of the sample', check],
    ['terms', 'text', isSampleText, reportClaim, 'texts of the sample', check],
  ] as const;
  for (const [list, key, isSample, report, name, remedy] of lists) {
    const entries = Array.isArray(content[list]) ? content[list] : [];
    const count = entries.filter((entry) => isSample(String(entry[key]))).length;
    if (count > 0) report([list], `has ${name}: ${count}`, remedy);
  }

  // The entries of these lists are already counted.
  const others: typeof content = { ...content, gallery: undefined, testimonials: undefined };
  // Without testimonials, there is no page for them.
  if (Array.isArray(content.testimonials) && content.testimonials.length === 0)
    others.pages = { ...Object(content.pages), testimonials: undefined };
  visitTexts(others, [], (value, path) => {
    const text = cleanValue(value);
    const [file, field = ''] = path;
    const blocker = findBlocker(text);
    if (blocker) {
      const remedy = remedies[String(field)] ?? remedies[String(path.at(-1))];
      return reportBlocker(path, blocker, remedy ?? 'Write your own.');
    }
    const mayClaim = file === 'pages' || claimingFields.includes(String(field));
    const claim = mayClaim ? sampleClaim.exec(text)?.[0] : undefined;
    if (claim) reportClaim(path, `has "${claim}", as in the sample`, 'Leave it if it is true of you.');
  });
}
