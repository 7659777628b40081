/** @jest-environment node */
import { readArguments } from './arguments';

it('reads one photo or several', () => {
  expect(readArguments(['a/DOOR.JPG', ' A red door '])).toEqual({
    photos: [{ file: 'a/DOOR.JPG', alt: 'A red door' }],
    mistakes: [],
  });
  const several = readArguments([
    'a.jpg',
    'A door',
    'b.png',
    'A shed',
    'c.webp',
    'A wall',
    'd.heic',
    'A hall',
  ]);
  expect(several.photos.map(({ file, alt }) => `${file}: ${alt}`)).toEqual([
    'a.jpg: A door',
    'b.png: A shed',
    'c.webp: A wall',
    'd.heic: A hall',
  ]);
  expect(several.mistakes).toEqual([]);
});

it.each([[['a.jpg']], [['a.jpg', '  ']], [['a.jpg', 'b.jpg', 'A shed']]])(
  'leaves the alt text of a.jpg empty in %j, and does not use the next photo as alt text',
  (words) => {
    const { photos, mistakes } = readArguments(words);
    expect(photos[0]).toEqual({ file: 'a.jpg', alt: '' });
    expect(photos.slice(1)).toEqual(words.includes('b.jpg') ? [{ file: 'b.jpg', alt: 'A shed' }] : []);
    expect(mistakes).toEqual([]);
  },
);

it('reports alt text without quotation marks, and missing arguments', () => {
  const { mistakes } = readArguments(['a.jpg', 'A', 'door']);
  expect(mistakes).toEqual([expect.stringMatching(/^"door" is not the name of .* in quotation marks/)]);
  expect(readArguments([]).mistakes).toEqual([
    'No photo is given. Write: npm run photos:add -- FILE "What it shows"',
  ]);
});
