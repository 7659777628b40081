import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { schemas } from '@/content/schema';
import { runCommand } from './run-command';

/** The JSON Schema of each content file, by the name of the file that holds it. Editors read it for completion. */
export function jsonSchemas(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      `${name}.schema.json`,
      `${JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), null, 2)}\n`,
    ]),
  );
}

async function writeSchemas() {
  const folder = 'content/schema';
  await mkdir(folder, { recursive: true });
  for (const [file, text] of Object.entries(jsonSchemas())) await writeFile(path.join(folder, file), text);
}

if (require.main === module) runCommand(writeSchemas);
