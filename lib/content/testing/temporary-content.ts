import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stringify } from 'yaml';
import { content } from './test-content';

/** The name of a content file, without `.yaml`. */
export type FileName = keyof typeof content;

const pathOf = (file: FileName) => `content/${file}.yaml`;

/** Runs each test of a file in a temporary directory with the content for unit tests in `content/`. */
export function setUpTemporaryContent(): void {
  const project = process.cwd();
  let temporary: string;
  beforeEach(() => {
    temporary = mkdtempSync(path.join(tmpdir(), 'content-'));
    process.chdir(temporary);
    mkdirSync('content');
    for (const [name, value] of Object.entries(content)) {
      writeFileSync(`content/${name}.yaml`, stringify(value, { aliasDuplicateObjects: false }));
    }
  });
  afterEach(() => {
    process.chdir(project);
    rmSync(temporary, { recursive: true });
  });
}

/** Replaces text in a content file, which must contain it. */
export function edit(file: FileName, from: string, to: string): void {
  const before = readFileSync(pathOf(file), 'utf8');
  expect(before).toContain(from);
  writeFileSync(pathOf(file), before.replace(from, to));
}

/** Replaces all that blocks the launch of the business for unit tests. */
export function replacePlaceholders(): void {
  // Ofcom's own number.
  edit('business', '01632 960999', '0300 123 3333');
  edit('business', 'post@example.org', 'post@ferrers-daughters.co.uk');
  edit('business', 'https://www.example.org', 'https://www.ferrers-daughters.co.uk');
  edit('business', 'https://forms.example.org/test', 'https://forms.ferrers-daughters.co.uk/test');
}

/** Adds values in YAML to the end of a content file. */
export function append(file: FileName, values: unknown): void {
  writeFileSync(pathOf(file), stringify(values), { flag: 'a' });
}

/** The number of the first line that contains a text. */
export function lineOf(file: FileName, text: string): number {
  const lines = readFileSync(pathOf(file), 'utf8').split('\n');
  return lines.findIndex((line) => line.includes(text)) + 1;
}
