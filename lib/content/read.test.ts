/** @jest-environment node */
import { rmSync } from 'node:fs';
import { ContentError } from './content-error';
import { readContent } from './read';
import {
  append,
  edit,
  lineOf,
  setUpTemporaryContent,
  write,
  type FileName,
} from './testing/temporary-content';

setUpTemporaryContent();

const problems = () => readContent('content').problems;
const warnings = () => readContent('content').warnings;

it('reads what has been copied with invisible characters as without them', () => {
  const { files } = readContent('content');
  edit('business', 'phone: 01632 960134', 'phone: \u202A01632\u00A0960134\u202C');
  edit('business', 'owner: Ida Penrose', 'owner: \uFEFFIda\u200B Penrose\u202C');
  edit('services', 'icon: paint-roller', 'icon: paint-roller\u200B');
  expect(readContent('content')).toMatchObject({ problems: [], files });
});

it('writes postcodes and colours as the examples are', () => {
  append('business', 'address: { street: 1 Mere Street, town: Diss, postcode: ip22  4as }');
  append('gallery', '  paint: { name: 105, colour: " 5A3A4C " }');
  const { files } = readContent('content');
  expect(files?.business.address?.postcode).toBe('IP22 4AS');
  expect(files?.gallery.at(-1)?.paint).toEqual({ name: '105', colour: '#5a3a4c' });
});

const heroPhoto = '{ file: ./photos/sitting-room.jpg, alt: Ida }';
const review = (rating: number) => `- { name: Ann, date: May 2026, text: Tidy., rating: ${rating} }`;

