/** A likely mistake in the content that businesses.ts writes: a change to the text of a file. */
type Mistake = {
  description: string;
  file: string;
  from: string;
  to: string;
  /** Whether only the build notices it, because it looks for the photos. */
  onlyInBuild?: true;
};

export const mistakes: Mistake[] = [
  { description: 'a digit is missing', file: 'business', from: '960123', to: '96012' },
  { description: 'a colon is missing', file: 'business', from: 'years: 12', to: 'years 12' },
  { description: 'a line appears twice', file: 'business', from: 'years: 12', to: 'years: 12\nyears: 13' },
  { description: 'a value begins with @', file: 'business', from: 'name: ', to: 'name: @' },
  { description: 'words follow a #', file: 'pages', from: 'Shall we?', to: 'We are the #1 painters' },
  { description: 'a Tab indents', file: 'testimonials', from: '  rating: 4', to: '\trating: 4' },
  { description: 'too many stars', file: 'testimonials', from: 'rating: 4', to: 'rating: 40' },
  {
    description: 'a capital letter in a key',
    file: 'terms',
    from: 'heading: Weather',
    to: 'Heading: Weather',
  },
  {
    description: 'a photo with another name',
    file: 'gallery',
    from: 'wide-2.jpg',
    to: 'wide-2.jpeg',
    onlyInBuild: true,
  },
  {
    description: 'no description of a photo',
    file: 'gallery',
    from: 'alt: A wide wall, number 2',
    to: 'alt:',
  },
];
