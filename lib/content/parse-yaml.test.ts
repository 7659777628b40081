/** @jest-environment node */
import { parseYaml } from './parse-yaml';

const file = 'some.yaml';

it.each([
  [
    '# A note.\na: >-\n  two # no comment\nb: 5\nc: "6" # as well\n',
    { a: 'two # no comment', b: '5', c: '6' },
  ],
  ['- a: don\'t "worry"\r\n  b: C#\r\n  c: "*a*: #b"\r\n', [{ a: 'don\'t "worry"', b: 'C#', c: '*a*: #b' }]],
  // Byte order marks: some editors write one at the start, and copying brings them elsewhere.
  ['\uFEFF\uFEFF- a: 1\n  \uFEFFb: 2\n', [{ a: '1', b: '2' }]],
  // Other schemas of YAML make 0 of the first, and lose the zero of the second.
  ['a: 00E55\nb: 01632960123\nc: no\n', { a: '00E55', b: '01632960123', c: 'no' }],
  ['a: #43263a\nb:\n  - #31 Railings\n', { a: '#43263a', b: ['#31 Railings'] }],
  // Without the empty ones.
  ['a:\nb: ""\nc: # none yet\nd:\n  # - Diss\n', {}],
  ['# Nothing yet.\n', []],
])('reads %j', (source, expected) => {
  const { values, problems } = parseYaml(source, file);
  expect(problems).toEqual([]);
  expect(values).toEqual(expected);
});

it.each([
  ['a:\n  - Diss\n  - Wymondham  # and Hethel\n', 3, '"# and Hethel" would be left out'],
  ['a: We are\n  the #1 painters\n  in town\nb: x\n', 2, '"#1 painters" would be left out'],
  ['a: 105 # Bone\n', 1, '"# Bone" would be left out'],
  ['a: #43263a # the lid\n', 1, '"#43263a # the lid" would be left out'],
  // From UTF-16.
  ['a\0:\0 \0x\0', 1, 'is not saved as UTF-8'],
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
