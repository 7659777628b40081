/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readArguments } from './arguments';

it.each([
  [['a/DOOR.JPG', ' A red door ', 'b.png', 'A shed'], 'a/DOOR.JPG: A red door', 'b.png: A shed'],
  [['a.jpg', 'b.jpg', 'A shed'], 'a.jpg: ', 'b.jpg: A shed'],
  [['a.jpg', 'A door', 'b.heic'], 'a.jpg: A door', 'b.heic: '],
])('reads the photos of %j, and uses none as the description of another', (words, ...expected) => {
  const { photos, mistakes } = readArguments(words);
  expect(photos.map(({ file, alt }) => `${file}: ${alt}`)).toEqual(expected);
  expect(mistakes).toEqual([]);
});

it('reports a description without quotation marks, and missing arguments', () => {
  expect(readArguments(['a.jpg', 'A', 'door']).mistakes).toEqual([
    expect.stringMatching(/^"door" is neither a folder nor the name of .* in quotation marks/),
  ]);
  expect(readArguments([]).mistakes).toEqual([
    'No photo is given. Write: npm run photos:add -- FILE "What it shows"',
  ]);
});

it('reads folders in the order of the numbers in the names, which describe the photos unless a camera gave them', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'arguments-'));
  const empty = mkdtempSync(path.join(folder, 'empty-'));
  const names = {
    '20260504_101112.jpg': '',
    'Hall_after 2.PNG': 'Hall after 2',
    'IMG_2041.jpg': '',
    'stairs-9.jpg': 'Stairs 9',
    'stairs-10.jpg': 'Stairs 10',
    'WhatsApp Image 2026-05-04 at 10.11.12.jpeg': '',
  };
  for (const name of [...Object.keys(names), 'notes.txt']) writeFileSync(path.join(folder, name), '');
  const expected = Object.entries(names).map(([name, alt]) => ({ file: path.join(folder, name), alt }));
  expect(readArguments(['a.jpg', 'A door', folder, empty])).toEqual({
    photos: [{ file: 'a.jpg', alt: 'A door' }, ...expected],
    mistakes: [`There is no photo in the folder "${empty}".`],
  });
  rmSync(folder, { recursive: true });
});
