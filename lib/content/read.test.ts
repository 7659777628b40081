/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ContentError } from './content-error';
import { readContent } from './read';

const project = process.cwd();
const folder = 'content';
let temporary: string;

beforeEach(() => {
  temporary = mkdtempSync(path.join(tmpdir(), 'read-'));
  cpSync('e2e/fixtures/content', path.join(temporary, folder), {
    recursive: true,
    filter: (file) => !file.includes('photos'),
  });
  process.chdir(temporary);
});
afterEach(() => {
  process.chdir(project);
  rmSync(temporary, { recursive: true });
});

/** Replaces text in a content file, which must contain it. */
function edit(file: string, from: string, to: string) {
  const target = path.join(folder, file);
  const before = readFileSync(target, 'utf8');
  expect(before).toContain(from);
  writeFileSync(target, before.replace(from, to));
}

function lineOf(file: string, text: string) {
  const lines = readFileSync(path.join(folder, file), 'utf8').split('\n');
  return lines.findIndex((line) => line.includes(text)) + 1;
}

it('returns the content of a folder without mistakes', () => {
  const { files, problems } = readContent(folder);
  expect(problems).toEqual([]);
  expect(files?.services).toHaveLength(4);
  expect(files?.testimonials).toHaveLength(5);
  expect(files?.gallery).toHaveLength(23);
  expect(files?.terms).toHaveLength(3);
});

it.each([
  ['business.yaml', 'owner: Jo', 'ownr: Jo', 'ownr is not a key that belongs here', 'Correct its spelling'],
  ['business.yaml', 'phone: 029 2018 0042', 'phone: call me', 'phone is not a phone number', '01632 960123'],
  ['business.yaml', 'phone: 029 2018 0042', 'phone: 01632 9', 'phone is not a phone number', '01632 960123'],
  [
    'business.yaml',
    'phone: 029 2018 0042',
    'phone: 02920180042',
    'phone is read as a number: put quotation',
    '01632 9',
  ],
  [
    'business.yaml',
    'email: the-two-of-us@',
    'email: the-two-of-us',
    'email is not an email address',
    'hello@example.com',
  ],
  ['business.yaml', 'years: 12', 'years: 12.5', 'years is not a whole number', 'for example: 35'],
  ['business.yaml', 'years: 12', 'years: many', 'years is not a number', 'for example: 35'],
  [
    'business.yaml',
    'name: Ferris & Ollerenshaw Decorators',
    'name:',
    'name is empty',
    'The name of the business',
  ],
  [
    'business.yaml',
    'url: https://www.facebook.com/example.tests',
    'url: example',
    'social, entry 1, url is not a web address that starts with https://',
    'The address of your page there',
  ],
  [
    'business.yaml',
    'formEndpoint: https://forms.example.org/tests',
    'formEndpoint: http://forms.example.com',
    'formEndpoint is not a web address that starts with https://',
    'the form service gave you',
  ],
  [
    'business.yaml',
    'url: https://decorators.example.org',
    'url: https://decorators.example.org/?home',
    'url has a question mark or a hash after the address',
    'The address of the home page',
  ],
  [
    'services.yaml',
    'icon: paint-roller',
    'icon: paint-rollr',
    'entry 2, icon is not the name of an icon',
    'https://lucide.dev/icons',
  ],
  ['testimonials.yaml', 'rating: 5', 'rating: 6', 'entry 1, rating is more than 5 stars', 'from 1 to 5'],
  ['testimonials.yaml', 'rating: 5', 'rating: 0', 'entry 1, rating is less than 1 star', 'from 1 to 5'],
  ['testimonials.yaml', 'rating: 5', 'rating: 4.5', 'entry 1, rating is not a whole number', 'from 1 to 5'],
  ['gallery.yaml', 'alt: A tall', 'alt: "" # A tall', 'entry 1, alt is empty', 'What the photo shows'],
  [
    'gallery.yaml',
    'file: portrait-red',
    'file: ../portrait-red',
    'entry 1, file is not a usable file name',
    '.jpg',
  ],
  [
    'pages.yaml',
    'headingPlace: between Kendal & Ambleside',
    'headingPlace: [Kendal]',
    'home, headingPlace is not text',
    'brush stroke',
  ],
  [
    'terms.yaml',
    'heading: Changing your mind',
    'title: Changing your mind',
    'entry 2, title is not a key',
    'heading, text',
  ],
])(
  '%s: with "%s" changed to "%s", reports "%s" with its line and how to fix it',
  (file, from, to, problem, remedy) => {
    const line = lineOf(file, from);
    edit(file, from, to);
    const { files, problems } = readContent(folder);
    expect(files).toBeUndefined();
    expect(problems).toContainEqual({
      file: `content/${file}`,
      line,
      problem: expect.stringContaining(problem),
      remedy: expect.stringContaining(remedy),
    });
  },
);

