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

it('writes numbers and postcodes as the examples are', () => {
  append('business', 'companyNumber: sc123456\nvatNumber: gb123-456-789');
  append('business', 'address: { street: 1 Mere Street, town: Diss, postcode: ip22  4as }');
  expect(readContent('content').files?.business).toMatchObject({
    companyNumber: 'SC123456',
    vatNumber: 'GB 123 4567 89',
    address: { postcode: 'IP22 4AS' },
  });
  // As it stands on its certificate.
  edit('business', 'sc123456', '7654321');
  append('gallery', '  paint: { name: 105, colour: " 5A3A4C " }');
  const { files } = readContent('content');
  expect(files?.business.companyNumber).toBe('07654321');
  expect(files?.gallery.at(-1)?.paint).toEqual({ name: '105', colour: '#5a3a4c' });
});

const heroPhoto = '{ file: ./photos/sitting-room.jpg, alt: Ida }';
const review = (rating: number) => `- { name: Ann, date: May 2026, text: Tidy., rating: ${rating} }`;

/** One for each kind of mistake. Unless a remedy is given, it ends with the description of the field. */
it.each<[FileName, from: RegExp, to: string, problem: string, remedy?: string]>([
  ['business', /name: .*/, 'name:', 'name is missing'],
  ['business', /phone: .*/, 'phone: 01953 4980167', 'phone has too many digits'],
  ['business', /url: .*/, 'url: https://a.example/?home', 'url may have only folders after the domain'],
  ['business', /owner: .*/, 'owner: "Ida\\0"', 'owner has a character that cannot be displayed (U+0000)'],
  ['business', / - .*/, ' - Note: all', 'areas, entry 1 is read as a key and a value: put quotation marks'],
  ['business', /banner:\n.*/, 'banner: Free', 'banner is not a list: put each', 'Write: Text that scrolls'],
  ['business', /name: .*/, `name: ${'x'.repeat(25)}`, 'shortName is missing: the name has more than 24'],
  ['business', /name: .*/, `name: x\nshortName: ${'x'.repeat(25)}`, 'shortName has more than 24 characters'],
  ['business', /owner: .*/, 'owner: Ida\nlogo: /logo.gif', 'logo is not a slash and the name of an SVG'],
  ['business', /$/, `stats: [${'{ value: "1", label: A },'.repeat(4)}]`, 'stats has more than three entries'],
  ['business', /$/, 'notice: { text: Away, lastDay: 18 August }', 'notice, lastDay is not a day of'],
  ['business', /$/, 'notice: { text: Away, lastDay: 2026-02-30 }', 'notice, lastDay is not a day of'],
  ...[
    'https://www.facebook.com/',
    'https://m.facebook.com/?ref=bookmarks',
    'https://facebook.com/home.php',
    'https://fb.com/',
    'https://www.instagram.com/accounts/login/?next=%2Fpenrose%2F',
  ].map((url): [FileName, RegExp, string, string] => [
    'business',
    /$/,
    `social: [{ name: A, url: "${url}" }]`,
    'social, entry 1, url is the home page',
  ]),
  [
    'business',
    /$/,
    'social: [{ name: A, url: https://fb.com/a }, { name: B, url: https://fb.com/a }]',
    'social, entry 2, url is the same',
  ],
  ['business', /forms.*/, 'submit-form.com/FORM_ID', 'formEndpoint has FORM_ID, where the ID of'],
  ['business', /forms.*/, 'dashboard.submit-form.com/forms/1', 'formEndpoint is that of your account'],
  ['business', /forms.*/, 'submit-form.com', 'formEndpoint is the address of a website, not of a form'],
  ['business', /forms.*/, 'www.penrose.example.org/contact', 'formEndpoint is on this website, which'],
  ['business', /$/, `credentials: [${'DBS checked,'.repeat(5)}]`, 'credentials has more than four entries'],
  ['business', /$/, `credentials: [${'x'.repeat(61)}]`, 'credentials, entry 1 has more than 60 characters'],
  ['services', /icon: .*/, 'icon: rollr', 'entry 1, icon is not one of these: paint-roller, '],
  ['testimonials', /rating: 5/, 'rating: 0', 'entry 1, rating is less than 1 star'],
  ['testimonials', /rating: 5/, 'rating: 6', 'entry 1, rating is more than 5 stars'],
  ['gallery', /alt: .*/, 'alt: " "', 'entry 1, alt is empty'],
  ['gallery', /[^]+/, '[]', 'the file is empty'],
  ['gallery', /file: .*/, 'file: door.jpg', 'entry 1, file has a name that is not like'],
  ...[
    ['{ name: Fig, colour: RAL 7016 }', 'colour is not a code such as #43263a'],
    ["{ name: Fig, colour: '#FFF' }", 'colour is not a code'],
    ['{ name: Fig }', 'colour is missing'],
    ["{ colour: '#5a3a4c' }", 'name is missing'],
  ].map(([paint, problem]): [FileName, RegExp, string, string] => [
    'gallery',
    /$/,
    `  paint: ${paint}`,
    `entry 4, paint, ${problem}`,
  ]),
  ['pages', /headingHighlight: .*/, 'headingHighlight: [Diss]', 'home, headingHighlight is not text'],
  ['pages', /days: .*/, 'days: 13', 'terms, calendar, days is less than 14, the least that the law allows'],
  ['pages', /days: .*/, 'days: 61', 'terms, calendar, days is more than 60'],
  ['pages', /days: .*/, 'days: 14.5', 'terms, calendar, days is not a whole number'],
  [
    'pages',
    /about:/,
    `about:\n  photo: ${heroPhoto}`,
    'about, photo, file is also the wide photo of the home',
  ],
  // Copied, but not changed.
  ['gallery', /$/, '- { file: ./photos/kitchen.jpg, alt: A door }', 'entry 5, file is the same as in an'],
  ['gallery', /$/, '- { file: ./photos/door.jpg, alt: A front door }', 'entry 5, alt is the same'],
  ['services', /$/, '- { title: Wallpapering, icon: brush, description: A. }', 'entry 8, title is the same'],
  ['terms', /$/, '- { heading: Paying, text: Now. }', 'entry 3, heading is the same'],
  ['testimonials', /$/, `${review(5)}\n${review(4)}`, 'entry 11, text is the same'],
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

it('reports what is missing at the first value around it', () => {
  edit('business', /url: .*\n/, '');
  append('business', 'stats:\n  - value: "12"');
  const remedy = expect.stringContaining('Write: ');
  const place = ['Business', 'Key figures', 'entry 1', 'Label'];
  expect(problems()).toMatchObject([
    { line: lineOf('business', 'value: "12"'), problem: 'stats, entry 1, label is missing', remedy, place },
    { line: 1, problem: 'url is missing', remedy },
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
        problem: 'years is not a recognised key',
      },
      { file: 'content/gallery.yaml', problem: 'entry 4, colour is not a recognised key' },
      { line: lineOf('pages', 'weeks'), problem: 'terms, calendar, weeks is not a recognised key' },
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
    { problem: 'owner is missing' },
    { problem: 'entry 1, text is missing' },
  ]);
  expect(warnings().map(({ problem }) => problem)).toEqual([
    'ownr is not a recognised key',
    'entry 1, txt is not a recognised key',
  ]);
});

it('accepts the same words from two customers', () => {
  write('testimonials', `${review(5)}\n${review(5).replace('Ann', 'Zoe')}`);
  expect(problems()).toEqual([]);
});

it('names no place in the editor for a field that is not in it', () => {
  append('business', 'repository: website');
  const problem = expect.stringContaining('repository is not');
  expect(problems()).toMatchObject([{ problem, place: undefined }]);
});

it('takes an empty file for an empty list, and reports a missing one', () => {
  write('testimonials', '');
  expect(readContent('content').files?.testimonials).toEqual([]);
  rmSync('content/terms.yaml');
  const missing = { file: 'content/terms.yaml', line: 1, problem: 'the file is missing' };
  expect(problems()).toMatchObject([{ ...missing, place: ['Terms and conditions'] }]);
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

content/business.yaml:${lineOf('business', 'phone:')}: phone is not a valid phone number: check its digits and the area code
    Write: The phone number as customers should see it, such as 01632 960123. (in the editor: Business, Phone number)
`);
});

it('warns of titles and descriptions that search results would cut or show twice', () => {
  edit('pages', /title: .*/, `title: ${'x'.repeat(61)}`);
  edit('pages', /description: .*/, `description: ${'y'.repeat(171)}`);
  edit('pages', 'title: Terms & Conditions', 'title: Our Services');
  expect(warnings().map(({ problem }) => problem)).toEqual([
    'home, title has 61 characters',
    'home, description has 171 characters',
    'terms, title is also that of the services page',
  ]);
});

it.each([
  ...['&amp;', '&#39;', '</p>', '<a href="/terms">', '**tidy**'],
  ...['*Brilliant*', '<Media omitted>', '[12/03/2026, 14:22:05]'],
])('warns of %s in a text, which visitors would see as it is', (markup) => {
  edit('terms', /text: .*/, `text: 'Within 14 days, ${markup} all is good.'`);
  const line = lineOf('terms', markup);
  const problem = `entry 1, text has ${markup}, which visitors see as it is`;
  const place = ['Terms and conditions', expect.stringMatching(/^"/), 'Text'];
  expect(warnings()).toMatchObject([{ file: 'content/terms.yaml', line, problem, place }]);
});

it('warns of nothing in texts that only look like markup', () => {
  const text =
    'Fish & chips; B&Q; 3 < 4 > 2, <3 <for old walls> <a bargain> and 2 ** 3 ** 4, 4* and 5* inns [12/3], fourteen days';
  edit('terms', /text: .*/, `text: '${text}'`);
  expect(readContent('content')).toMatchObject({ problems: [], warnings: [] });
});

it('warns of phone numbers that are none of the business, such as the one that it had', () => {
  append('business', 'mobile: 07700 900456');
  edit('terms', /text: .*/, 'text: 14 days. Call 01632 960134, +44 (0)7700 900456 or room 0123.');
  edit('services', /description: .*/, 'description: The Commissioner is at 0303 123 1113.');
  expect(warnings()).toEqual([]);
  append('business', 'notice: { text: Away. Call 01379 640005 }');
  const old = ['01379 640000', '01379.640001', '01379/640002', '0044 1379 640003', '01379\u00a0640004'];
  edit('gallery', /alt: .*/, `alt: Call ${old.join(', ')}.`);
  const problemOf = (number: string) => `entry 1, alt has ${number}, which is none of your numbers`;
  const inNotice = 'notice, text has 01379 640005, which is none of your numbers';
  expect(warnings().map(({ problem }) => problem)).toEqual([inNotice, ...old.map(problemOf)]);
  // A long text is cut off.
  expect(warnings().at(-1)?.place?.[1]).toBe('"Call 01379 640000, 01379.640001, 01379/6…"');
});

it('warns of what the law asks for beside what is there', () => {
  append('business', 'companyNumber: "01234567"');
  edit('pages', /days: .*/, 'days: 28');
  expect(warnings().map(({ problem }) => problem)).toEqual([
    'terms, calendar, days is 28, which is in none of your terms',
    'companyNumber has no registered office beside it',
  ]);
  expect(warnings().at(-1)?.place).toEqual(['Business', 'Company number']);
  append('business', 'registeredOffice: 1 Mere Street, Diss');
  edit('terms', /text: .*/, 'text: You have 28 days.\n- { heading: Late, text: Now. }');
  expect(warnings()).toEqual([]);
});

it.each(['2 weeks ago', 'a month', 'Recently', '3w', '5 d', '2mo', 'last summer', 'a year back', 'New'])(
  'warns of %s, which does not stay true, but not in the sample',
  (date) => {
    write('testimonials', review(5).replace('May 2026', date));
    const problem = `entry 1, date is "${date}", which does not stay true`;
    expect(warnings()).toMatchObject([{ problem, place: ['Testimonials', '"Ann"', 'Date'] }]);
    edit('testimonials', 'name: Ann', 'name: Ann (sample)');
    expect(warnings()).toEqual([]);
  },
);

it.each([
  ['Jo · Local Guide · 12 reviews', 'Local Guide", "· 12 reviews'],
  ['Jo ★★★★★', '★★★★★'],
  ['(Translated by Google) Tidy.', '(Translated by Google)'],
  ['Response from the owner', 'Response from the owner'],
])('warns of %s in a testimonial, which is not what the customer wrote', (copied, found) => {
  write('testimonials', review(5).replace('Tidy.', copied));
  const problem = `entry 1, text has "${found}", which came along with the review`;
  expect(warnings()).toMatchObject([{ problem, place: ['Testimonials', '"Ann"', 'Text'] }]);
});

it.each(['Â£400', 'itâ€™s', 'cafÃ©'])('warns of %s, which another program has read wrongly', (text) => {
  edit('services', /description: .*/, `description: ${text}`);
  expect(warnings()).toMatchObject([
    { problem: expect.stringContaining('a sign that another program has garbled') },
  ]);
});

it('warns of several places in one entry', () => {
  edit('business', '- Bodmin', '- Bodmin, Fowey, Looe and Saltash');
  expect(warnings()).toMatchObject([{ problem: 'areas, entry 1 has several places in one entry' }]);
  edit('business', '- Bodmin, Fowey, Looe and Saltash', '- Bodmin, Cornwall');
  expect(warnings()).toEqual([]);
});

it('accepts testimonials without stars, which Facebook and letters do not have', () => {
  write('testimonials', '- { name: Ann, date: May 2026, text: Tidy. }');
  expect(readContent('content').files?.testimonials).toEqual([
    { name: 'Ann', date: 'May 2026', text: 'Tidy.' },
  ]);
});
