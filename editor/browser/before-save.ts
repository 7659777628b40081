import type { z } from 'zod';
import { describeIssue } from '@/lib/content/describe-issue';
import { editorPlace, findField, readMetadata } from '@/lib/content/fields';
import { cleanText } from '@/lib/content/clean-text';
import { parseYaml } from '@/lib/content/parse-yaml';
import { isExampleAddress, isSampleCustomer, isSamplePhoto } from '@/lib/content/sample';
import { schemas } from '@/lib/content/schemas';

type Entry = { file?: string; name?: string; url?: string };
type Photo = { file: string; alt: string };

/** What is about to be saved. */
type Part = {
  /** The name of its file, without `.yaml`. */
  name: string;
  /** The values by field. A file that is a list has one field, with its own name. */
  data: Record<string, unknown>;
  /** Whether the editor treats the part as new. */
  isNew: boolean;
  /** The file as the editor loaded it, if known. */
  loaded?: string;
};

const schemaByFile: Record<string, z.ZodType> = schemas;

/** How to turn an entry of the sample into the owner's own, by list. */
const sampleRemedies: Record<string, string> = {
  gallery: 'Put your own photo in its place',
  social: 'Write the address of your own page',
  testimonials: 'Take "(sample)" out of the name if a customer wrote this',
};

/** New photos with an old description, about which the owner has already been asked. */
const asked = new Set<string>();

/**
 * Checks a part before a Save as the build would, and takes unchanged sample entries out of lists with
 * others. Without it, a Save overwrites what the editor could not read, and owners learn minutes later what
 * the build refuses. Mostly unnecessary once Sveltia opens no unreadable part and accepts a validator.
 *
 * @returns the data to save, and how many sample entries were taken out
 * @throws Error with the problems, or with a question: saving the same again means yes
 */
export function beforeSave({ name, data, isNew, loaded }: Part) {
  const schema = schemaByFile[name];
  if (!schema) return { data, removed: 0 };
  const title = readMetadata(schema).title;
  const before = parseYaml(loaded ?? '', `${name}.yaml`);
  // All parts have been in the repository from the beginning.
  if (isNew) {
    const [unread] = before.problems;
    const remedy = unread
      ? `Line ${unread.line} of ${unread.file} on GitHub is the reason: ${unread.problem}. Ask a developer to fix it there.`
      : `Reload this page. If "${title}" is still empty then, ask a developer to look at the file ${name}.yaml on GitHub.`;
    throw refusal(`"${title}" could not be read, and saving it would replace what is there. ${remedy}`);
  }
  const isList = name in data;
  const list = isList ? name : 'social';
  const old = before.values;
  const oldEntries = toEntries(isList ? old : Object(old).social).map(toText);
  const entries = toEntries(data[list]);
  const isUntouched = (entry: Entry) => isSample(entry) && oldEntries.includes(toText(entry));
  const kept = entries.every(isSample) ? entries : entries.filter((entry) => !isUntouched(entry));
  const removed = entries.length - kept.length;
  const saved = removed > 0 ? { ...data, [list]: kept } : data;

  const values = asSaved(isList ? saved[name] : saved);
  const { error } = schema.safeParse(values, { error: describeIssue });
  const problems = (error?.issues ?? [])
    // The editor neither shows nor changes these. The build reports them.
    .filter(({ code, path }) => code !== 'unrecognized_keys' && !isHidden([name, ...path]))
    .map(({ path, message }) => {
      const { description } = readMetadata(findField([name, ...path]));
      return `${describePlace([name, ...path], values)} ${message}. Write: ${description}.`;
    });
  kept.forEach((entry, index) => {
    // In a folder on this computer, it is unknown what was loaded.
    if (loaded === undefined || !isSample(entry) || isUntouched(entry)) return;
    const place = describePlace(isList ? [name, index] : [name, list, index], values);
    problems.push(`${place} is still one of the sample. ${sampleRemedies[list]}, or remove the entry.`);
  });
  if (problems.length > 0) throw refusal(`Correct this first: ${problems.join(' ')}`);
  const unasked = findOldDescriptions(values, old).filter(({ photo }) => !asked.has(photo.file + photo.alt));
  const questions = unasked.map(({ path, photo }) => {
    asked.add(photo.file + photo.alt);
    return `${describePlace([name, ...path, 'alt'], values)}: is this still true of the new photo? If it is, press "Save" once more. If not, describe the new photo.`;
  });
  if (questions.length > 0) throw refusal(questions.join(' '));
  return { data: saved, removed };
}

const toEntries = (list: unknown): Entry[] => (Array.isArray(list) ? list : []);

/** Serialises an entry for comparisons, whatever the order of its keys. Files have numbers as text. */
const toText = (entry: Entry) =>
  JSON.stringify(asSaved(entry), (_key, value: unknown) => (typeof value === 'number' ? `${value}` : value));

/** An error whose reason Sveltia shows. */
const refusal = (reason: string) => new Error('saving_failed', { cause: new Error(reason) });

const isHidden = (path: PropertyKey[]) => readMetadata(findField(path)).widget === 'hidden';

/** The place of a value in the editor. */
const describePlace = (path: PropertyKey[], values: unknown) =>
  editorPlace(path, { [String(path[0])]: values }).join(', ');

/** Whether an entry is a photo, a testimonial or a social network of the sample. */
const isSample = ({ file = '', name = '', url = '' }: Entry) =>
  isSamplePhoto(file) || isSampleCustomer(name) || isExampleAddress(url);

/** Finds new photos with the description of an earlier one. */
function findOldDescriptions(values: unknown, loaded: unknown) {
  const before = findPhotos(loaded);
  const files = new Set(before.map(({ photo }) => photo.file));
  const descriptions = new Set(before.map(({ photo }) => cleanText(String(photo.alt))));
  return findPhotos(values).filter(
    ({ photo }) => !files.has(photo.file) && descriptions.has(cleanText(String(photo.alt))),
  );
}

/** Finds the photos in a part, with their paths. */
function findPhotos(value: unknown, path: PropertyKey[] = []): { path: PropertyKey[]; photo: Photo }[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isPhoto(value)) return [{ path, photo: value }];
  const toKey = (key: string) => (Array.isArray(value) ? Number(key) : key);
  return Object.entries(value).flatMap(([key, inner]) => findPhotos(inner, [...path, toKey(key)]));
}

const isPhoto = (value: object): value is Photo => 'file' in value && 'alt' in value;

/** Returns values as Sveltia writes them, by key, but without empty ones and its own keys of list entries. */
function asSaved(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asSaved);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value)
    .map(([key, inner]) => [key, asSaved(inner)] as const)
    .filter(([key, inner]) => !key.startsWith('__sc_') && !isEmpty(inner))
    .sort();
  return Object.fromEntries(kept);
}

function isEmpty(value: unknown) {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0;
  return value === undefined || value === null || value === '';
}
