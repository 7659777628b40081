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
  /** The values by field. A file that is a list has one field, of its own name. */
  data: Record<string, unknown>;
  /** Whether the editor takes the part for a new one. */
  isNew: boolean;
  /** The file as the editor has loaded it, if it is known. */
  loaded?: string;
};

const schemaByFile: Record<string, z.ZodType> = schemas;

/**
 * Checks what is about to be saved as the build would, and takes the sample's entries out of a list that has others or need not have any.
 *
 * @returns the data to save, and how many entries of the sample are not in them any more
 * @throws Error with what is wrong
 */
export function beforeSave({ name, data, isNew, loaded }: Part) {
  const schema = schemaByFile[name];
  if (!schema) return { data, removed: 0 };
  const title = readMetadata(schema).title;
  // All parts have been in the repository from the beginning.
  if (isNew) {
    throw refusal(
      `"${title}" could not be read, and saving it would replace what is there. Reload this page. If "${title}" is still empty then, ask whoever looks after the website to look at the file ${name}.yaml on GitHub.`,
    );
  }
  const before = parseYaml(loaded ?? '', `${name}.yaml`);
  const [unread] = loaded === undefined ? [] : before.problems;
  if (unread) {
    throw refusal(
      `A part of "${title}" could not be read, and saving it would leave that out: line ${unread.line} of ${unread.file} on GitHub, where ${unread.problem}. Ask whoever looks after the website to mend it there.`,
    );
  }
  const isList = name in data;
  const list = isList ? name : 'social';
  const entries: Entry[] = Array.isArray(data[list]) ? data[list] : [];
  const ownEntries = entries.filter((entry) => !isSample(entry));
  const mayBeEmpty = !isList || schema.safeParse([]).success;
  const removed = ownEntries.length > 0 || mayBeEmpty ? entries.length - ownEntries.length : 0;
  const saved = removed > 0 ? { ...data, [list]: ownEntries } : data;

  const values = asSaved(isList ? saved[name] : saved);
  const { error } = schema.safeParse(values, { error: describeIssue, reportInput: true });
  const problems = (error?.issues ?? [])
    // The editor does not show these, and leaves them as they are. The build names them.
    .filter(({ code, path }) => code !== 'unrecognized_keys' && !isHidden([name, ...path]))
    .map(({ path, message }) => {
      const { description } = readMetadata(findField([name, ...path]));
      return `${describePlace([name, ...path], values)} ${message}. Write: ${description}.`;
    });
  for (const path of findOldDescriptions(values, before.document.toJS())) {
    problems.push(
      `${describePlace([name, ...path, 'alt'], values)} is that of another photo. Describe the new photo.`,
    );
  }
  if (problems.length > 0) throw refusal(`Correct this first: ${problems.join(' ')}`);
  return { data: saved, removed };
}

/** An error that Sveltia shows with these words. */
const refusal = (reason: string) => new Error('saving_failed', { cause: new Error(reason) });

const isHidden = (path: PropertyKey[]) => readMetadata(findField(path)).widget === 'hidden';

/** The place of a value in the editor. */
const describePlace = (path: PropertyKey[], values: unknown) =>
  editorPlace(path, { [String(path[0])]: values }).join(', ');

/** Whether an entry is a photo, a review or a social network of the sample. */
const isSample = ({ file = '', name = '', url = '' }: Entry) =>
  isSamplePhoto(file) || isSampleCustomer(name) || isExampleAddress(url);

/** Finds the photos that are new and have the description of one that they have replaced. */
function findOldDescriptions(values: unknown, loaded: unknown): PropertyKey[][] {
  const before = findPhotos(loaded);
  const files = new Set(before.map(({ photo }) => photo.file));
  const descriptions = new Set(before.map(({ photo }) => cleanText(String(photo.alt))));
  return findPhotos(values)
    .filter(({ photo }) => !files.has(photo.file) && descriptions.has(cleanText(String(photo.alt))))
    .map(({ path }) => path);
}

/** Finds the photos in the values of a part. */
function findPhotos(value: unknown, path: PropertyKey[] = []): { path: PropertyKey[]; photo: Photo }[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isPhoto(value)) return [{ path, photo: value }];
  const toKey = (key: string) => (Array.isArray(value) ? Number(key) : key);
  return Object.entries(value).flatMap(([key, inner]) => findPhotos(inner, [...path, toKey(key)]));
}

const isPhoto = (value: object): value is Photo => 'file' in value && 'alt' in value;

/** The values as Sveltia writes them: without what is empty, and without what it adds to the entries of a list. */
function asSaved(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asSaved);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value)
    .map(([key, inner]) => [key, asSaved(inner)] as const)
    .filter(([key, inner]) => !key.startsWith('__sc_') && !isEmpty(inner));
  return Object.fromEntries(kept);
}

function isEmpty(value: unknown) {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0;
  return value === undefined || value === null || value === '';
}
