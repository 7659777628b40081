/** @jest-environment node */
import { findLeftovers, hashOf } from './leftovers';

const sampleText = 'A sentence of the sample, which is long enough to be recognised.';
const samples = new Set([hashOf(sampleText)]);

const leftoversIn = (source: string, facts = { areas: ['Diss', 'Eye'], years: 12 }) =>
  findLeftovers('content/pages.yaml', source, facts, samples);

it('finds nothing in the words of another business', () => {
  expect(
    leftoversIn('home:\n  title: 12 years in Diss, at 350 houses\n  intro: 35 minutes from Eye.\n'),
  ).toEqual({
    problems: [],
    unchanged: [],
  });
});

it('reports places and years of the sample with their lines', () => {
  const { problems } = leftoversIn('home:\n  title: Painters in Norwich\n  text:\n    - For 35 years.\n');
  expect(problems).toEqual([
    {
      file: 'content/pages.yaml',
      line: 2,
      problem: 'title has "Norwich", a place of the sample',
      remedy: 'Write your own, or add it to areas in content/business.yaml.',
    },
    {
      file: 'content/pages.yaml',
      line: 4,
      problem: 'text has "35", the years of the sample',
      remedy: 'Write 12, or leave the years out.',
    },
  ]);
});

it('accepts places and years that the business shares with the sample', () => {
  const facts = { areas: ['North Norfolk'], years: 35 };
  expect(leftoversIn('title: Over 35 years in Norfolk\n', facts).problems).toEqual([]);
});

it('names unchanged texts, however their lines are broken', () => {
  const folded = `intro: >-\n  ${sampleText.replace(', ', ',\n  ')}\n`;
  for (const source of [`intro: ${sampleText}\n`, folded]) {
    expect(leftoversIn(source).unchanged).toEqual([{ file: 'content/pages.yaml', line: 1, name: 'intro' }]);
  }
  expect(leftoversIn(`intro: ${sampleText} And more.\n`).unchanged).toEqual([]);
});

it('leaves entries marked as samples to the check for samples', () => {
  expect(leftoversIn(`- text: ${sampleText} Norwich\n  sample: true\n`).problems).toEqual([]);
});
