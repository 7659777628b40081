/** @jest-environment node */
import { rmSync, writeFileSync } from 'node:fs';
import { ContentError } from './content-error';
import { readContent } from './read';
import { append, edit, lineOf, setUpTemporaryContent, type FileName } from './testing/temporary-content';
import { business, businessDetails, content } from './testing/test-content';

setUpTemporaryContent();

const problems = () => readContent('content').problems;

/** The values of the content, with links to the phone number. */
const { phone } = business;
const files = { ...content, business: { ...content.business, phone } };

it('returns the values of content without mistakes, with everything that is optional, too', () => {
  expect(readContent('content')).toMatchObject({ files, problems: [], warnings: [] });
  append('business', { shortName: 'Ferrers', ...businessDetails });
  expect(problems()).toEqual([]);
});

it('writes numbers and postcodes as the examples are', () => {
  const address = { street: '1 Mere Street', town: 'Diss', postcode: 'ip22  4as' };
  append('business', { companyNumber: 'sc123456', vatNumber: 'gb123 456 789', address });
  expect(readContent('content').files?.business).toMatchObject({
    companyNumber: 'SC123456',
    vatNumber: 'GB 123 4567 89',
    address: { postcode: 'IP22 4AS' },
  });
});

/** Changes to each file, and how the mistake in the last changed line is reported. */
const mistakes: Record<FileName, [from: string, to: string, problem: string, remedy?: string][]> = {
  business: [
    [
      'owner:',
      'ownr:',
      'ownr is not a recognised key',
      'Correct the spelling in business.yaml, or remove it: the editor does not show it.',
    ],
    ['name: Ferrers & Daughters', 'name:', 'name is empty'],
    ['01632 960999', '01953 4980167', 'phone has too many digits'],
    ['post@example.org', 'post.example.org', 'email is not an email address'],
    ['https://www.example.org', 'http://www.example.org', 'url is not a web address with https://'],
    ['www.example.org', 'www.example.org/?home', 'url may have only folders after the domain'],
    ['https://forms', 'http://forms', 'formEndpoint is not a web address'],
    ['owner: Una', 'owner: Una\0', 'owner has a character that cannot be displayed (U+0000) after "Una"'],
    ['owner: Una Owner', 'owner: \u200B\u202A', 'owner is empty'],
    [
      'owner: Una Owner',
      'owner: Una Owner\nbanner:\n  - Offer: 10% off',
      'entry 1 is read as a key and a value: put quotation',
    ],
    ['& Daughters', '& Seven Young Daughters', 'shortName is missing: the name has more than 24 characters'],
    [
      'owner: Una Owner',
      'owner: Una Owner\nshortName: Ferrers and daughters Ltd',
      'shortName has more than 24 characters',
    ],
    ['owner: Una Owner', 'owner: Una Owner\ncompanyNumber: 01234567', 'companyNumber is read as a number'],
    ['owner: Una Owner', 'owner: Una Owner\ncompanyNumber: "1234"', 'companyNumber is not a company number'],
    ['owner: Una Owner', 'owner: Una Owner\nvatNumber: GB 12', 'vatNumber is not a VAT number'],
    ['owner: Una Owner', 'owner: Una Owner\nlogo: logo.gif', 'logo is not a slash and the name of'],
    [
      'owner: Una Owner',
      'owner: Una Owner\naddress:\n  postcode: Diss',
      'address, postcode is not a postcode',
    ],
    [
      'owner: Una Owner',
      'owner: Una Owner\nbanner: Free',
      'banner is not a list',
      'Write: Text that scrolls across the top',
    ],
  ],
  services: [['icon: paint-roller', 'icon: rollr', 'entry 1, icon is not one of these: paint-roller, ']],
  testimonials: [['rating: 5', 'rating: 6', 'entry 1, rating is more than 5 stars']],
  gallery: [
    ['alt: A door', 'alt: ""', 'entry 1, alt is empty'],
    ['./photos/door', 'door', 'entry 1, file is not ./photos/ and a name'],
  ],
  terms: [
    [
      'heading: Second',
      'title: Second',
      'entry 2, title is not a recognised key',
      'allowed here are: heading, text.',
    ],
  ],
  pages: [
    ['headingHighlight: in Diss', 'headingHighlight: [Diss]', 'home, headingHighlight is not text'],
    ['days: 14', 'days: 3650', 'terms, calendar, days is more than 60'],
    ['days: 14', 'days: 14.5', 'terms, calendar, days is not a whole number'],
  ],
};