it('reports a missing field on the line of its entry', () => {
  const line = lineOf('testimonials.yaml', 'name: Zofia');
  edit('testimonials.yaml', 'Wiśniewska\n  date: 2 months ago', 'Wiśniewska');
  expect(readContent(folder).problems).toEqual([
    {
      file: 'content/testimonials.yaml',
      line,
      problem: 'entry 2, date is missing',
      remedy: 'Write: When it was written, in words or as month and year, for example: 2 weeks ago',
    },
  ]);
});

it.each(['alt', 'file'])('reports the second of two photos with the same %s', (key) => {
  const values = {
    alt: ['A test picture that the camera stored on its side', 'A square test picture in ochre'],
    file: ['turned.jpg', 'square-ochre.jpg'],
  }[key];
  const [first = '', second = ''] = values ?? [];
  const line = lineOf('gallery.yaml', second);
  edit('gallery.yaml', second, first);
  expect(readContent(folder).problems).toEqual([
    expect.objectContaining({ line, problem: `entry 5, ${key} is the same as in entry 4` }),
  ]);
});

it('accepts the same words from two customers, but no copied entry', () => {
  edit('testimonials.yaml', 'Lovely work on the staircase.', 'Too dear for me.');
  expect(readContent(folder).problems).toEqual([]);
  edit('testimonials.yaml', 'name: Mair Ŵyn', 'name: Tom');
  expect(readContent(folder).problems).toEqual([
    expect.objectContaining({ problem: 'entry 5, text is the same as in entry 1' }),
  ]);
});

it('reports invalid YAML with its line', () => {
  const line = lineOf('services.yaml', 'icon: paint-roller');
  edit('services.yaml', 'icon: paint-roller', 'icon: "paint-roller');
  const { problems } = readContent(folder);
  expect(problems[0]?.file).toBe('content/services.yaml');
  expect(problems[0]?.line).toBeGreaterThanOrEqual(line);
});

it('reports a duplicate key', () => {
  edit('business.yaml', 'years: 12', 'years: 12\nyears: 36');
  expect(readContent(folder).problems).toEqual([
    expect.objectContaining({
      line: lineOf('business.yaml', 'years: 36'),
      problem: 'years appears twice',
    }),
  ]);
});

it('reports a missing file', () => {
  rmSync(path.join(folder, 'terms.yaml'));
  expect(readContent(folder).problems).toEqual([
    {
      file: 'content/terms.yaml',
      line: 1,
      problem: 'the file cannot be read',
      remedy: 'Restore the file: the site needs it.',
    },
  ]);
});

it('reports all mistakes of all files at once, sorted by file and line', () => {
  edit('testimonials.yaml', 'rating: 5', 'rating: 6');
  edit('business.yaml', 'email: the-two-of-us@', 'email: the-two-of-us ');
  edit('business.yaml', 'years: 12', 'years: no');
  const { problems } = readContent(folder);
  expect(problems).toHaveLength(3);

  const { message } = new ContentError(problems);
  expect(message).toContain('The content has 3 mistakes:');
  const places = [...message.matchAll(/content\/\w+\.yaml:\d+/g)].map(String);
  expect(places).toEqual([
    `content/business.yaml:${lineOf('business.yaml', 'email: the')}`,
    `content/business.yaml:${lineOf('business.yaml', 'years: no')}`,
    `content/testimonials.yaml:${lineOf('testimonials.yaml', 'rating: 6')}`,
  ]);
});
