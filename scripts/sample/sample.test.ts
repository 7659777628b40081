/** @jest-environment node */
import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeFindings, summariseFindings } from './findings';
import { findSample, findSampleEntries, describeSample } from './sample';

// The business of the tests is the sample here, and the owner's content is what a test makes of it.
const sample = describeSample('e2e/fixtures/content');
let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'launch-check-'));
  cpSync('e2e/fixtures/content', directory, { recursive: true });
});
afterEach(() => rmSync(directory, { recursive: true }));

const write = (name: string, source: string) => writeFileSync(path.join(directory, name), source);

/** What is found in a file, as `line key key: problem`, with `!` where it blocks the launch. */
function findIn(name: string, source?: string) {
  if (source !== undefined) write(name, source);
  return findSample(directory, sample).flatMap(({ file, line, path: keys, problem, blocks }) =>
    file.endsWith(name) ? [`${line} ${keys.join(' ')}: ${problem}${blocks ? '!' : ''}`] : [],
  );
}

it('finds a text of the sample with its line, however its lines are broken', () => {
  const source =
    '# Ours.\nhome:\n  intro: >-\n    Two painters, one van and no hurry: houses and chapels\n    in Ambleside, Kendal and the villages between them.\n';
  expect(findIn('pages.yaml', source)).toEqual(['3 home intro: as in the sample']);
});

it('ignores texts that have been edited, and texts that suit every business', () => {
  const source = 'home:\n  heading: Careful Painters\n  intro: Three painters, one van and no hurry.\n';
  expect(findIn('pages.yaml', source)).toEqual([]);
  expect(findIn('services.yaml', '- title: Staircases\n  icon: paint-roller\n')).toEqual([]);
});

it('reports short texts that name a place or the years of the sample', () => {
  const source =
    'years: 12\nareas:\n  - Ambleside\n  - Diss\nstats:\n  - value: "12"\n    label: Years Together\n';
  expect(findIn('business.yaml', source)).toEqual([
    '1 years: as in the sample',
    '3 areas 0: as in the sample',
    '6 stats 0 value: as in the sample',
  ]);
  expect(findIn('pages.yaml', 'home:\n  headingHighlight: between Kendal & Ambleside\n')).toHaveLength(1);
});

it.each([
  ['12', 'Diss', 'We paint Norwich Road, in our 12th year. Room 35 is next.', []],
  ['12', 'Around Ambleside', 'Here for over 12 years, in Ambleside and beyond.', []],
  ['9', 'Diss', 'Here for over 12 years, in Ambleside and beyond.', ['12 years, as in the sample!']],
  ['12', 'Diss', 'Here for over 12 years, in Ambleside and beyond.', ['Ambleside, as in the sample!']],
])(
  'blocks the launch for what is not true of a business of %s years in %s',
  (years, area, text, problems) => {
    write('business.yaml', `years: ${years}\nareas:\n  - ${area}\nregisteredOffice: Ambleside\n`);
    const found = findIn('pages.yaml', `home:\n  intro: ${text}\n`);
    expect(found).toEqual(problems.map((problem) => `2 home intro: ${problem}`));
  },
);

it("blocks the launch for the names of the sample's business and owner, also inside other words", () => {
  const source = "about:\n  text:\n    - I am Ann.\n    - I am Jo O'Leary-Ferris and paint.\n";
  expect(findIn('pages.yaml', source)).toEqual(["4 about text 1: Jo O'Leary-Ferris, a name of the sample!"]);
});

it("blocks the launch for the sample's reviews, by their text or name", () => {
  const source =
    '- name: Ann\n  text: Lovely work on the staircase, and quick.\n- name: Mair Ŵyn\n  text: Good.\n';
  expect(findIn('testimonials.yaml', source)).toEqual(['3 1 name: made up!']);
  const copied =
    '- name: Ann\n  text: Good finish. They came a week later than we had agreed, but they rang to say so.\n';
  expect(findIn('testimonials.yaml', copied)).toEqual(['2 0 text: made up!']);
});

it('recognises a photo of the sample under another name, and reports it once', () => {
  renameSync(path.join(directory, 'photos/panorama.jpg'), path.join(directory, 'photos/ours.jpg'));
  for (const name of ['ours.jpg', 'photos/ours.jpg']) {
    const source = `- alt: A very wide test picture in green\n  file: ${name}\n`;
    expect(findIn('gallery.yaml', source)).toEqual(['2 0 file: a photo of the sample!']);
  }
});