/** One for each kind of mistake. Unless a remedy is given, it ends with the description of the field. */
it.each<[FileName, from: RegExp, to: string, problem: string, remedy?: string]>([
  ['business', /name: .*/, 'name:', 'Business, Name is missing'],
  ['business', /phone: .*/, 'phone: 01953 4980167', 'Phone number has too many digits'],
  ['business', /url: .*/, 'url: https://a.example/?home', 'Address of the website may have only folders'],
  ['business', /owner: .*/, 'owner: "Ida\\0"', 'Owner has a character that cannot be displayed (U+0000)'],
  ['business', / - .*/, ' - Note: all', 'Areas, entry 1 is read as a key and a value: put'],
  [
    'business',
    /banner:\n.*/,
    'banner: Free',
    'Scrolling banner is not a list: put each',
    'Write: Text that scrolls',
  ],
  ['business', /name: .*/, `name: ${'x'.repeat(25)}`, 'Short name is missing: the name has more'],
  ['business', /name: .*/, `name: x\nshortName: ${'x'.repeat(25)}`, 'Short name has more than 24 characters'],
  ['business', /owner: .*/, 'owner: Ida\nlogo: /logo.gif', 'Logo is not a slash and the name of an SVG'],
  [
    'business',
    /$/,
    `stats: [${'{ value: "1", label: A },'.repeat(4)}]`,
    'Key figures has more than three entries',
  ],
  ['business', /$/, 'notice: { text: Away, lastDay: 18 August }', 'Notice, Last day is not a day of'],
  ['business', /$/, 'notice: { text: Away, lastDay: 2026-02-30 }', 'Notice, Last day is not a day of'],
  [
    'business',
    /$/,
    'social: [{ name: A, url: https://fb.com/a }, { name: B, url: https://fb.com/a }]',
    '"B", Address is the same',
  ],
  ['business', /$/, `credentials: [${'DBS checked,'.repeat(5)}]`, 'Credentials has more than four entries'],
  ['business', /$/, `credentials: [${'x'.repeat(61)}]`, 'has more than 60 characters'],
  ['services', /icon: .*/, 'icon: rollr', 'Icon is not one of these: paint-roller, '],
  ['testimonials', /rating: 5/, 'rating: 0', 'Stars is less than 1 star'],
  ['testimonials', /rating: 5/, 'rating: 6', 'Stars is more than 5 stars'],
  ['gallery', /alt: .*/, 'alt: " "', 'Description is empty'],
  ['gallery', /[^]+/, '[]', 'Gallery photos is empty'],
  ['gallery', /file: .*/, 'file: door.jpg', 'Photo has a name that is not like'],
  ...[
    ['{ name: Fig, colour: RAL 7016 }', 'Colour is not a code such as #43263a'],
    ["{ name: Fig, colour: '#FFF' }", 'Colour is not a code'],
    ['{ name: Fig }', 'Colour is missing'],
    ["{ colour: '#5a3a4c' }", 'Name is missing'],
  ].map(([paint, problem]): [FileName, RegExp, string, string] => [
    'gallery',
    /$/,
    `  paint: ${paint}`,
    `Paint, ${problem}`,
  ]),
  ['pages', /headingHighlight: .*/, 'headingHighlight: [Diss]', 'Home page, End of the heading is not text'],
  ['pages', /days: .*/, 'days: 13', 'Calendar, Days is less than 14, the least that the law'],
  ['pages', /days: .*/, 'days: 61', 'Calendar, Days is more than 60'],
  ['pages', /days: .*/, 'days: 14.5', 'Calendar, Days is not a whole number'],
  [
    'pages',
    /callButton: .*/,
    'callButton: Call\n  wallSentence: Nice',
    'Wall sentence does not have [colour] once',
  ],
  [
    'pages',
    /about:/,
    `about:\n  stages: { photo: ${heroPhoto}, list: [{ title: One, text: A }, { title: Two, text: B }] }`,
    'Stages of a wall, Stages has fewer than three entries',
  ],
  ['pages', /about:/, `about:\n  photo: ${heroPhoto}`, 'Photo of the owner, Photo is also the wide photo'],
  // Copied, but not changed.
  ['gallery', /$/, '- { file: ./photos/kitchen.jpg, alt: A door }', '"A door", Photo is the same as in an'],
  ['gallery', /$/, '- { file: ./photos/door.jpg, alt: A front door }', 'Description is the same'],
  ['services', /$/, '- { title: Wallpapering, icon: brush, description: A. }', 'Name is the same'],
  ['terms', /$/, '- { heading: Paying, text: Now. }', 'Heading is the same'],
  ['testimonials', /$/, `${review(5)}\n${review(4)}`, 'Text is the same'],
])('in %s.yaml, %s changed to %j is reported: %s', (name, from, to, problem, remedy = 'Write: ') => {
  edit(name, from, to);
  expect(readContent('content').files).toBeUndefined();
  expect(problems()).toContainEqual(
    expect.objectContaining({
      file: `content/${name}.yaml`,
      line: lineOf(name, to.split('\n').at(-1) ?? ''),
      problem: expect.stringContaining(problem),
      remedy: expect.stringContaining(remedy),
    }),
  );
});

it.each([
  ['social', 'https://www.instagram.com/name/?hl=en'],
  ['social', 'https://www.facebook.com/'],
  ['formEndpoint', 'https://name.workers.example.org'],
  ['formEndpoint', 'https://www.penrose.example.org/enquiries'],
])('accepts any well-formed address in %s: %s', (field, address) => {
  if (field === 'social') append('business', `social: [{ name: A, url: "${address}" }]`);
  else edit('business', /formEndpoint: .*/, `formEndpoint: ${address}`);
  expect(problems()).toEqual([]);
});

it('reports what is missing at the first value around it', () => {
  edit('business', /url: .*\n/, '');
  append('business', 'stats:\n  - value: "12"');
  const remedy = expect.stringContaining('Write: ');
  expect(problems()).toMatchObject([
    {
      line: lineOf('business', 'value: "12"'),
      problem: 'Business, Key figures, entry 1, Label is missing',
      remedy,
    },
    { line: 1, problem: 'Business, Address of the website is missing', remedy },
  ]);
});

