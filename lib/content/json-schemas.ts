import { z } from 'zod';
import { schemas } from './schema';

/** What is used of a JSON Schema and of the metadata in schema.ts. Another type is an error: the editor has no field for it yet. */
const description = z.object({
  type: z.enum(['object', 'array', 'string', 'integer']),
  title: z.string().optional(),
  description: z.string().optional(),
  examples: z.array(z.unknown()).optional(),
  widget: z.enum(['text', 'image']).optional(),
  summary: z.string().optional(),
  icon: z.string().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  pattern: z.string().optional(),
  enum: z.array(z.string()).optional(),
  required: z.array(z.string()).optional(),
  get properties() {
    return z.record(z.string(), description).optional();
  },
  get items() {
    return description.optional();
  },
});
export type Description = z.infer<typeof description>;

/**
 * Describes a schema, with the titles, descriptions and examples that are written for the owner.
 *
 * @throws ZodError when a value has a type that there is no field for yet
 */
export function describeSchema(schema: z.ZodType): Description {
  return description.parse(z.toJSONSchema(schema, { io: 'input' }));
}

/** The title of a field that has none in its schema: `Quote button` for `quoteButton`. */
export function inWords(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The text of each content file's JSON Schema, by path. Editors use it to complete and check the YAML files. */
export function jsonSchemas(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      `content/schema/${name}.schema.json`,
      `${JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), null, 2)}\n`,
    ]),
  );
}
