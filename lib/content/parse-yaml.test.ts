/** @jest-environment node */
import { parseYaml } from './parse-yaml';

const file = 'some.yaml';

it.each([
  [
    '# A note.\na: >-\n  two # no comment\nb: 5 # a comment\nc: "6" # as well\n',
    { a: 'two # no comment', b: 5, c: '6' },
  ],
  ['- a: don\'t "worry"\r\n  b: C#\r\n  c: "*a*: #b"\r\n', [{ a: 'don\'t "worry"', b: 'C#', c: '*a*: #b' }]],
  // Byte order marks: some editors write one at the start, and copying brings them elsewhere.
  ['\uFEFF\uFEFF- a: 1\n  \uFEFFb: 2\n', [{ a: 1, b: 2 }]],
])('reads %j', (source, values) => {
  const { document, problems } = parseYaml(source, file);
  expect(problems).toEqual([]);
  expect(document.toJS()).toEqual(values);
});

it.each([
  ['a:\n  - Diss\n  - Wymondham  # and Hethel\n', 3, '"# and Hethel" would be left out'],
  ['a: We are\n  the #1 painters\n  in town\nb: x\n', 2, '"#1 painters" would be left out'],
  ['b: x\na: &Co in Diss\n', 2, 'begins with &, * or !'],
  ['b: x\na: !Now in Diss\n', 2, 'begins with &, * or !'],
  ['b: x\na: *Now*\n', 2, 'begins with &, * or !'],
  ['a: 1\nyears: 2\nyears: 4\n', 3, '(Map keys must be unique)'],
  ['a: 1\nb: @diss_painters\nc: @diss_painters\n', 2, 'cannot start with reserved character @'],
  ['- a: 1\n\tb: x\n', 2, 'not valid YAML'],
  ['a: 1\n<<<<<<< HEAD\nb: x\n=======\nb: y\n>>>>>>> main\n', 2, 'two versions'],
  // Sveltia CMS and others indent the lines of folded text.
  ['a: >-\n  one\n  <<<<<<< HEAD\n  two\n  =======\n  three\n  >>>>>>> main\n', 3, 'two versions'],
])('reports %j once, with its line and a remedy', (source, line, problem) => {
  expect(parseYaml(source, file).problems).toEqual([
    { file, line, problem: expect.stringContaining(problem), remedy: expect.stringMatching(/^[A-Z].*\.$/) },
  ]);
});
