import { writeFile } from 'node:fs/promises';
import { runCommand } from '../lib/run-command';
import { writeFixturePhotos } from './fixture-photos';
import { hostConfigurations } from './host-configurations';
import { jsonSchemas } from './json-schemas';

// `npm run generate`: writes the committed files that are generated: JSON Schemas, host configurations and
// the photos of the tests' business.
runCommand(async () => {
  for (const [file, text] of Object.entries({ ...jsonSchemas(), ...hostConfigurations() })) {
    await writeFile(file, text);
  }
  await writeFixturePhotos();
});
