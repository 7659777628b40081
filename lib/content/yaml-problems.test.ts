/** @jest-environment node */
import { LineCounter, parseDocument } from 'yaml';
import { findYamlProblems } from './yaml-problems';

function problemsIn(...lines: string[]) {
  const text = `${lines.join('\n')}\n`;
  const counter = new LineCounter();
  return findYamlProblems(text, parseDocument(text, { lineCounter: counter }), counter);
}

it.each([
  [['# A note.', 'a: 1', '', 'b: >-', '  two # not a note', "c: 'x' # a note", 'd: 5 # a note']],
  [['---', '- a: don\'t "worry"', '  b: C#', '- a: "one', '    two"', '  b: a:b']],
])('accepts %j', (lines) => expect(problemsIn(...lines)).toEqual([]));

it.each([
  [['a: We are the #1 painters'], 1, '"#1 painters" would be left out'],
  [['a:', '  - Diss', '  - Wymondham # and Hethel'], 3, '"# and Hethel" would be left out'],
  [['a: We are', '  the #1 painters', '  in town', 'b: x'], 2, '"#1 painters" would be left out'],
  [['a: !Now in Diss'], 1, 'begin with !'],
  [['a: ! Now in Diss'], 1, 'begin with !'],
  [['a: &Co'], 1, 'begin with &'],
  [['a: *Now*'], 1, 'begin with *'],
  [['%FOO', '---', 'a: 1'], 1, 'begin with %'],
  [['a:', '  - Diss', '    - Eye', '  - Thetford'], 3, 'too many spaces'],
  [['a: caf\uFFFD'], 1, 'a character cannot be read'],
])('refuses to lose text in %j', (lines, line, problem) => {
  expect(problemsIn(...lines)).toEqual([
    { line, problem: expect.stringContaining(problem), remedy: expect.any(String) },
  ]);
});

it.each([
  [['a: 1', 'phone 01603', 'b: 2'], 2, 'there is no colon after "phone"'],
  [['a: 1', 'phone 01603'], 2, 'there is no colon after "phone"'],
  [['- a: 1', '  date two weeks', '  b: x'], 2, 'there is no colon after "date"'],
  [['home', '  title: x'], 1, 'there is no colon after "home"'],
  [['a: 1', 'phone:01603', 'b: 2'], 2, 'there is no space after "phone:"'],
  [['a: 1', 'years: 2', 'a: 3', 'years: 4'], 3, 'a appears twice', 4, 'years appears twice'],
  [['a: @diss_painters'], 1, 'begin with @'],
  [['a: `x`'], 1, 'begin with `'],
  [['a: %x'], 1, 'begin with %'],
  [['a: **Now** open'], 1, 'begin with *'],
  [['a: [x', 'b: 1'], 1, 'begin with ['],
  [['- a: 1', '\tb: x', '\tc: y', '- a: 2', '\tb: z'], 2, 'begins with a Tab'],
  [['a:', '  b: 1', '  \tc: 2'], 3, 'begins with a Tab'],
  [["- a: 'Tis good", '- a: b', "- a: it's", '- a: c'], 1, 'a quotation mark that does not close'],
  [["- a: 'Tis good", '  b: c'], 1, 'a quotation mark that does not close'],
  [['- b: x', '  a: "Good" they say'], 2, 'a quotation mark that does not close'],
  [['a: "C:\\Desktop"'], 1, 'a backslash'],
  [['a: 1', '---', 'b: 2'], 2, 'ends the file'],
  [['<<<<<<< HEAD', 'a: 1', '=======', 'a: 2', '>>>>>>> x'], 1, 'two versions'],
  [['a: Before: after'], 1, 'a colon in the words'],
  [['a: - x'], 1, 'a list begins on the line of its name'],
  [['- a: 1', '   b: 2'], 2, 'too many spaces'],
  [['- a: 1', '-b: 2'], 2, 'no space after the hyphen'],
  [['a:', '  - x', ' - y'], 3, 'the hyphen is not under the hyphen above'],
  [['a: >-', 'words', 'b: 1'], 2, 'too few spaces'],
  [['- a: 1', ' b: 2'], 2, 'does not fit the lines around it'],
])('explains %j', (lines, ...expected) => {
  const found = problemsIn(...lines);
  expect(found.flatMap(({ line, problem }) => [line, problem])).toEqual(
    expected.map((each) => (typeof each === 'string' ? expect.stringContaining(each) : each)),
  );
  for (const { remedy } of found) expect(remedy).toMatch(/^[A-Z].*\.$/);
});

it('gives a remedy that works', () => {
  expect(problemsIn('- a: >-', '    \'Tis the #1: "best" & *cheapest* @ home', '  b: x')).toEqual([]);
});
