import { z } from 'zod';
import { schemas } from '@/content/schema';

/** Returns the text of each content file's JSON Schema, by path. Editors use it to complete and validate the YAML files. */
export function jsonSchemas(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      `content/schema/${name}.schema.json`,
      `${JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), null, 2)}\n`,
    ]),
  );
}
