/** @jest-environment node */
import { readContent } from './read';
import { append, edit, replacePlaceholders, setUpTemporaryContent } from './testing/temporary-content';

setUpTemporaryContent();
beforeEach(replacePlaceholders);

/** What is found, as `file:line place: problem`. */
function find(kind: 'marks' | 'promises') {
  return readContent('content').sample[kind].map(
    ({ file, place, problem }) => `${file.slice('content/'.length)} ${place?.join(', ')}: ${problem}`,
  );
}

it('finds nothing in the content of another business', () => {
  edit('business', 'Una Owner', 'Jane Sample');
  edit('business', 'A family firm.', 'For example, we paint; ask for a sample pot.');
  edit('gallery', './photos/door.jpg', './photos/sample-board.jpg');
  edit('testimonials', 'name: Ann', 'name: Ann Sample');
  append('services', [{ title: 'Sample pots', icon: 'brush', description: 'Call 01632 961000.' }]);
  append('business', { social: [{ name: 'Facebook', url: 'https://www.facebook.com/example' }] });
  expect([...find('marks'), ...find('promises')]).toEqual([]);
});

it.each([
  [
    'A family firm.',
    'Brush & Wherry is a family firm.',
    'Description: description is a text of the sample, about Brush & Wherry',
  ],
  ['0300 123 3333', '\u202A01632\u00A0960\u202F123\u202C', 'Phone number: phone has 01632 960 123, a number'],
  [
    'A family firm.',
    'Call +44 (0)20 7946 0123.',
    'Description: description has +44 (0)20 7946 0123, a number',
  ],
  [
    'post@ferrers-daughters.co.uk',
    'ann@harper.invalid\u200B',
    'Email address: email has harper.invalid, an address',
  ],
  [
    'www.ferrers-daughters.co.uk',
    'www.example.co.uk',
    'Address of the website: url has example.co.uk, an address',
  ],
])('finds what stands for something real in the business: "%s" changed to "%s"', (from, to, found) => {
  edit('business', from, to);
  expect(find('marks')).toEqual([expect.stringContaining(`business.yaml Business, ${found}`)]);
});

it('finds the photos and the customers of the sample, a list at once', () => {
  edit('pages', './photos/door.jpg', './photos/sample/hall.jpg');
  edit('gallery', './photos/door.jpg', './photos/sample/door.jpg');
  edit('testimonials', 'name: Bob', 'name: Bob (sample)');
  edit('pages', '- We paint.', '- I am Sam Sample.');
  expect(find('marks')).toEqual([
    'gallery.yaml Gallery photos: the file has sample photos: 1',
    'testimonials.yaml Testimonials: the file has made-up customers: 1',
    'pages.yaml Page text, Home page, Wide photo, Photo: home, photo, file is a sample photo',
    'pages.yaml Page text, About us, on the home page, Text, "I am Sam Sample.": about, text, entry 1 is a text of the sample, about Sam Sample',
  ]);
});

it('finds what the sample promises, which may be true, in no names and addresses', () => {
  edit('business', 'Ferrers & Daughters', 'Norwich Painters');
  edit('business', '- Diss', '- Norwich');
  edit('business', 'value: "12"', 'value: "35+"');
  edit('pages', 'intro: An introduction.', 'intro: In Norfolk for over 35 years. Room 350 is next.');
  edit('testimonials', 'Very good.', 'The best in Norwich.');
  expect(find('marks')).toEqual([]);
  expect(find('promises')).toEqual([
    'business.yaml Business, Areas, "Norwich": areas, entry 1 has "Norwich", as in the sample',
    'business.yaml Business, Key figures, "Painters", Value: stats, entry 1, value has "35", as in the sample',
    'pages.yaml Page text, Home page, Introduction: home, intro has "Norfolk", as in the sample',
  ]);
});

it('accepts any address of the site in the content where the host sets it', () => {
  edit('business', 'www.ferrers-daughters.co.uk', 'www.example.com');
  jest.replaceProperty(process, 'env', { ...process.env, SITE_URL: 'https://ferrers.github.io/website' });
  expect(find('marks')).toEqual([]);
});
