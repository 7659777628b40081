/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readMetadata } from '@/lib/content/fields';
import { schemas } from '@/lib/content/schemas';
import { listFiles } from '@/scripts/utils/files';
import { editorConfiguration } from '../editor/configuration';
import packageFile from '../package.json';

const directories = readdirSync('.', { withFileTypes: true })
  .filter(
    (entry) =>
      entry.isDirectory() && !/^\.|^(node_modules|out|playwright-report|test-results)$/.test(entry.name),
  )
  .map(({ name }) => name);
const files = [
  ...readdirSync('.'),
  ...directories.flatMap((directory) => listFiles(directory).map((file) => `${directory}/${file}`)),
];
const documents = files.filter((file) => file.endsWith('.md'));
const workflows = listFiles('.github/workflows')
  .filter((file) => file.endsWith('.yml'))
  .map((file) => `.github/workflows/${file}`);

const read = (file: string) => readFileSync(file, 'utf8');

/** The first group of every match. */
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, match = '']) => match);

/** The words of a document that are formatted as code, inline or in a block. */
function codeWords(text: string) {
  const code = [...matches(text, /```\w*\n(.*?)```/gs), ...matches(text, /(?<!`)`([^`]+)`(?!`)/g)];
  return code.join(' ').split(/[\s,]+/);
}

it.each([...documents, ...workflows])('%s mentions only commands that exist', (file) => {
  const commands = matches(read(file), /npm run ([\w:-]+)/g);
  expect(commands.filter((command) => !Object.hasOwn(packageFile.scripts, command))).toEqual([]);
});

describe.each(documents)('%s', (document) => {
  const text = read(document);

  it('links only to files that exist', () => {
    const links = matches(text, /\]\(([^)\s]+)\)/g).filter((link) => !/^https?:/.test(link));
    const files = links.map((link) => link.split('#')[0] ?? '');
    const broken = files.filter((file) => !existsSync(path.join(path.dirname(document), file)));
    expect(broken).toEqual([]);
  });

  it('mentions only files that exist', () => {
    const words = codeWords(text);
    const paths = words.filter(
      (word) => /^\w+\/[\w./-]*$/.test(word) && directories.includes(word.split('/')[0] ?? ''),
    );
    // A fresh clone has no encoded photos yet.
    expect(paths.filter((file) => !file.startsWith('public/photos/') && !existsSync(file))).toEqual([]);
    const names = words.filter((word) => /^[\w-][\w.-]*\.(css|md|mjs|tsx?|yaml)$/.test(word));
    expect(names.filter((name) => !files.some((file) => path.basename(file) === name))).toEqual([]);
  });
});

it('the README lists the environment variables of the commands', () => {
  const variables = matches(read('lib/environment.ts'), /process\.env\.(\w+)/g);
  expect(matches(read('README.md'), /^\| `([A-Z_]+)` /gm)).toEqual(variables);
});

it('the changelog begins with the version of the package', () => {
  expect(matches(read('CHANGELOG.md'), /^## (.*)$/gm)[0]).toBe(packageFile.version);
});

describe('what owners read', () => {
  const text = (read('docs/handbook.md') + read('docs/first-hour.md')).replaceAll(/\s+/g, ' ');

  it('names every part of the editor and every workflow', () => {
    const parts = Object.values(schemas).map((schema) => `"${readMetadata(schema).title}"`);
    const runs = workflows.map((file) => `"Run failed: ${matches(read(file), /^name: (.*)/gm).join()}"`);
    expect([...parts, ...runs].filter((label) => !text.includes(label))).toEqual([]);
  });

  const labels = matches(JSON.stringify(editorConfiguration({})), /"label":"([^"]+)"/g);
  it.each([
    [
      'Business',
      'Phone number',
      'Address of the form service',
      'Description',
      'Key figures',
      'Scrolling banner',
    ],
    ['Testimonials', 'Name', 'Date', 'Stars', 'Text'],
    ['Page text', 'Contact page', 'Terms page'],
  ])('calls the fields of "%s" by their names in the editor', (...names) => {
    expect(names.filter((name) => !text.includes(`"${name}"`) || !labels.includes(name))).toEqual([]);
  });
});
