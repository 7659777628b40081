/** @jest-environment node */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findSample } from './find-sample';
import { describeFindings, summariseFindings } from './findings';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'launch-check-'));
  cpSync('e2e/fixtures/content', directory, { recursive: true });
});
afterEach(() => rmSync(directory, { recursive: true }));

const write = (name: string, source: string) => writeFileSync(path.join(directory, name), source);

/** What is found in a file, as `line key key: problem`. */
function findIn(name: string, source: string) {
  write(name, source);
  return findSample(directory).flatMap(({ file, line, path: keys, problem }) =>
    file.endsWith(name) ? [`${line} ${keys.join(' ')}: ${problem}`] : [],
  );
}

it.each([
  // Names, also inside a text.
  ['business', 'name: Brush & Wherry\n', ['1 name: Brush & Wherry, a name of the sample']],
  ['pages', 'about:\n  quote: I am Sam Sample.\n', ['2 about quote: Sam Sample, a name of the sample']],
  ['services', '- description: Ask for Sample pots.\n', []],
  ['testimonials', '- name: Helen Sample\n  text: Ours.\n', ['1 0 name: a made-up review']],
  ['testimonials', '- name: Ann Samples\n  text: They sent a sample-card.\n', []],
  ['gallery', '- file: ./photos/sample-door.jpg\n  alt: Our own\n', ['1 0 file: a sample photo']],
  ['pages', 'home:\n  photo:\n    file: ./photos/sample.jpg\n', []],
])('finds in %s.yaml, when it is %j, %j', (file, source, findings) => {
  expect(findIn(`${file}.yaml`, source)).toEqual(findings);
});

it.each([
  ['35', 'Around Norwich', 'Here for over 35 years, in Norfolk and beyond.', []],
  ['9', 'Diss', 'We paint Norfolkgate Road, in our 35th year. Room 35 is next.', []],
  ['9', 'Norwich', 'Here for over 35 years, in Norwich and beyond.', ['35 years, as in the sample']],
  ['35', 'Diss', 'Here for over 35 years, in Norwich and beyond.', ['Norwich, as in the sample']],
])('finds what is not true of a business of %s years in %s', (years, area, text, problems) => {
  write(
    'business.yaml',
    `stats:\n  - value: ${years}+\nareas:\n  - ${area}\nregisteredOffice: Norwich Road\n`,
  );
  const found = findIn('pages.yaml', `home:\n  intro: ${text}\n`);
  expect(found).toEqual(problems.map((problem) => `2 home intro: ${problem}`));
  expect(findSample(directory).filter(({ file }) => file.endsWith('business.yaml'))).toEqual([]);
});

it.each([
  ['text: Call +44 (0)20 7946 0123 from elsewhere', 'a number that Ofcom reserves'],
  ['phone: \u202A01632\u00A0960\u202F123\u202C', 'a number that Ofcom reserves'],
  ['email: ann@harper.invalid\u200B', 'an address that is reserved'],
  ['url: https://www.example.co.uk', 'an address that is reserved'],
  ['text: write to sam@mail.example.com.', 'an address that is reserved'],
  ['url: https://www.facebook.com/example', 'a placeholder'],
  ['companyNumber: "01234567"', 'an example of what a company states'],
  ['registeredOffice: 1 High Street, Norwich NR1 1AA', 'an example of what a company states'],
  ['vatNumber: GB 123 4567 89', 'an example of what a company states'],
  ['phone: 01632 961000', undefined],
  ['email: ann@harper-example.co.uk', undefined],
  ['url: https://www.facebook.com/examples-of-paint', undefined],
  ['description: For example, we paint; ask for a sample pot.', undefined],
])('knows whether %s is a placeholder', (line, problem) => {
  expect(findIn('business.yaml', `name: Harper\n${line}\n`)).toEqual(
    problem ? [expect.stringMatching(`^2 \\w+: .+, ${problem}`)] : [],
  );
});

it('accepts any address of the site in the content where the host sets it', () => {
  const { env } = process;
  jest.replaceProperty(process, 'env', { ...env, SITE_URL: 'https://ferrers.github.io/website' });
  expect(findIn('business.yaml', 'url: https://www.example.com\n')).toEqual([]);
});

it('describes findings by their places in the editor: one problem where they are the same in a file', () => {
  const findings = [
    ['pages', 5, 'home', 'photo', 'file'],
    ['testimonials', 20, 0, 'name'],
    ['testimonials', 26, 2, 'name'],
  ].map(([file, line, ...path]) => {
    const value = { file: `content/${file}.yaml`, line: Number(line), path, text: '' };
    return { ...value, problem: 'a problem', remedy: 'Write.' };
  });
  expect(describeFindings(findings).map(({ file, line, remedy }) => `${file}:${line} ${remedy}`)).toEqual([
    'content/pages.yaml:5 Write. (in the editor: Page text, Home page, Wide photo, Photo)',
    'content/testimonials.yaml:20 Write. (in the editor: Testimonials, entry 1; entry 3)',
  ]);
  expect(summariseFindings(findings)).toBe('Page text, Testimonials');
});
