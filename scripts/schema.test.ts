/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { jsonSchemas } from './schema';

const folder = 'content/schema';

it('has written the JSON Schemas that editors use: if not, run `npm run schema`', () => {
  const written = readdirSync(folder).map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]);
  expect(Object.fromEntries(written)).toEqual(jsonSchemas());
});

it('is named at the top of every content file', () => {
  for (const file of Object.keys(jsonSchemas())) {
    const yaml = readFileSync(`content/${file.replace('.schema.json', '.yaml')}`, 'utf8');
    expect(yaml.split('\n')[0]).toBe(`# yaml-language-server: $schema=./schema/${file}`);
  }
});
