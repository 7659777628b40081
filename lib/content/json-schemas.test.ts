/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { jsonSchemas } from './json-schemas';

it.each(Object.entries(jsonSchemas()))('%s is up to date (run `npm run generate` if not)', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});

it('every JSON Schema belongs to a content file, which refers to it in its first line', () => {
  const schemas = readdirSync('content/schema');
  expect(schemas.map((schema) => `content/schema/${schema}`).sort()).toEqual(
    Object.keys(jsonSchemas()).sort(),
  );
  for (const schema of schemas) {
    const yaml = readFileSync(`e2e/fixtures/content/${schema.replace('.schema.json', '.yaml')}`, 'utf8');
    expect(yaml.split('\n')[0]).toBe(`# yaml-language-server: $schema=../../../content/schema/${schema}`);
  }
});
