import type { z } from 'zod';
import { describeIssue } from '@/lib/content/describe-issue';
import { editorTitles, findField, readMetadata } from '@/lib/content/editor-labels';
import { isExamplePage, isSamplePerson, isSamplePhoto } from '@/lib/content/sample';
import { schemas } from '@/lib/content/schemas';

type Entry = { file?: string; name?: string; url?: string };

const schemaByFile: Record<string, z.ZodType> = schemas;

/**
 * Checks what is about to be saved as the build would, and removes the sample's entries from a list that has others or need not have
 * any.
 *
 * @param file the name of the content file, without `.yaml`
 * @param data the values by field; a file that is a list has one field, of its own name
 * @returns the data to save
 * @throws Error with what is wrong
 */
export function beforeSave(file: string, data: Record<string, unknown>) {
  const schema = schemaByFile[file];
  if (!schema) return data;
  const isList = file in data;
  const list = isList ? file : 'social';
  const entries: Entry[] = Array.isArray(data[list]) ? data[list] : [];
  const ownEntries = entries.filter((entry) => !isSample(entry));
  const mayBeEmpty = !isList || schema.safeParse([]).success;
  const isReplaced = ownEntries.length < entries.length && (ownEntries.length > 0 || mayBeEmpty);
  const saved = isReplaced ? { ...data, [list]: ownEntries } : data;

  const values = isList ? saved[file] : saved;
  const { error } = schema.safeParse(asSaved(values), { error: describeIssue, reportInput: true });
  if (!error) return saved;
  const problems = error.issues.map(({ path, message }) => {
    const { description } = readMetadata(findField([file, ...path]));
    return `${describePlace([file, ...path], { [file]: values })} ${message}. Write: ${description}.`;
  });
  // Sveltia shows the cause of an error with this message.
  throw new Error('saving_failed', { cause: new Error(`Correct this first: ${problems.join(' ')}`) });
}

/** Whether an entry is a photo, a review or a social network of the sample. */
const isSample = ({ file = '', name = '', url = '' }: Entry) =>
  isSamplePhoto(file) || isSamplePerson(name) || isExamplePage(url);

/** The place of a value in the editor, with an entry of a list by its words: `Services, "Staircases", Icon`. */
function describePlace(path: PropertyKey[], data: unknown): string {
  let value = data;
  const titles = editorTitles(path).map((title, index) => {
    const key = path[index] ?? '';
    value = Object(value)[key];
    if (typeof key !== 'number') return title;
    const { title: service, name, heading, alt, label = value } = Object(value);
    const words = service || name || heading || alt || label;
    return typeof words === 'string' ? `"${words}"` : title;
  });
  return titles.join(', ');
}

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
