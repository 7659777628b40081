/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { findSamples, readSamples } from './samples';

const real = `# The business.
name: Harper & Daughter
owner: Ann Harper
description: For example, we paint; ask for a sample pot.
phone: 01603 555123
email: ann@harper-example.co.uk
url: https://www.harper.co.uk
social:
  - name: Facebook
    url: https://www.facebook.com/examples-of-paint
  - name: Instagram
    url: https://www.instagram.com/harperpaints
areas:
  - Norwich
years: 35
formEndpoint: https://formspree.io/f/abc
`;

const samplesIn = (source: string) => findSamples('content/business.yaml', source);

it('finds no samples in real content', () => {
  expect(samplesIn(real)).toEqual([]);
  expect(findSamples('content/gallery.yaml', '- file: a.jpg\n  alt: Sample colours on a wall\n')).toEqual([]);
});

it.each([
  ['name: Harper & Daughter', 'name: Brush & Wherry', 'a sample name'],
  ['owner: Ann Harper', 'owner: Sam Sample', 'a sample name'],
  ['owner: Ann Harper', 'owner: Ann Sample', 'a sample name'],
  ['phone: 01603 555123', 'phone: 01632 960123', 'Ofcom reserves for fiction'],
  ['email: ann@harper-example.co.uk', 'email: ann@example.com', 'reserved for examples'],
  ['email: ann@harper-example.co.uk', 'email: ann@mail.example.org', 'reserved for examples'],
  ['email: ann@harper-example.co.uk', 'email: ann@harper.invalid', 'reserved for examples'],
  ['url: https://www.harper.co.uk', 'url: https://www.example.co.uk', 'reserved for examples'],
  ['url: https://www.harper.co.uk', 'url: https://harper.test/paint', 'reserved for examples'],
  [
    'url: https://www.facebook.com/examples-of-paint',
    'url: https://www.facebook.com/example',
    'a placeholder for the address of a page',
  ],
  [
    'url: https://www.facebook.com/examples-of-paint',
    'url: https://facebook.com/',
    'a placeholder for the address of a page',
  ],
  [
    'url: https://www.instagram.com/harperpaints',
    'url: https://www.instagram.com/example/',
    'a placeholder for the address of a page',
  ],
  [
    'formEndpoint: https://formspree.io/f/abc',
    'formEndpoint: https://forms.example.com/f',
    'reserved for examples',
  ],
  ['- Norwich', '- Norwich, and call 01632 960 999 from elsewhere', 'Ofcom reserves for fiction'],
  ['we paint;', 'write to sam@example.com.', 'reserved for examples'],
  ['we paint;', 'I am Sam Sample, and', 'a sample name'],
  ['years: 35', 'companyNumber: "01234567"', 'an example of what a company states'],
  ['years: 35', 'registeredOffice: 1 High Street, Norwich NR1 1AA', 'an example of what a company states'],
  ['years: 35', 'vatNumber: GB 123 4567 89', 'an example of what a company states'],
])('with "%s" changed to "%s", reports "%s" with its line and how to fix it', (from, to, problem) => {
  expect(real).toContain(from);
  const source = real.replace(from, to);
  expect(samplesIn(source)).toEqual([
    {
      file: 'content/business.yaml',
      line: source.slice(0, source.indexOf(to)).split('\n').length,
      problem: expect.stringContaining(problem),
      remedy: expect.stringMatching(/^(Write|Create) /),
    },
  ]);
});

it.each([
  '0113 496 0000',
  '0118 496 0999',
  '0121 496 0123',
  '0161 496 0123',
  '0191 498 0123',
  '020 7946 0123',
  '028 9649 6123',
  '029 2018 0123',
  '01632 960000',
  '01632 960999',
  '07700 900123',
  '0808 157 0123',
  '0909 879 0123',
  '03069 990123',
  '+44 (0)1632 960123',
  '+441632960123',
])('reports %s as a fictional number', (phone) => {
  expect(samplesIn(real.replace('01603 555123', `"${phone}"`))).toHaveLength(1);
});

it.each(['01632 961000', '01632 959999', '07700 901000', '020 7946 1000', '0191 496 0123', '01603 960123'])(
  'accepts %s as a real number',
  (phone) => {
    expect(samplesIn(real.replace('01603 555123', phone))).toEqual([]);
  },
);

it('reports each photo and review that is marked as a sample once, and says how to fix it', () => {
  const photo = '- file: door.jpg\n  alt: A door\n  sample: true\n';
  expect(findSamples('content/gallery.yaml', photo)).toEqual([
    {
      file: 'content/gallery.yaml',
      line: 3,
      problem: 'door.jpg is a sample photo',
      remedy: 'Add your own with npm run photos:add, and remove this entry.',
    },
  ]);
  const page = 'home:\n  photo:\n    file: door.jpg\n    alt: A door\n    sample: true\n';
  expect(findSamples('content/pages.yaml', page)).toEqual([
    expect.objectContaining({ line: 5, remedy: expect.stringContaining('remove "sample: true"') }),
  ]);
  const review = '- name: Helen Sample\n  sample: true\n  text: Lovely.\n';
  expect(findSamples('content/testimonials.yaml', review)).toEqual([
    expect.objectContaining({ line: 2, problem: 'the review by Helen Sample is made up' }),
  ]);
});

it('reports a made-up review by its sample name when it is no longer marked', () => {
  expect(findSamples('content/testimonials.yaml', '- name: Helen Sample\n  text: Lovely.\n')).toEqual([
    expect.objectContaining({ line: 1, problem: expect.stringContaining('a sample name') }),
  ]);
});

it('reports comments that begin with SAMPLE', () => {
  const terms = '# The terms.\n#\n# SAMPLE: have the wording checked.\n\n- heading: One\n  text: Two\n';
  expect(findSamples('content/terms.yaml', terms)).toEqual([
    expect.objectContaining({ line: 3, remedy: 'Do what it says, then remove it.' }),
  ]);
});

it('reports every marked entry in the content of this repository', () => {
  const marked = ['gallery', 'pages', 'testimonials'].flatMap(
    (name) => readFileSync(`content/${name}.yaml`, 'utf8').match(/^\s+sample: true$/gm) ?? [],
  );
  const found = readSamples('content').filter(({ problem }) => /sample photo|review by/.test(problem));
  expect(found).toHaveLength(marked.length);
});

it('says of a social page that its entry may be removed', () => {
  const source = real.replace('examples-of-paint', 'example');
  expect(samplesIn(source)).toEqual([
    expect.objectContaining({
      line: 10,
      remedy: expect.stringContaining('remove the entry if there is none'),
    }),
  ]);
});
