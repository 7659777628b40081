/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ContentError } from '@/lib/content/content-error';
import { describeSchema, inWords, type FieldSchema } from '@/lib/content/field-schema';
import { readContent } from '@/lib/content/read';
import { schemas } from '@/lib/content/schema';
import { edit, setUpTemporaryContent } from '@/lib/content/testing/temporary-content';
import { listFiles } from '@/scripts/lib/list-files';
import packageFile from '../package.json';

/** Generated or installed, not committed. */
const generatedFolders = /^(\.cache|\.git|\.next|node_modules|out|playwright-report|test-results)$/;
const generatedFiles = /^public\/(photos\/|share\.jpg)/;

const files = readdirSync('.')
  .filter((entry) => !generatedFolders.test(entry))
  .flatMap((entry) =>
    statSync(entry).isDirectory() ? listFiles(entry).map((file) => `${entry}/${file}`) : entry,
  );
const documents = files.filter((file) => file.endsWith('.md'));

const read = (document: string) => readFileSync(document, 'utf8');

function matches(text: string, pattern: RegExp) {
  return [...text.matchAll(pattern)].map(([, match = '']) => match);
}

/** The words of a document that are formatted as code, inline or in a block. */
function codeWords(text: string) {
  const blocks = matches(text, /```\w*\n(.*?)```/gs);
  const lines = matches(text.replaceAll(/```.*?```/gs, ''), /`([^`]+)`/g);
  return [...blocks, ...lines].flatMap((code) => code.split(/[\s,]+/));
}

/** The anchors of a document, as GitHub derives them from its headings. */
function anchorsOf(document: string) {
  const headings = matches(read(document), /^#+ (.*)$/gm);
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{Letter}\p{Number} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

describe.each(documents)('%s', (document) => {
  const text = read(document);

  it('mentions only commands that exist', () => {
    const commands = matches(text, /npm run ([\w:-]+)/g);
    expect(commands.filter((command) => !Object.hasOwn(packageFile.scripts, command))).toEqual([]);

    const filters = matches(text, /npx playwright test ([\w./ -]+?)(?= -|`|$)/gm).flatMap((words) =>
      words.split(' '),
    );
    expect(
      filters.filter(
        (filter) => !files.some((file) => /^e2e.*\.spec\.ts$/.test(file) && file.includes(filter)),
      ),
    ).toEqual([]);
  });

  it('links only to files and headings that exist', () => {
    const links = matches(text, /\]\(([^)\s]+)\)/g).filter((link) => !/^(https?|mailto):/.test(link));
    const dead = links.filter((link) => {
      const [file = '', anchor] = link.split('#');
      const target = file ? path.join(path.dirname(document), file) : document;
      return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
    });
    expect(dead).toEqual([]);
  });

  it('mentions only files that exist', () => {
    const words = codeWords(text);
    const paths = words
      .filter((word) => /^(app|components|content|docs|e2e|hosting|public|scripts)\/[\w./-]*$/.test(word))
      .filter((word) => !generatedFiles.test(word));
    const names = words.filter((word) => /^[\w-][\w.-]*\.(css|md|mjs|tsx?|yaml)$/.test(word));
    expect(paths.filter((each) => !existsSync(each))).toEqual([]);
    expect(names.filter((name) => !files.some((file) => path.basename(file) === name))).toEqual([]);
  });
});

it('the changelog begins with the version of the package', () => {
  expect(matches(read('CHANGELOG.md'), /^## (.*)$/gm)[0]).toBe(packageFile.version);
});

describe('the handbook', () => {
  const handbook = read('docs/handbook.md');

  it('shows every picture in its folder, none above 60 KB', () => {
    const pictures = readdirSync('docs/handbook').map((file) => `handbook/${file}`);
    expect(matches(handbook, /!\[.*?\]\((.*?)\)/g).sort()).toEqual(pictures.sort());
    expect(pictures.filter((file) => statSync(path.join('docs', file)).size > 60_000)).toEqual([]);
  });

  it('quotes only what the editor, GitHub and browsers show', () => {
    const titles = (field: FieldSchema, name?: string): string[] => [
      field.title ?? inWords(name ?? ''),
      ...Object.entries(field.properties ?? {}).flatMap(([key, property]) => titles(property, key)),
      ...(field.items ? titles(field.items) : []),
    ];
    const fields = titles(describeSchema(z.object(schemas)));
    const buttons = fields.map((title) => `Add ${title}`);
    // Sveltia's texts have several forms and placeholders in braces.
    const editorTexts = read('node_modules/@sveltia/cms/locales/en-GB.json').split(/[{}]+|"/);
    const workflows = readdirSync('.github/workflows')
      .filter((file) => file.endsWith('.yml'))
      .map((file) => matches(read(`.github/workflows/${file}`), /^name: (.*)/g).join());
    const others = [
      ...workflows,
      ...workflows.map((name) => `Run failed: ${name}`),
      // Looked up in 2026: no test can open these pages.
      ...['Actions', 'Bad credentials', 'Bump …', 'Commits', 'Create a new repository', 'Create repository'],
      ...['Custom domain', 'Enable two-factor authentication', 'Enforce HTTPS', 'Failed to fetch', 'Fork'],
      ...['Generate token', 'GitHub Actions', 'Only select repositories', 'Pages', 'Permissions', 'Public'],
      ...['Re-run failed jobs', 'Re-run jobs', 'Read and write', 'Repository access', 'Repository name'],
      ...['Resource not accessible by personal access token', 'Run failed', 'Run workflow', 'Source'],
      ...['Sync fork', 'Use this template'],
    ];
    const isKnown = (label: string) =>
      [...fields, ...buttons, ...others].includes(label) ||
      editorTexts.some((text) => text.startsWith(label));
    const quoted = matches(handbook.replaceAll(/\s+/g, ' '), /"([^"]+)"/g);
    expect(quoted.length).toBeGreaterThan(50);
    expect(quoted.filter((label) => !isKnown(label))).toEqual([]);
  });

  describe('about mistakes', () => {
    setUpTemporaryContent();

    it('shows one exactly as the commands report it', () => {
      edit('business', '01632 960999', '01603 12');
      const { message } = new ContentError(readContent('content').problems);
      const withoutLine = (words: string) => words.replace(/yaml:\d+/, 'yaml');
      const [shown = ''] = matches(handbook, /```text\n(.*?)```/gs);
      expect(withoutLine(shown)).toBe(withoutLine(message));
    });
  });
});