it('warns of a key that no field shows, such as one that an update has dropped, and says who can take it out', () => {
  append('business', 'years: 35');
  append('gallery', '  colour: { shade: grey }');
  edit('pages', /days: /, 'weeks: 2\n    days: ');
  const { files, ...rest } = readContent('content');
  expect(files).toBeDefined();
  expect(rest).toMatchObject({
    problems: [],
    warnings: [
      {
        file: 'content/business.yaml',
        line: lineOf('business', 'years'),
        problem: 'Business, Years is not a recognised key',
      },
      {
        file: 'content/gallery.yaml',
        problem: expect.stringMatching(/^Gallery photos, ".*", Colour is not a recognised key$/),
      },
      {
        line: lineOf('pages', 'weeks'),
        problem: 'Page text, Terms page, Calendar, Weeks is not a recognised key',
      },
    ],
  });
  expect(rest.warnings[0]?.remedy).toMatch(
    /^The editor does not show it: ask a developer to take it out of business\.yaml, or to correct its spelling\. The keys allowed here are: name, /,
  );
});

it('reports what is missing beside a key that is misspelled', () => {
  edit('business', /owner:/, 'ownr:');
  edit('terms', /text:/, 'txt:');
  expect(problems()).toMatchObject([
    { problem: 'Business, Owner is missing' },
    { problem: expect.stringContaining('Text is missing') },
  ]);
  expect(warnings().map(({ problem }) => problem)).toEqual([
    'Business, Ownr is not a recognised key',
    expect.stringContaining('Txt is not a recognised key'),
  ]);
});

it('accepts the same words from two customers', () => {
  write('testimonials', `${review(5)}\n${review(5).replace('Ann', 'Zoe')}`);
  expect(problems()).toEqual([]);
});

it('takes an empty file for an empty list, and reports a missing one', () => {
  write('testimonials', '');
  expect(readContent('content').files?.testimonials).toEqual([]);
  rmSync('content/terms.yaml');
  const missing = { file: 'content/terms.yaml', line: 1, problem: 'the file is missing' };
  expect(problems()).toMatchObject([missing]);
});

it('reports all mistakes of all files at once, invalid YAML too, sorted by file and line', () => {
  edit('terms', /heading: .*/, 'heading:');
  edit('services', /icon: .*/, 'icon: @house');
  edit('business', /owner: .*/, 'owner:');
  edit('business', /phone: .*/, 'phone: 01603 12');
  const { message } = new ContentError(problems());
  expect(message).toContain('The content has 4 mistakes:');
  const places = message.match(/(?<=^content\/)\w+\.yaml:\d+/gm);
  expect(places).toEqual(['business.yaml:2', 'business.yaml:4', 'services.yaml:2', 'terms.yaml:1']);
});

it('describes a mistake for an email and a terminal', () => {
  edit('business', /phone: .*/, 'phone: 01603 12');
  expect(new ContentError(problems()).message).toBe(`The content has 1 mistake:

content/business.yaml:${lineOf('business', 'phone:')}: Business, Phone number is not a valid phone number: check its digits and the area code
    Write: The phone number as customers should see it, such as 01632 960123.
`);
});

it('warns of phone numbers that are none of the business, such as the one that it had', () => {
  append('business', 'mobile: 07700 900456');
  edit('terms', /text: .*/, 'text: 14 days. Call 01632 960134, +44 (0)7700 900456 or room 0123.');
  edit('services', /description: .*/, 'description: The Commissioner is at 0303 123 1113.');
  expect(warnings()).toEqual([]);
  append('business', 'notice: { text: Away. Call 01379 640005 }');
  const old = ['01379 640000', '01379.640001', '01379/640002', '0044 1379 640003', '01379\u00a0640004'];
  edit('gallery', /alt: .*/, `alt: Call ${old.join(', ')}.`);
  const problemOf = (number: string) =>
    expect.stringMatching(new RegExp(`Description has ${number}, which is none of your numbers$`));
  const inNotice = 'Business, Notice, Text has 01379 640005, which is none of your numbers';
  expect(warnings().map(({ problem }) => problem)).toEqual([inNotice, ...old.map(problemOf)]);
  // A long text is cut off.
  expect(warnings().at(-1)?.problem).toContain(
    '"Call 01379 640000, 01379.640001, 01379/6…", Description has',
  );
});

it('accepts testimonials without stars, which Facebook and letters do not have', () => {
  write('testimonials', '- { name: Ann, date: May 2026, text: Tidy. }');
  expect(readContent('content').files?.testimonials).toEqual([
    { name: 'Ann', date: 'May 2026', text: 'Tidy.' },
  ]);
});
