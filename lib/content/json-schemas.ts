import { z } from 'zod';
import { schemas } from './schema';

/** The text of each content file's JSON Schema, by path. Editors use it to complete and check the YAML files. */
export function jsonSchemas(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      `content/schema/${name}.schema.json`,
      `${JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), null, 2)}\n`,
    ]),
  );
}
