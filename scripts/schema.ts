import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format } from 'prettier';
import { z } from 'zod';
import { schemas } from '@/content/schema';
import { runCommand } from './run-command';

/** The JSON Schema of each content file, by the name of the file that holds it. Editors read it for completion. */
export async function jsonSchemas(): Promise<Record<string, string>> {
  const entries = Object.entries(schemas).map(async ([name, schema]) => {
    const json = JSON.stringify(z.toJSONSchema(schema, { io: 'input' }));
    return [`${name}.schema.json`, await format(json, { parser: 'json', printWidth: 110 })] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function writeSchemas() {
  const folder = 'content/schema';
  await mkdir(folder, { recursive: true });
  for (const [file, text] of Object.entries(await jsonSchemas())) await writeFile(path.join(folder, file), text);
}

if (require.main === module) runCommand(writeSchemas);
