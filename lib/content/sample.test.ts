/** @jest-environment node */
import { readContent } from './read';
import { append, edit, replacePlaceholders, setUpTemporaryContent, write } from './testing/temporary-content';

setUpTemporaryContent();
beforeEach(replacePlaceholders);

const find = () => readContent('content').sample.map(({ file, problem }) => `${file}: ${problem}`);

const review = (name: string, text: string) =>
  `- { name: ${name}, date: May 2026, rating: 5, text: ${text} }\n`;

it('finds nothing in the content of another business', () => {
  edit('business', /owner: .*/, 'owner: Sam Sampleton');
  edit('business', /description: .*/, 'description: For example.We finish the job in Norwich, for 35 years.');
  edit('gallery', /file: .*/, 'file: ./photos/sample-board.jpg');
  write('testimonials', review('Ann Sample', 'Tidy. A sample (sample) came first.'));
  append('services', '- { title: Sample pots, icon: brush, description: Call 01632 961000. }');
  append('business', 'social: [{ name: Facebook, url: https://www.instagram.com/my-example.com }]');
  append('business', 'credentials: [Insured to £2 million]');
  expect(find()).toEqual([]);
});

it('finds nothing in the texts of the testimonials page, if there is none', () => {
  edit('pages', /testimonials:\n  heading: .*/, 'testimonials:\n  heading: What people say of Sam Sample');
  expect(find()).toEqual([expect.stringContaining('Testimonials page, Heading has')]);
  write('testimonials', '[]');
  expect(find()).toEqual([]);
});

it.each([
  ['description', 'Brush & Wherry is a family firm.', 'Description has "Brush & Wherry"'],
  ['owner', 'Sam Sample', 'Owner has "Sam Sample"'],
  ['phone', '\u202A01632\u00A0960\u202F123\u202C', 'Phone number has "01632 960 123"'],
  ['email', 'ann@example.com\u200B', 'Email address has "example.com"'],
  ['url', 'https://www.example.com', 'Address of the website has "example.com"'],
  ['formEndpoint', 'https://forms.example.com/a', 'Address of your form has "example.com"'],
])('finds what is from the sample in %s: %s', (field, value, problem) => {
  edit('business', new RegExp(`${field}: .*`), `${field}: ${value}`);
  expect(find()).toEqual([`content/business.yaml: Business, ${problem}, from the sample`]);
});

it('finds the photos and the customers of the sample, a list at once', () => {
  edit('pages', /file: .*/, 'file: ./photos/sample/hall.jpg');
  edit('gallery', /file: .*/, 'file: ./photos/sample/door.jpg');
  write(
    'testimonials',
    review('Ann', 'Tidy.') + review('Bob (sample)', 'Clean.') + review('Al (sample)', 'A.'),
  );
  expect(find()).toEqual([
    'content/testimonials.yaml: Testimonials has "(sample)", from the sample',
    'content/gallery.yaml: Gallery photos has "./photos/sample/door.jpg", from the sample',
    'content/pages.yaml: Page text, Home page, Wide photo, Photo has "./photos/sample/hall.jpg", from the sample',
  ]);
});

it('accepts any address of the site and of the form service in the content where the host sets them', () => {
  edit('business', /url: .*/, 'url: https://www.example.com');
  edit('business', /formEndpoint: .*/, 'formEndpoint: https://forms.example.com/enquiries');
  const settings = { SITE_URL: 'https://penrose.github.io/website', FORM_ENDPOINT: 'https://forms.co/f/1' };
  jest.replaceProperty(process, 'env', { ...process.env, ...settings });
  expect(find()).toEqual([]);
});
