import type { z } from 'zod';
import { describeIssue } from '@/lib/content/describe-issue';
import { editorPlace, findField, readMetadata } from '@/lib/content/fields';
import { isSamplePhoto } from '@/lib/content/sample';
import { schemas } from '@/lib/content/schemas';

/** What is about to be saved. */
type Part = {
  /** The name of its file, without `.yaml`. */
  name: string;
  /** The values by field. A file that is a list has one field, with its own name. */
  data: Record<string, unknown>;
  /** Whether the editor treats the part as new: all have been in the repository from the beginning. */
  isNew: boolean;
};

const schemaByFile: Record<string, z.ZodType> = schemas;

/**
 * Checks a part before a Save as the build would: otherwise, a Save overwrites what the editor could not
 * read, and owners learn minutes later what the build refuses.
 *
 * @returns the data to save: without the photos of the sample, if the gallery has others
 * @throws Error with the problems
 */
export function beforeSave({ name, data, isNew }: Part): Part['data'] {
  const schema = schemaByFile[name];
  if (!schema) return data;
  if (isNew) {
    const { title } = readMetadata(schema);
    throw refusal(
      `"${title}" could not be read, and saving it would replace what is there. Reload this page. If that does not help, ask a developer to look at ${name}.yaml on GitHub.`,
    );
  }
  const photos = Array.isArray(data.gallery) ? data.gallery : [];
  const own = photos.filter(({ file }) => !isSamplePhoto(String(file)));
  const saved = own.length > 0 && own.length < photos.length ? { ...data, gallery: own } : data;
  const values = asSaved(name in saved ? saved[name] : saved);
  const { error } = schema.safeParse(values, { error: describeIssue });
  const problems = (error?.issues ?? [])
    .map(({ path, message }) => ({ message, path: [name, ...path] }))
    // The editor neither shows nor changes these. The build reports them.
    .filter(({ path }) => readMetadata(findField(path)).widget !== 'hidden')
    .map(({ path, message }) => {
      const place = editorPlace(path, { [name]: values }).join(', ');
      return `${place} ${message}. Write: ${readMetadata(findField(path)).description}.`;
    });
  if (problems.length > 0) throw refusal(`Correct this first: ${problems.join(' ')}`);
  return saved;
}

/** An error whose reason Sveltia shows. */
const refusal = (reason: string) => new Error('saving_failed', { cause: new Error(reason) });

/** Returns values as Sveltia writes them, without empty ones and its own keys of list entries. */
function asSaved(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asSaved);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, asSaved(inner)] as const);
  return Object.fromEntries(entries.filter(([key, inner]) => !key.startsWith('__sc_') && !isEmpty(inner)));
}

function isEmpty(value: unknown) {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0;
  return value === undefined || value === null || value === '';
}
