/** @jest-environment node */
import { readContent } from './read';
import { append, edit, replacePlaceholders, setUpTemporaryContent, write } from './testing/temporary-content';

setUpTemporaryContent();
beforeEach(replacePlaceholders);

/** The findings, as `file place: problem`. */
function find(kind: 'blockers' | 'claims') {
  return readContent('content').sample[kind].map(
    ({ file, place, problem }) => `${file.slice('content/'.length)} ${place?.join(', ')}: ${problem}`,
  );
}

const review = (name: string, text: string) =>
  `- { name: ${name}, date: May 2026, rating: 5, text: ${text} }\n`;

it('finds nothing in the content of another business', () => {
  edit('business', /owner: .*/, 'owner: Sam Sampleton');
  edit('business', /description: .*/, 'description: For example.We finish the job.test pots are free.');
  edit('gallery', /file: .*/, 'file: ./photos/sample-board.jpg');
  write('testimonials', review('Ann Sample', 'Tidy.'));
  append('services', '- { title: Sample pots, icon: brush, description: Call 01632 961000. }');
  append('business', 'social: [{ name: Facebook, url: https://www.instagram.com/harper.test }]');
  expect([...find('blockers'), ...find('claims')]).toEqual([]);
});

it('finds nothing in the texts of the testimonials page, if there is none', () => {
  edit('pages', /testimonials:\n  heading: .*/, 'testimonials:\n  heading: What people say of Sam Sample');
  expect(find('blockers')).toEqual([expect.stringContaining('Testimonials page, Heading: ')]);
  write('testimonials', '[]');
  expect(find('blockers')).toEqual([]);
});

it.each([
  ['description', 'Brush & Wherry is a family firm.', 'is a text of the sample, about Brush & Wherry'],
  ['description', 'Call +44 (0)20 7946 0123.', 'has +44 (0)20 7946 0123, a number'],
  ['phone', '\u202A01632\u00A0960\u202F123\u202C', 'has 01632 960 123, a number'],
  ['email', 'ann@harper.invalid\u200B', 'has harper.invalid, an address'],
  ['url', 'https://www.example.co.uk', 'has example.co.uk, an address', 'Write the address that you'],
  ['formEndpoint', 'https://forms.example.com/a', 'has example.com, an address', 'Create an account'],
])('finds what stands for something real in %s: %s', (field, value, problem, remedy = 'Write your own.') => {
  edit('business', new RegExp(`${field}: .*`), `${field}: ${value}`);
  expect(find('blockers')).toEqual([expect.stringContaining(`: ${field} ${problem}`)]);
  expect(readContent('content').sample.blockers[0]?.remedy).toContain(remedy);
});

it('finds the photos and the customers of the sample, a list at once', () => {
  edit('pages', /file: .*/, 'file: ./photos/sample/hall.jpg');
  edit('gallery', /file: .*/, 'file: ./photos/sample/door.jpg');
  edit('pages', /- Ida learned .*/, '- I am Sam Sample.');
  write('testimonials', review('Ann', 'Tidy.') + review('Bob (sample)', 'Clean.'));
  expect(find('blockers')).toEqual([
    'gallery.yaml Gallery photos: the file has sample photos: 1',
    'testimonials.yaml Testimonials: the file has made-up customers: 1',
    'pages.yaml Page text, Home page, Wide photo, Photo: home, photo, file is a sample photo',
    'pages.yaml Page text, About us, Text, "I am Sam Sample.": about, text, entry 1 is a text of the sample, about Sam Sample',
  ]);
});

it('finds what the sample promises, which may be true, in no names and addresses', () => {
  edit('business', /name: .*/, 'name: Norwich Painters');
  edit('business', '- Bodmin', '- Norwich');
  append('business', 'stats: [{ value: 35+, label: Years }, { value: 100%, label: Satisfaction }]');
  edit('terms', /text: .*/, 'text: If you cancel after those 14 days, you lose the whole deposit.');
  append(
    'services',
    '- { title: Damp, icon: droplets, description: "Damp patches traced, treated and made good." }',
  );
  edit('business', '- Free quotations', '- 35 years in the trade');
  edit('pages', /intro: .*/, 'intro: In Norfolk for over 35 years. Room 350 is next.');
  write('testimonials', review('Ann', 'The best in Norwich.'));
  expect(find('blockers')).toEqual([]);
  expect(find('claims')).toEqual([
    'services.yaml Services: the file has texts of the sample: 1',
    'terms.yaml Terms and conditions: the file has texts of the sample: 1',
    'business.yaml Business, Areas, "Norwich": areas, entry 1 has "Norwich", as in the sample',
    'business.yaml Business, Scrolling banner, "35 years in the trade": banner, entry 1 has "35", as in the sample',
    'business.yaml Business, Key figures, "Years", Value: stats, entry 1, value has "35", as in the sample',
    'business.yaml Business, Key figures, "Satisfaction", Value: stats, entry 2, value has "100%", as in the sample',
    'pages.yaml Page text, Home page, Introduction: home, intro has "Norfolk", as in the sample',
  ]);
});

it('accepts any address of the site and of the form service in the content where the host sets them', () => {
  edit('business', /url: .*/, 'url: https://www.example.com');
  edit('business', /formEndpoint: .*/, 'formEndpoint: https://forms.example.com/enquiries');
  const settings = { SITE_URL: 'https://penrose.github.io/website', FORM_ENDPOINT: 'https://forms.co/f/1' };
  jest.replaceProperty(process, 'env', { ...process.env, ...settings });
  expect(find('blockers')).toEqual([]);
});