it("accepts an owner's photo under a name of the sample, but not with its description", () => {
  expect(findSampleEntries('e2e/fixtures/content', sample).testimonials).toContain(
    'Good finish. They came a week later than we had agreed, but they rang to say so.',
  );
  write('photos/panorama.jpg', 'another photo');
  expect(findIn('gallery.yaml', '- file: ./photos/panorama.jpg\n  alt: Our own\n')).toEqual([]);
  const source = '- file: ./photos/panorama.jpg\n  alt: A very wide test picture in green\n';
  expect(findIn('gallery.yaml', source)).toEqual(['2 0 alt: as in the sample']);
});

it.each([
  ['phone: 01632 960123', 'a number that Ofcom reserves'],
  ['text: Call +44 (0)20 7946 0123 from elsewhere', 'a number that Ofcom reserves'],
  ['phone: \u202A01632\u00A0960\u202F123\u202C', 'a number that Ofcom reserves'],
  ['email: ann@harper.invalid\u200B', 'an address that is reserved'],
  ['url: https://www.example.co.uk', 'an address that is reserved'],
  ['url: https://harper.test/paint', 'an address that is reserved'],
  ['text: write to sam@mail.example.com.', 'an address that is reserved'],
  ['url: https://www.facebook.com/example', 'a placeholder'],
  ['url: https://www.instagram.com/', 'a placeholder'],
  ['companyNumber: "01234567"', 'an example of what a company states'],
  ['registeredOffice: 1 High Street, Norwich NR1 1AA', 'an example of what a company states'],
  ['vatNumber: GB 123 4567 89', 'an example of what a company states'],
  ['phone: 01632 961000', undefined],
  ['email: ann@harper-example.co.uk', undefined],
  ['url: https://www.facebook.com/examples-of-paint', undefined],
  ['description: For example, we paint; ask for a sample pot.', undefined],
])('knows whether %s blocks the launch', (line, problem) => {
  expect(findIn('business.yaml', `name: Harper\n${line}\n`)).toEqual(
    problem ? [expect.stringMatching(`^2 \\w+: .+, ${problem}.*!$`)] : [],
  );
});

it('accepts any address of the site in the content where the host sets it', () => {
  const { env } = process;
  jest.replaceProperty(process, 'env', { ...env, SITE_URL: 'https://ferrers.github.io/website' });
  expect(findIn('business.yaml', 'url: https://www.example.com\n')).toEqual([]);
});

it('describes findings by their places in the editor: one problem where they are the same in a file', () => {
  const findings = [
    ['pages', 3, 'home', 'title'],
    ['pages', 5, 'home', 'photo', 'file'],
    ['business', 12, 'phone'],
    ['testimonials', 20, 0, 'name'],
    ['testimonials', 21, 0, 'text'],
    ['testimonials', 26, 2, 'text'],
  ].map(([file, line, ...path]) => {
    const value = { file: `content/${file}.yaml`, line: Number(line), path, text: '' };
    return { ...value, problem: 'a problem', remedy: 'Write.', blocks: true };
  });
  expect(describeFindings(findings).map(({ file, line, remedy }) => `${file}:${line} ${remedy}`)).toEqual([
    'content/pages.yaml:3 Write. (in the editor: Words of the pages, Home page, Title in search results; Home page, Wide photo, Photo)',
    'content/business.yaml:12 Write. (in the editor: Business, Phone number)',
    'content/testimonials.yaml:20 Write. (in the editor: Testimonials, entry 1; entry 3)',
  ]);
  expect(summariseFindings(findings)).toBe('Words of the pages (2), Business (1), Testimonials (2)');
});

it('lists the sample entries that a list still has', () => {
  expect(findSampleEntries('e2e/fixtures/content', sample).gallery).toContain('./photos/panorama.jpg');
  write('photos/panorama.jpg', 'another photo');
  expect(findSampleEntries(directory, sample).gallery).not.toContain('./photos/panorama.jpg');
  write(
    'testimonials.yaml',
    '- name: Mair Ŵyn\n  text: Ours.\n- name: Ann\n  text: Lovely work on the staircase.\n',
  );
  expect(findSampleEntries(directory, sample).testimonials).toEqual([]);
});

it('recognises the sample content of this repository', () => {
  write('business.yaml', 'name: Brush & Wherry\nowner: Sam Sample\nyears: 35\n');
  write(
    'terms.yaml',
    '- heading: Ours\n  text: If you cancel after those 14 days, you lose the whole deposit.\n',
  );
  write('testimonials.yaml', '- name: Helen Sample\n  text: Ours.\n');
  expect(findSample(directory).map(({ problem }) => problem)).toEqual([
    'Brush & Wherry, a name of the sample',
    'Sam Sample, a name of the sample',
    'as in the sample',
    'made up',
    'as in the sample',
  ]);
});
