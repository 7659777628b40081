/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readYaml } from './read-yaml';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'yaml-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

function read(source: string | Buffer) {
  const file = path.join(directory, 'some.yaml');
  writeFileSync(file, source);
  const { document, problems } = readYaml(file);
  return { file, problems, values: problems.length === 0 && (document.toJS() as unknown) };
}

it.each([
  ['# A note.\na: >-\n  two # no comment\n', { a: 'two # no comment' }],
  ["a: 'x' # a comment\nb: 5 # a comment\n", { a: 'x', b: 5 }],
  ['- a: don\'t "worry"\n  b: C#\n  c: a:b\n', [{ a: 'don\'t "worry"', b: 'C#', c: 'a:b' }]],
  ['a: "Diss, #1 & only"\r\nb: "*Now*"\r\n', { a: 'Diss, #1 & only', b: '*Now*' }],
  // What some editors write before the first character, and copying brings along elsewhere.
  ['\uFEFF- a: 1\n  b: 2\n', [{ a: 1, b: 2 }]],
  ['\uFEFF\uFEFFa: 1\n\uFEFFb: 2\n', { a: 1, b: 2 }],
])('reads %j', (source, values) => expect(read(source)).toMatchObject({ problems: [], values }));

it.each([
  ['a:\n  - Diss\n  - Wymondham # and Hethel\n', 3, '"# and Hethel" would be left out'],
  ['a: We are\n  the #1 painters\n  in town\nb: x\n', 2, '"#1 painters" would be left out'],
  ['b: x\na: &Co in Diss\n', 2, 'begins with &'],
  ['b: x\na: ! Now in Diss\n', 2, 'begins with &, * or !'],
  ['b: x\na: !Now in Diss\n', 2, 'begins with &, * or !'],
  ['b: x\na: *Now*\n', 2, 'begins with &, *'],
  ['b: x\na: caf\uFFFD # bar\n', 2, 'a character cannot be read'],
  [Buffer.from('b: x\na: café\n', 'latin1'), 2, 'a character cannot be read'],
  [Buffer.from('\uFEFFa: x\n', 'utf16le'), 1, 'a character cannot be read'],
  ['a: 1\nyears: 2\nyears: 4\n', 3, 'Map keys must be unique'],
  ['a: 1\nb: @diss_painters\nc: @diss_painters\n', 2, 'cannot start with reserved character @'],
  ['a: 1\nphone:01603\nb: 2\n', 2, 'not YAML'],
  ['- a: 1\n\tb: x\n', 2, 'not YAML'],
])('reports %j once, with its line and a remedy', (source, line, problem) => {
  const { file, problems } = read(source);
  expect(problems).toEqual([
    { file, line, problem: expect.stringContaining(problem), remedy: expect.stringMatching(/^[A-Z].*\.$/) },
  ]);
});
