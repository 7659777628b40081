import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { stringify } from 'yaml';

/** How much of everything a business has. */
export type Business = { name: string; services: number; reviews: number; photos: number; social: string[] };

export const businesses: Business[] = [
  // A name as long as the header allows, and more of everything than most have.
  {
    name: 'Llewelyn-Wójcik & Daughters Decorators Ltd.',
    services: 9,
    reviews: 21,
    photos: 120,
    social: [],
  },
  { name: 'Una Ferrers', services: 3, reviews: 1, photos: 5, social: ['Facebook', 'TikTok', 'Nextdoor'] },
];

const longName = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';

const page = (heading: string) => ({
  title: heading,
  description: `${heading}: painting and decorating in Diss, Harleston and the villages of the Waveney valley.`,
  heading,
  intro: 'In a few words, because the work says the rest.',
});

const sentences = [
  'They came when they said, covered everything, and left the house cleaner than they had found it.',
  'Very pleased.',
  'Roedd y gwaith yn wych, a’r ŷd ar y papur wal yn edrych fel newydd.',
  'Świetna robota: równo, czysto i na czas, a kolory dokładnie takie, jak chcieliśmy. Polecamy całej rodzinie i sąsiadom.',
];

/** The first `count` items of a list, repeated as needed. */
const repeat = <Item, Entry>(
  items: Item[],
  count: number,
  entry: (item: Item, number: number) => Entry,
): Entry[] =>
  Array.from({ length: count }, (_, index) => items[index % items.length])
    .filter((item) => item !== undefined)
    .map((item, index) => entry(item, index + 1));

/**
 * Replaces the content of a project with that of a business, as the handbook says: every sample deleted, photos
 * included.
 *
 * @param directory the content folder
 */
export async function writeBusiness(directory: string, business: Business): Promise<void> {
  const photos = path.join(directory, 'photos');
  await rm(photos, { recursive: true, force: true });
  await mkdir(photos);
  const gallery = repeat(['tall', 'wide', 'square'], business.photos, (shape, number) => ({
    file: `${shape}-${number}.jpg`,
    alt: `A ${shape} wall, number ${number}`,
  }));
  for (const [index, { file }] of gallery.entries()) await writePhoto(path.join(photos, file), index);
  await writePhoto(path.join(photos, 'opening.jpg'), 7);

  const files = {
    business: {
      name: business.name,
      owner: 'Una Ferrers',
      description: 'Decorators in the Waveney valley.',
      phone: '+44 (0)1632 960123',
      email: 'una@ferrers.example.org',
      url: 'https://www.ferrers.example.org',
      ...(business.social.length > 0 && {
        social: business.social.map((name) => ({
          name,
          url: `https://${name.toLowerCase()}.example.org/ferrers`,
        })),
      }),
      areas: ['Diss', 'Harleston', 'The Saints', longName],
      years: 12,
      claims: [{ figure: '12', label: 'Years in the valley' }],
      formEndpoint: 'https://forms.example.org/ferrers',
    },
    services: repeat(['brush', 'house', 'paint-roller'], business.services, (icon, number) => ({
      title: number === 2 ? `Chapels in ${longName}` : `Service number ${number}`,
      icon,
      description: repeat(sentences, (number % 3) + 1, String).join(' '),
    })),
    testimonials: repeat(sentences, business.reviews, (text, number) => ({
      name: number === 1 ? longName : `Customer ${number}`,
      date: `${number} months ago`,
      rating: 3 + (number % 3),
      text,
    })),
    gallery,
    terms: ['Paying', 'Cancelling', 'Weather'].map((heading) => ({
      heading,
      text: 'We agree on it beforehand.',
    })),
    pages: {
      home: {
        ...page('Decorators of the Waveney Valley'),
        title: 'Decorators in Diss',
        headingPlace: 'in Diss, Harleston and Bungay',
        callButton: 'Ring us',
        quoteButton: 'Ask what it costs',
        photo: { file: 'opening.jpg', alt: 'A hall' },
      },
      about: { heading: 'About the family', text: ['We have been painting since 2014.'] },
      services: page('Our work'),
      gallery: { ...page('Pictures'), invitation: 'Shall we?' },
      testimonials: { ...page('Kind words'), invitation: 'Shall we?' },
      contact: {
        ...page('Write to us'),
        privacy: { heading: 'Your details', text: ['We answer and delete them.'] },
      },
      terms: {
        ...page('Terms'),
        calendar: { days: 30, accepted: 'Yes', caption: 'Thirty days to change your mind.' },
      },
    },
  };
  for (const [name, value] of Object.entries(files)) {
    await writeFile(path.join(directory, `${name}.yaml`), stringify(value));
  }
}

async function writePhoto(file: string, seed: number) {
  const [width, height] = file.includes('tall')
    ? [1200, 1600]
    : file.includes('square')
      ? [1300, 1300]
      : [2000, 1300];
  const background = `hsl(${(seed * 47) % 360}, 35%, 55%)`;
  await sharp({
    create: { width, height, channels: 3, background, noise: { type: 'gaussian', mean: 128, sigma: 9 } },
  })
    .tint(background)
    .jpeg()
    .toFile(file);
}
