import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '@/lib/content/content-error';
import { readContent } from '@/lib/content/read';
import { readValues, type Value } from './content-values';
import type { Finding } from './findings';
import { findReserved } from './reserved';
import sampleContent from './sample.json';

/** The names of the business and its owner, its years and its places, and the hashes of texts and photos. */
type Sample = { names: string[]; years: number; places: string[]; hashes: string[] };

/** Shorter texts, such as "Our Services", suit every business. */
const minimumLength = 30;

/** The top-level fields whose remedy is not simply to write the real one. */
const remedies: Record<string, string> = {
  url: 'Write the address that you have registered for the site.',
  social: "Write the address of the business's own page, or remove the entry if there is none.",
  formEndpoint: 'Create an account with a form service, and write the address that it gives you.',
};

/**
 * Describes a content directory as the sample. Only `npm run sample:update` does so: sample.json must still describe the sample when
 * the content is the owner's.
 *
 * @param years the years of experience that its texts state
 */
export function describeSample(directory: string, years = 35): Sample {
  const { files, problems } = readContent(directory);
  if (!files) throw new ContentError(problems);
  const { name, owner, areas } = files.business;
  // Areas of several words, such as "Surrounding areas", suit every business.
  const places = areas.filter((area) => !area.includes(' '));
  const facts = [String(years), ...places];
  const distinctive = readValues(directory).filter(
    (value) =>
      isPhoto(value) ||
      (isTestimonial(value) && value.path.at(-1) === 'name') ||
      value.text.length >= minimumLength ||
      facts.some((fact) => value.text.includes(fact)),
  );
  return { names: [name, owner], years, places, hashes: [...new Set(distinctive.map(hashValue))] };
}

/**
 * Finds sample content, and placeholders such as numbers reserved for fiction. Unchanged texts do not block the launch, because they
 * may be true of the owner's business as well, unless they contradict its key figures or its places.
 *
 * @param directory the directory that contains `business.yaml` and the other files, which must be valid
 */
export function findSample(directory: string, sample: Sample = sampleContent): Finding[] {
  const { names, hashes } = sample;
  const values = readValues(directory);
  const untrue = findUntrueFacts(values, sample);
  const isUnchanged = (value: Value) => hashes.includes(hashValue(value));
  const samplePhotos = new Set(values.filter(isPhoto).filter(isUnchanged).map(formatEntry));

  return values.flatMap((value): Finding[] => {
    // The host has set the address of the site.
    if (process.env.SITE_URL && value.path.join() === 'url') return [];
    const report = (problem: string, remedy: string, blocks = true) => [
      { ...value, problem, remedy, blocks },
    ];

    const name = names.find((sampleName) => value.text.includes(sampleName));
    const placeholder = name ? `${name}, a name of the sample` : findReserved(value.text);
    if (placeholder) return report(placeholder, remedies[String(value.path[0])] ?? 'Write the real one.');
    const fact = isClaim(value) && untrue?.exec(value.text)?.[0];
    if (fact) return report(`${fact}, as in the sample`, 'Write what is true of your business.');
    if (!isUnchanged(value)) return [];
    if (isPhoto(value)) return report('a sample photo', 'Put your own in its place, or delete it.');
    // Its description changes with the photo.
    if (samplePhotos.has(formatEntry(value))) return [];
    if (isTestimonial(value)) {
      const remedy = 'Write what a real customer wrote: publishing made-up reviews is against the law.';
      return report('a made-up review', remedy);
    }
    const isTerm = value.file.endsWith('/terms.yaml');
    const advice = isTerm ? 'Have the terms checked by a solicitor.' : 'Keep what is true of your business.';
    return report('unchanged from the sample', advice, false);
  });
}

/** Returns the sample entries that the lists of a content directory still have: photos, the texts of reviews, and addresses. */
export function findSampleEntries(directory: string, { hashes }: Sample = sampleContent) {
  const unchanged = readValues(directory).filter((value) => hashes.includes(hashValue(value)));
  const listTexts = (name: string, key: string) =>
    unchanged
      .filter(({ file, path }) => file.endsWith(`/${name}.yaml`) && path.at(-1) === key)
      .map(({ text }) => text);
  return {
    gallery: listTexts('gallery', 'file'),
    testimonials: listTexts('testimonials', 'text'),
    business: listTexts('business', 'url'),
  };
}

/** Matches the sample's years in texts, if no key figure states them, and its places, if those of the business are others. */
function findUntrueFacts(values: Value[], { years, places }: Sample): RegExp | undefined {
  const findTexts = (key: string) => values.filter(({ path }) => path[0] === key).map(({ text }) => text);
  const hasOtherYears = !findTexts('stats').some((figure) => figure.includes(String(years)));
  const hasOtherPlaces = !findTexts('areas').some((area) => places.some((place) => area.includes(place)));
  // Not every number is of years.
  const facts = [
    hasOtherYears && `${years}(?:\\+|[ -]years)`,
    ...(hasOtherPlaces ? places.map((place) => place.replace(/\W/g, '\\$&')) : []),
  ].filter(Boolean);
  return facts.length > 0 ? new RegExp(`(?<!\\w)(?:${facts.join('|')})(?!\\w)`, 'i') : undefined;
}

/** A photo is compared by its file, whatever its name. */
function hashValue(value: Value) {
  const photo = path.join(path.dirname(value.file), 'photos', path.basename(value.text));
  const content = isPhoto(value) && existsSync(photo) ? readFileSync(photo) : value.text;
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}

const isPhoto = ({ path }: Value) => path.at(-1) === 'file';

/** Whether a value is the owner's words, not those of a customer, and no address. */
const isClaim = (value: Value) =>
  !isTestimonial(value) &&
  !['address', 'email', 'formEndpoint', 'map', 'registeredOffice', 'social', 'url'].includes(
    String(value.path[0]),
  );

const isTestimonial = ({ file }: Value) => file.endsWith('/testimonials.yaml');

/** The entry or group that a value belongs to. */
const formatEntry = ({ file, path }: Value) => [file, ...path.slice(0, -1)].join(' ');
