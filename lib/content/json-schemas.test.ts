/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { jsonSchemas } from './json-schemas';

it.each(Object.entries(jsonSchemas()))('%s is up to date (run `npm run generate` if not)', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});

it('every JSON Schema belongs to a content file, and VS Code completes the file from it', () => {
  const schemas = readdirSync('content/schema');
  expect(schemas.map((schema) => `content/schema/${schema}`).sort()).toEqual(
    Object.keys(jsonSchemas()).sort(),
  );
  expect(JSON.parse(readFileSync('.vscode/settings.json', 'utf8'))).toEqual({
    'yaml.schemas': Object.fromEntries(
      schemas.map((schema) => [
        `./content/schema/${schema}`,
        `**/content/${schema.replace('.schema.json', '.yaml')}`,
      ]),
    ),
  });
});