it.each<[FileName, string, string]>([
  ['business', 'Una Owner', '\uFEFFUna\u200B Owner\u202C'],
  ['business', '01632 960999', '\u202A01632\u00A0960999\u202C'],
  ['services', 'icon: house', 'icon: house\u200B'],
])('in %s.yaml, reads %j where copying has %j', (file, value, other) => {
  edit(file, value, other);
  expect(readContent('content')).toMatchObject({ problems: [], files });
});

describe.each(Object.entries(mistakes))('in %s.yaml', (file, rows) => {
  it.each(rows)('"%s" changed to "%s" is reported as "%s"', (from, to, problem, remedy = 'Write: ') => {
    const name = file as FileName;
    const line = lineOf(name, from) + to.split('\n').length - 1;
    edit(name, from, to);
    expect(readContent('content').files).toBeUndefined();
    expect(problems()).toContainEqual(
      expect.objectContaining({
        file: `content/${file}.yaml`,
        line,
        problem: expect.stringContaining(problem),
        remedy: expect.stringContaining(remedy),
      }),
    );
  });
});

it('reports what is missing at the first value around it', () => {
  edit('business', 'url: https://www.example.org\n', '');
  edit('business', '    label: Painters\n', '');
  const remedy = expect.stringContaining('Write: ');
  expect(problems()).toMatchObject([
    { line: lineOf('business', 'value: "12"'), problem: 'stats, entry 1, label is missing', remedy },
    { line: lineOf('business', 'name:'), problem: 'url is missing', remedy },
  ]);
});

it.each<[FileName, object, string]>([
  ['gallery', { ...content.gallery[0], alt: 'Another door' }, 'entry 2, file'],
  ['gallery', { ...content.gallery[0], file: './photos/window.jpg' }, 'entry 2, alt'],
  ['services', { ...content.services[1], icon: 'brush' }, 'entry 3, title'],
  ['testimonials', { ...content.testimonials[0], rating: 1 }, 'entry 3, text'],
  ['terms', { ...content.terms[0], text: 'Another.' }, 'entry 3, heading'],
])('in %s.yaml, refuses %j as a copy', (file, entry, field) => {
  append(file, [entry]);
  expect(problems()).toMatchObject([{ problem: `${field} is the same as in an earlier entry` }]);
});

it('accepts the same words from two customers', () => {
  append('testimonials', [{ ...content.testimonials[0], name: 'Zoe' }]);
  expect(problems()).toEqual([]);
});

it('refuses the photo of the home page as that of the owner', () => {
  edit('pages', '    - We paint.', '    - We paint.\n  photo:\n    file: ./photos/door.jpg\n    alt: Una');
  expect(problems()).toMatchObject([
    {
      line: lineOf('pages', 'alt: Una') - 1,
      problem: 'about, photo, file is also the wide photo of the home page',
      place: ['Page text', 'About us, on the home page', 'Photo of the owner', 'Photo'],
    },
  ]);
});

it('names no place in the editor for a field that is not in it', () => {
  append('business', { repository: 'website' });
  expect(problems()).toMatchObject([
    { problem: expect.stringContaining('repository is not'), place: undefined },
  ]);
});

it('reports too many entries at the first of them', () => {
  const figure = '\n  - value: "1"\n    label: More';
  edit('business', 'stats:', `stats:${figure}${figure}`);
  const line = lineOf('business', 'stats:') + 1;
  expect(problems()).toMatchObject([{ line, problem: 'stats has more than three entries' }]);
});

it('takes an empty file for an empty list', () => {
  writeFileSync('content/testimonials.yaml', '');
  expect(readContent('content').files?.testimonials).toEqual([]);
});

it('reports a missing file', () => {
  rmSync('content/terms.yaml');
  expect(problems()).toMatchObject([{ file: 'content/terms.yaml', line: 1, problem: 'the file is missing' }]);
});

