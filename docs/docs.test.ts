/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readMetadata } from '@/lib/content/fields';
import { schemas } from '@/lib/content/schemas';
import { listFiles } from '@/lib/files';
import packageFile from '../package.json';

const filesIn = (directory: string) => listFiles(directory).map((file) => `${directory}/${file}`);
const documents = [...readdirSync('.'), ...filesIn('docs')].filter((file) => file.endsWith('.md'));
const workflows = filesIn('.github/workflows');

const read = (file: string) => readFileSync(file, 'utf8');

/** The first group of every match. */
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, match = '']) => match);

it.each([...documents, ...workflows])('%s mentions only commands that exist', (file) => {
  const commands = matches(read(file), /npm run ([\w:-]+)/g);
  expect(commands.filter((command) => !Object.hasOwn(packageFile.scripts, command))).toEqual([]);
});

it.each(documents)('%s links only to files that exist, and names only such with a path', (document) => {
  const text = read(document);
  const links = matches(text, /\]\((?!https?:)([^)#\s]+)/g).map((link) =>
    path.join(path.dirname(document), link),
  );
  // What the build writes may be missing.
  const paths = matches(text, /[`\s](?!out\/|public\/photos\/)(\w+\/[\w./-]*\w)/g).filter((name) =>
    existsSync(name.split('/')[0] ?? ''),
  );
  expect([...links, ...paths].filter((file) => !existsSync(file))).toEqual([]);
});

it('the README lists the environment variables of the commands', () => {
  const variables = matches(read('lib/environment.ts'), /process\.env\.(\w+)/g);
  expect(matches(read('README.md'), /^\| `([A-Z_]+)` /gm)).toEqual(variables);
});

it('the changelog begins with the version of the package', () => {
  expect(matches(read('CHANGELOG.md'), /^## (.*)$/gm)[0]).toBe(packageFile.version);
});

it('what owners read names every part of the editor, and every workflow that may fail', () => {
  const text = (read('docs/handbook.md') + read('docs/first-hour.md')).replaceAll(/\s+/g, ' ');
  const parts = Object.values(schemas).map((schema) => `"${readMetadata(schema).title}"`);
  const runs = workflows.map((file) => `"Run failed: ${matches(read(file), /^name: (.*)/gm).join()}"`);
  expect([...parts, ...runs].filter((label) => !text.includes(label))).toEqual([]);
});
