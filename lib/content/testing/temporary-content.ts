import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { photoIndexFile } from '../../photos/photo-index';
import { readContent } from '../read';
import type { schemas } from '../schemas';

/** The name of a content file, without `.yaml`. */
export type FileName = keyof typeof schemas;

const pathOf = (file: FileName) => `content/${file}.yaml`;

/** Runs each test in a temporary directory, with the content of the test site `usual` in `content/`. */
export function setUpTemporaryContent(before = beforeEach, after = afterEach): void {
  const project = process.cwd();
  let temporary: string;
  before(() => {
    temporary = mkdtempSync(path.join(tmpdir(), 'content-'));
    cpSync('e2e/sites/usual', path.join(temporary, 'content'), { recursive: true });
    process.chdir(temporary);
  });
  after(() => {
    process.chdir(project);
    rmSync(temporary, { recursive: true });
  });
}

export const read = (file: FileName) => readFileSync(pathOf(file), 'utf8');

export const write = (file: FileName, text: string) => writeFileSync(pathOf(file), text);

/** Replaces text in a content file, which must contain it. */
export function edit(file: FileName, from: string | RegExp, to: string): void {
  expect(read(file)).toMatch(from);
  write(file, read(file).replace(from, to));
}

/** Adds lines to the end of a content file. */
export const append = (file: FileName, lines: string) => write(file, `${read(file)}${lines}\n`);

/** Replaces all marks of the sample. */
export function replacePlaceholders(): void {
  // Ofcom's own number.
  edit('business', /phone: .*/, 'phone: 0300 123 3333');
  edit('business', /email: .*/, 'email: ida@penrose.co.uk');
  edit('business', /url: .*/, 'url: https://www.penrose.co.uk');
  edit('business', /formEndpoint: .*/, 'formEndpoint: https://forms.penrose.co.uk/ida');
}

/** Writes the encoder's index of all photos in the content. */
export function writePhotoIndex(): void {
  const photo = { width: 1200, height: 800, colour: '#123456', avifs: [], jpeg: '/photos/a-1.jpg' };
  const files = readContent('content').photoReferences.map((reference) => reference.photo);
  mkdirSync(path.dirname(photoIndexFile()), { recursive: true });
  writeFileSync(photoIndexFile(), JSON.stringify(Object.fromEntries(files.map((file) => [file, photo]))));
}

/** The number of the first line that contains a text. */
export const lineOf = (file: FileName, text: string) =>
  read(file)
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1;
