import { z } from 'zod';
import { schemas } from './schema';

/** The part of a JSON Schema that is used, with the metadata in schema.ts. The editor has no field for other types. */
const fieldSchema = z.object({
  type: z.enum(['object', 'array', 'string', 'integer']),
  title: z.string().optional(),
  description: z.string().optional(),
  widget: z.enum(['text', 'image', 'hidden']).optional(),
  addToTop: z.boolean().optional(),
  options: z.array(z.string()).optional(),
  summary: z.string().optional(),
  icon: z.string().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  required: z.array(z.string()).optional(),
  get properties() {
    return z.record(z.string(), fieldSchema).optional();
  },
  get items() {
    return fieldSchema.optional();
  },
});
export type FieldSchema = z.infer<typeof fieldSchema>;

/**
 * Describes a schema, with the titles and descriptions that are written for the owner.
 *
 * @throws ZodError when a value has a type that there is no field for yet
 */
export function describeSchema(schema: z.ZodType): FieldSchema {
  return fieldSchema.parse(z.toJSONSchema(schema, { io: 'input' }));
}

const contentField = describeSchema(z.object(schemas));

/** Returns the field of the content at a path, such as `['gallery', 2, 'file']`, if there is one. */
export function findField(path: PropertyKey[]): FieldSchema | undefined {
  let field: FieldSchema | undefined = contentField;
  for (const key of path) field = typeof key === 'number' ? field?.items : field?.properties?.[String(key)];
  return field;
}

/** The title of a field that has none in its schema: `Quote button` for `quoteButton`. */
export function inWords(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The titles in the editor along a path: `['Gallery photos', 'entry 3', 'Photo']` for `['gallery', 2, 'file']`. */
export function editorTitles(path: PropertyKey[]): string[] {
  return path.map((key, index) => {
    if (typeof key === 'number') return `entry ${key + 1}`;
    return findField(path.slice(0, index + 1))?.title ?? inWords(String(key));
  });
}

/** Where the editor has the field at a path: `Gallery photos, entry 3, Photo`. */
export const editorPlace = (path: PropertyKey[]) => editorTitles(path).join(', ');
