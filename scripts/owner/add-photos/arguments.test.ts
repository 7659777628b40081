/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readArguments } from './arguments';

it('reads one photo or several', () => {
  expect(readArguments(['a/DOOR.JPG', ' A red door '])).toEqual({
    photos: [{ file: 'a/DOOR.JPG', alt: 'A red door' }],
    similar: false,
    mistakes: [],
  });
  const several = readArguments(['a.jpg', 'A door', 'b.png', 'A shed', 'c.webp', 'A wall', '--similar']);
  expect(several.photos.map(({ file, alt }) => `${file}: ${alt}`)).toEqual([
    'a.jpg: A door',
    'b.png: A shed',
    'c.webp: A wall',
  ]);
  expect(several).toMatchObject({ similar: true, mistakes: [] });
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
  expect(mistakes).toEqual([
    expect.stringMatching(/^"door" is neither a folder nor the name of .* in quotation marks/),
  ]);
  expect(readArguments([]).mistakes).toEqual([
    'No photo is given. Write: npm run photos:add -- FILE "What it shows"',
  ]);
});

it('reads the photos of a folder alongside single photos', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'arguments-'));
  const empty = mkdtempSync(path.join(folder, 'empty-'));
  writeFileSync(path.join(folder, 'green-door.jpg'), '');
  expect(readArguments(['a.jpg', 'A door', folder, empty])).toEqual({
    photos: [
      { file: 'a.jpg', alt: 'A door' },
      { file: path.join(folder, 'green-door.jpg'), alt: 'Green door' },
    ],
    similar: false,
    mistakes: [`There is no photo in the folder "${empty}".`],
  });
  rmSync(folder, { recursive: true });
});
