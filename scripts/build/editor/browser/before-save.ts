import type { z } from 'zod';
import { describeIssue } from '@/lib/content/describe-issue';
import { editorPlace } from '@/lib/content/field-schema';
import { schemas } from '@/lib/content/schema';

type Entry = { file?: string; text?: string };

const schemaByFile: Record<string, z.ZodType> = schemas;

/**
 * Checks what is about to be saved as the build would, and removes the sample entries from a list that has others.
 *
 * @param file the name of the content file, without `.yaml`
 * @param data the values by field; a file that is a list has one field, of its own name
 * @param sample the photos or texts of the sample entries in this file
 * @returns the data to save
 * @throws Error with what is wrong
 */
export function beforeSave(file: string, data: Record<string, unknown>, sample: string[]) {
  const schema = schemaByFile[file];
  if (!schema) return data;
  const entries: Entry[] | undefined = Array.isArray(data[file]) ? data[file] : undefined;
  if (!entries) {
    check(file, schema, data);
    return data;
  }
  const ownEntries = entries.filter((entry) => !sample.includes(entry.file ?? entry.text ?? ''));
  const mayBeEmpty = schema.safeParse([]).success;
  const saved = ownEntries.length > 0 || mayBeEmpty ? ownEntries : entries;
  check(file, schema, saved);
  return { [file]: saved };
}

function check(file: string, schema: z.ZodType, values: unknown) {
  const { error } = schema.safeParse(asSaved(values), { error: describeIssue, reportInput: true });
  if (!error) return;
  const problems = error.issues.map(({ path, message }) => `${editorPlace([file, ...path])} ${message}`);
  // Sveltia shows the cause of an error with this message.
  throw new Error('saving_failed', { cause: new Error(`Correct this first: ${problems.join('. ')}`) });
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
