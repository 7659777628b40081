/** @jest-environment node */
import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeFindings, summariseFindings } from './findings';
import { findSample, findSampleEntries, describeSample } from './sample';

// The business of the tests is the sample here, and the owner's content is what a test makes of it.
const sample = describeSample('e2e/fixtures/content', 12);
let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'launch-check-'));
  cpSync('e2e/fixtures/content', directory, { recursive: true });
});
afterEach(() => rmSync(directory, { recursive: true }));

const write = (name: string, source: string) => writeFileSync(path.join(directory, name), source);

/** What is found in a file, as `line key key: problem`, with `!` where it blocks the launch. */
function findIn(name: string, source: string) {
  write(name, source);
  return findSample(directory, sample).flatMap(({ file, line, path: keys, problem, blocks }) =>
    file.endsWith(name) ? [`${line} ${keys.join(' ')}: ${problem}${blocks ? '!' : ''}`] : [],
  );
}

const intro =
  'Two painters, one van and no hurry: houses and chapels\n    in Ambleside, Kendal and the villages';

it.each([
  // A text of the sample, however its lines are broken; edited; and one that suits every business.
  ['pages', `home:\n  intro: >-\n    ${intro} between them.\n`, ['2 home intro: unchanged from the sample']],
  ['pages', `home:\n  intro: >-\n    ${intro} north of them.\n`, []],
  ['pages', 'home:\n  heading: Careful Painters\n', []],
  // Short texts that name a place or the years.
  ['business', "stats:\n  - value: '12'\nareas: [Diss]\n", ['2 stats 0 value: unchanged from the sample']],
  ['business', 'areas:\n  - Diss\n  - Ambleside\n', ['3 areas 1: unchanged from the sample']],
  // Names, also inside other words.
  [
    'pages',
    "about:\n  quote: Jo O'Leary-Ferris paints.\n",
    ["2 about quote: Jo O'Leary-Ferris, a name of the sample!"],
  ],
  // Reviews, by their name or text.
  ['testimonials', '- name: Mair Ŵyn\n  text: Ours.\n', ['1 0 name: a made-up review!']],
  [
    'testimonials',
    '- name: Ann\n  text: Second time, same two people, same care.\n',
    ['2 0 text: a made-up review!'],
  ],
  // A photo that has been replaced, but not its description.
  [
    'gallery',
    '- file: ./photos/ours.jpg\n  alt: A very wide test picture in green\n',
    ['2 0 alt: unchanged from the sample'],
  ],
])('finds in %s.yaml, when it is %j, %j', (file, source, findings) => {
  expect(findIn(`${file}.yaml`, source)).toEqual(findings);
});

it('recognises a photo of the sample under another name, reports it once, and accepts another photo under its name', () => {
  renameSync(path.join(directory, 'photos/panorama.jpg'), path.join(directory, 'photos/ours.jpg'));
  const renamed = '- alt: A very wide test picture in green\n  file: ./photos/ours.jpg\n';
  expect(findIn('gallery.yaml', renamed)).toEqual(['2 0 file: a sample photo!']);
  write('photos/panorama.jpg', 'another photo');
  expect(findIn('gallery.yaml', '- file: ./photos/panorama.jpg\n  alt: Our own\n')).toEqual([]);
});

it.each([
  ['12', 'Around Ambleside', 'Here for over 12 years, in Ambleside and beyond.', []],
  ['9', 'Diss', 'We paint Amblesider Road, in our 12th year. Room 12 is next.', []],
  ['9', 'Ambleside', 'Here for over 12 years, in Ambleside and beyond.', ['12 years, as in the sample!']],
  ['12', 'Diss', 'Here for over 12 years, in Ambleside and beyond.', ['Ambleside, as in the sample!']],
])(
  'blocks the launch for what is not true of a business of %s years in %s',
  (years, area, text, problems) => {
    write(
      'business.yaml',
      `stats:\n  - value: ${years}+\nareas:\n  - ${area}\nregisteredOffice: Ambleside\n`,
    );
    const found = findIn('pages.yaml', `home:\n  intro: ${text}\n`);
    expect(found).toEqual(problems.map((problem) => `2 home intro: ${problem}`));
  },
);

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
    ['pages', 5, 'home', 'photo', 'file'],
    ['testimonials', 20, 0, 'name'],
    ['testimonials', 21, 0, 'text'],
    ['testimonials', 26, 2, 'text'],
  ].map(([file, line, ...path]) => {
    const value = { file: `content/${file}.yaml`, line: Number(line), path, text: '' };
    return { ...value, problem: 'a problem', remedy: 'Write.', blocks: true };
  });
  expect(describeFindings(findings).map(({ file, line, remedy }) => `${file}:${line} ${remedy}`)).toEqual([
    'content/pages.yaml:5 Write. (in the editor: Page text, Home page, Wide photo, Photo)',
    'content/testimonials.yaml:20 Write. (in the editor: Testimonials, entry 1; entry 3)',
  ]);
  expect(summariseFindings(findings)).toBe('Page text, Testimonials');
});

it('lists the sample entries that a list still has', () => {
  const entries = findSampleEntries('e2e/fixtures/content', sample);
  expect(entries.gallery).toContain('./photos/panorama.jpg');
  expect(entries.testimonials).toContain('Second time, same two people, same care.');
  write('photos/panorama.jpg', 'another photo');
  expect(findSampleEntries(directory, sample).gallery).not.toContain('./photos/panorama.jpg');
});

it('recognises the sample content of this repository', () => {
  write('business.yaml', 'name: Brush & Wherry\nowner: Sam Sample\nstats:\n  - value: 35+\n');
  write('testimonials.yaml', '- name: Helen Sample\n  text: Ours.\n');
  expect(findSample(directory).map(({ problem }) => problem)).toEqual([
    'Brush & Wherry, a name of the sample',
    'Sam Sample, a name of the sample',
    'unchanged from the sample',
    'a made-up review',
  ]);
});