it('reports all mistakes of all files at once, invalid YAML too, sorted by file and line', () => {
  edit('testimonials', 'rating: 5', 'rating: 6');
  edit('services', 'icon: house', 'icon: @house');
  edit('business', 'post@', 'post ');
  edit('business', 'owner: Una Owner', 'owner: 12');
  const { message } = new ContentError(problems());
  expect(message).toContain('The content has 4 mistakes:');
  const places = [...message.matchAll(/^content\/\w+\.yaml:\d+/gm)].map(String);
  expect(places).toEqual([
    `content/business.yaml:${lineOf('business', 'owner: 12')}`,
    `content/business.yaml:${lineOf('business', 'email: post')}`,
    `content/services.yaml:${lineOf('services', 'icon: @house')}`,
    `content/testimonials.yaml:${lineOf('testimonials', 'rating: 6')}`,
  ]);
});

it('describes a mistake for an email and a terminal', () => {
  edit('business', '01632 960999', '01603 12');
  expect(new ContentError(problems()).message).toBe(`The content has 1 mistake:

content/business.yaml:4: phone is not a valid phone number: check its digits and the area code
    Write: The phone number as customers should see it, such as 01632 960123. (in the editor: Business, Phone number)
`);
});

it('warns of titles and descriptions that search results would cut or show twice', () => {
  edit('pages', 'title: Home', `title: ${'x'.repeat(61)}`);
  edit('pages', 'What Home is about.', 'x'.repeat(171));
  edit('pages', 'title: Terms', 'title: Services');
  expect(readContent('content').warnings).toMatchObject([
    {
      file: 'content/pages.yaml',
      line: 2,
      problem: 'home, title has 61 characters',
      place: ['Page text', 'Home page', 'Title in search results'],
    },
    { line: 3, problem: 'home, description has 171 characters' },
    { problem: 'terms, title is the same as that of services' },
  ]);
});

it.each(['&amp;', '&nbsp;', '&#39;', '<br>', '</p>', '<a href="/terms">', '**tidy**'])(
  'warns of %s in a text, which visitors would see as it is',
  (markup) => {
    edit('testimonials', 'Very good.', `'Very ${markup} good.'`);
    const line = lineOf('testimonials', markup);
    expect(readContent('content').warnings).toEqual([
      {
        file: 'content/testimonials.yaml',
        line,
        problem: `entry 1, text has ${markup}, which visitors see as it is`,
        remedy: expect.stringMatching(/^Write /),
        place: ['Testimonials', '"Ann"', 'Text'],
      },
    ]);
  },
);

it('warns of phone numbers that are none of the business, such as the one that it had', () => {
  edit('business', 'owner:', 'mobile: 07700 900456\nowner:');
  edit('pages', '- We paint.', '- Call 01632 960999 or +44 (0)7700 900456. Not 01379 640000, nor room 0123.');
  edit('pages', '- We use them to answer.', '- The Commissioner is at 0303 123 1113.');
  expect(readContent('content').warnings).toMatchObject([
    {
      problem: 'about, text, entry 1 has 01379 640000, which is none of your numbers',
      place: ['Page text', 'About us, on the home page', 'Text', expect.any(String)],
    },
  ]);
});

it('warns of dates that do not stay true', () => {
  edit('testimonials', 'April 2026', '2 weeks ago');
  expect(readContent('content').warnings).toMatchObject([
    {
      problem: 'entry 1, date is "2 weeks ago", which does not stay true',
      place: ['Testimonials', '"Ann"', 'Date'],
    },
  ]);
  edit('testimonials', 'name: Ann', 'name: Ann (sample)');
  expect(readContent('content').warnings).toEqual([]);
});

it('accepts an email address at a domain with accents', () => {
  edit('business', 'post@example.org', 'post@ollerenshaw-dąb.example');
  expect(problems()).toEqual([]);
});

it('warns of nothing in texts that only look like markup', () => {
  edit(
    'testimonials',
    'Very good.',
    "'Fish & chips; 3 < 4 > 2, <3 <for old walls> <a bargain> and 2 ** 3 ** 4'",
  );
  expect(readContent('content')).toMatchObject({ problems: [], warnings: [] });
});
