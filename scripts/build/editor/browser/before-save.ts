import type { z } from 'zod';
import { editorPlace } from '@/lib/content/field-schema';
import { schemas } from '@/lib/content/schema';

/**
 * Checks what is about to be saved like the build.
 *
 * @param file the name of the content file, without `.yaml`
 * @param data the values by field; a file that is a list has one field, of its own name
 * @throws Error with what is wrong
 */
export function beforeSave(file: string, data: Record<string, unknown>) {
  const schema: z.ZodType | undefined = Object.entries(schemas).find(([name]) => name === file)?.[1];
  if (schema) check(file, schema, data[file] ?? data);
}

function check(file: string, schema: z.ZodType, values: unknown) {
  const { error } = schema.safeParse(asSaved(values));
  if (!error) return;
  const problems = error.issues.map(({ path, message }) => `${editorPlace([file, ...path])} ${message}`);
  // Of an error with this message, Sveltia shows the cause.
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
