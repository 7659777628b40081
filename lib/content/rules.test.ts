/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readContent } from './read';

/* The rules of single fields, on files of their own. */

const business = `name: Ferrers & Daughters
owner: Una Ferrers
description: Painters.
phone: 01953 498016
email: una@ferrers.co.uk
url: https://www.ferrers.co.uk
areas:
  - Diss
years: 12
claims:
  - figure: 12+
    label: Years
formEndpoint: https://formspree.io/f/abc
`;

const terms = `terms:
  title: Terms
  description: Our terms.
  heading: Terms
  intro: They are short.
  calendar:
    days: 14
    accepted: The day
    caption: Fourteen days.
`;

const project = process.cwd();
let temporary: string;
beforeEach(() => {
  temporary = mkdtempSync(path.join(tmpdir(), 'rules-'));
  process.chdir(temporary);
  mkdirSync('content');
});
afterEach(() => {
  process.chdir(project);
  rmSync(temporary, { recursive: true });
});

/** Returns the problems in one file, with its line and remedy. The other files are missing. */
function problemsIn(name: string, source: string | Buffer) {
  const yaml = `content/${name}.yaml`;
  writeFileSync(yaml, source);
  return readContent('content').problems.filter(({ file }) => file === yaml);
}

it.each([
  [''],
  ['shortName: Ferrers\n'],
  ['banner:\n  - We come to you\n'],
  ['social:\n  - name: TikTok\n    url: https://www.tiktok.com/@ferrers\n'],
  ['companyNumber: "01234567"\nregisteredOffice: 1 High Street, Diss\nvatNumber: GB 123 4567 89\n'],
  ['companyNumber: SC123456\nvatNumber: "123456789"\n'],
])('accepts a business with "%s"', (more) => {
  expect(problemsIn('business', business + more)).toEqual([]);
});

it.each([
  ['url: https://www.ferrers.co.uk\n', '', 1, 'url is missing'],
  ['formEndpoint: https://formspree.io/f/abc\n', '', 1, 'formEndpoint is missing'],
  ['email: una@ferrers.co.uk\n', '', 1, 'email is missing'],
  ['phone: 01953 498016\n', '', 1, 'phone is missing'],
  ['url: https://www.ferrers.co.uk', 'url:', 6, 'url is empty'],
  ['url: https://www.ferrers.co.uk', 'url: ferrers', 6, 'url is not a web address'],
  ['formEndpoint: https://', 'formEndpoint: https:/', 13, 'formEndpoint has a character'],
  ['spree.io/f/abc', 'spree.io/f/abc (my form)', 13, 'formEndpoint has a character'],
  ['spree.io/f/abc', 'spree.io/f/abc;d', 13, 'formEndpoint has a character'],
  ['.co.uk\nareas', '.co.uk/index.html\nareas', 6, 'url ends in the name of a file'],
  ['01953 498016', '01953 49801', 4, 'phone is not a phone number: it has one digit too few'],
  ['years: 12', 'years: 2018', 9, 'years is more than 150'],
  ['    label: Years', '', 11, 'claims, entry 1, label is missing'],
  ['formEndpoint', 'companyNumber: 01234567\nformEndpoint', 13, 'companyNumber is read as a number'],
  ['formEndpoint', 'companyNumber: "1234"\nformEndpoint', 13, 'companyNumber is not a company number'],
  ['formEndpoint', 'vatNumber: GB 12\nformEndpoint', 13, 'vatNumber is not a VAT number'],
  ['formEndpoint', 'social:\n  - name: X\nformEndpoint', 14, 'social, entry 1, url is missing'],
  ['formEndpoint', 'shortName:\nformEndpoint', 13, 'shortName is empty'],
])('with "%s" changed to "%s", reports line %i: %s', (from, to, line, problem) => {
  expect(business).toContain(from);
  expect(problemsIn('business', business.replace(from, to))).toEqual([
    {
      file: 'content/business.yaml',
      line,
      problem: expect.stringContaining(problem),
      remedy: expect.stringMatching(/^Write: .*, for example: /),
    },
  ]);
});

it('refuses a calendar of 3,650 days', () => {
  expect(problemsIn('pages', terms.replace('days: 14', 'days: 3650'))).toContainEqual(
    expect.objectContaining({ line: 7, problem: expect.stringContaining('days is more than 60') }),
  );
});

it('refuses a file that is not UTF-8', () => {
  const windows1252 = Buffer.from(business.replace('Daughters', 'Zo\xeb'), 'latin1');
  expect(problemsIn('business', windows1252)).toEqual([
    expect.objectContaining({ line: 1, problem: 'a character cannot be read' }),
  ]);
});

it('explains YAML mistakes in words of its own, with the path of the file', () => {
  expect(problemsIn('business', business.replace('owner: ', 'owner '))).toEqual([
    expect.objectContaining({
      file: 'content/business.yaml',
      line: 2,
      problem: 'there is no colon after "owner"',
    }),
  ]);
});
