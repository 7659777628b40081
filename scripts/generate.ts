import { writeFile } from 'node:fs/promises';
import { jsonSchemas } from '@/lib/content/json-schemas';
import { runCommand } from './lib/run-command';

// `npm run generate`: writes the JSON Schemas, with which editors complete and check the content.
runCommand(async () => {
  for (const [file, text] of Object.entries(jsonSchemas())) await writeFile(file, text);
});
