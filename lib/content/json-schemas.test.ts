/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { jsonSchemas } from './json-schemas';

it.each(Object.entries(jsonSchemas()))('%s is up to date (run `npm run generate` if not)', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});

it('there are no other JSON Schemas', () => {
  const files = readdirSync('content/schema').map((file) => `content/schema/${file}`);
  expect(files.sort()).toEqual(Object.keys(jsonSchemas()).sort());
});
