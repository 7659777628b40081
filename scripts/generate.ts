import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { jsonSchemas } from '@/lib/content/json-schemas';
import { contentDirectory } from '@/lib/content/directory';
import { runCommand } from './lib/run-command';
import { listSample, sampleFile } from './owner/launch-check/sample';

// `npm run generate`: writes the JSON Schemas, with which editors complete and check the content, and the list by which the launch
// check recognises the sample. The list is written only if there is none: the content is the owner's by then.
runCommand(async () => {
  for (const [file, text] of Object.entries(jsonSchemas())) await writeFile(file, text);
  if (!existsSync(sampleFile)) await writeFile(sampleFile, listSample(contentDirectory));
});
