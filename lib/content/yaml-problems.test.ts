/** @jest-environment node */
import { LineCounter, parseDocument } from 'yaml';
import { findYamlProblems } from './yaml-problems';

function problemsIn(...lines: string[]) {
  const text = `${lines.join('\n')}\n`;
  const counter = new LineCounter();
  return findYamlProblems(text, parseDocument(text, { lineCounter: counter, prettyErrors: false }), counter);
}

it.each([
  [['# A note.', 'a: 1', '', 'b: >-', '  two # not a note', "c: 'x' # a note", 'd: 5 # a note']],
  [['---', '- a: don\'t "worry"', '  b: C#', '- a: "one', '    two"', '  b: a:b']],
  // What the remedies say.
  [['- a: >-', '    \'Tis the #1: "best" & *cheapest* @ home', '  b: x']],
])('accepts %j', (lines) => expect(problemsIn(...lines)).toEqual([]));

it.each([
  [['a:', '  - Diss', '  - Wymondham # and Hethel'], 3, '"# and Hethel" would be left out'],
  [['a: We are', '  the #1 painters', '  in town', 'b: x'], 2, '"#1 painters" would be left out'],
  [['a: !Now in Diss'], 1, 'begin with !'],
  [['a: &Co'], 1, 'begin with &'],
  [['a: *Now*'], 1, 'begin with *'],
  [['a:', '  - Diss', '    - Eye', '  - Thetford'], 3, 'too many spaces'],
  [['a: caf\uFFFD'], 1, 'a character cannot be read'],
  [['- a: 1', '\tb: x', '\tc: y', '- a: 2', '\tb: z'], 2, 'begins with a Tab'],
  [["- a: 'Tis good", '- a: b', "- a: it's", '- a: c'], 1, 'a quotation mark that does not close'],
  [["- a: 'Tis good", '  b: c'], 1, 'a quotation mark that does not close'],
  [['a: 1', 'years: 2', 'years: 4'], 3, 'years appears twice'],
  [['- a: 1', '  date two weeks', '  b: x'], 2, 'there is no colon after "date"'],
  [['a: 1', 'phone:01603', 'b: 2'], 2, 'there is no colon after "phone"'],
  [['a: 1', 'b: @diss_painters'], 2, 'does not fit the lines around it (Plain value cannot start with'],
])('reports %j', (lines, line, problem) => {
  expect(problemsIn(...lines)).toEqual([
    { line, problem: expect.stringContaining(problem), remedy: expect.stringMatching(/^[A-Z].*\.$/) },
  ]);
});
