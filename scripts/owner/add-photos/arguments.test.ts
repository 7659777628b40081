/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setUpTemporaryContent } from '@/lib/content/testing/temporary-content';
import { readArguments } from './arguments';

setUpTemporaryContent();

it.each([
  [['a/DOOR.JPG', ' A red door ', 'b.png', 'A shed'], 'a/DOOR.JPG: A red door', 'b.png: A shed'],
  [['a.jpg', 'b.jpg', 'A shed'], 'a.jpg: ', 'b.jpg: A shed'],
  [['a.jpg', 'A door', 'b.heic'], 'a.jpg: A door', 'b.heic: '],
])('reads the photos of %j, and never takes a file name for a description', (words, ...expected) => {
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

it('reads the photos of a folder in numeric order, and lists its other files', () => {
  mkdirSync('new/empty', { recursive: true });
  const photos = ['stairs-2.jpg', 'stairs-9.JFIF', 'stairs-10.tiff', 'stairs-11.gif'];
  for (const name of ['film.mov', ...photos, '._stairs-2.jpg']) writeFileSync(`new/${name}`, '');
  const { others, mistakes, ...read } = readArguments(['a.jpg', 'A door', 'new', 'new/empty']);
  expect(read.photos.map(({ file }) => path.basename(file))).toEqual(['a.jpg', ...photos]);
  expect(others).toEqual(['empty', 'film.mov'].map((name) => path.join('new', name)));
  expect(mistakes).toEqual(['There is no photo in the folder "new/empty".']);
});

it('takes the name of a photo in a folder as its description, unless a camera or a program has given it', () => {
  const descriptions = {
    'green-front-door': 'Green front door',
    '35 Mill Road before': '35 Mill Road before',
    Hall_after: 'Hall after',
    'Front door RAL 7016': 'Front door RAL 7016',
    'café-front-1960': 'Café front 1960',
    'Photo of the landing': 'Photo of the landing',
  };
  const generated = [
    ...['IMG_2041 (1)', 'IMG-3421-edited', 'MVIMG_20240501_101532', 'DSC_0001', 'DSC_0001 copy', 'P1010234'],
    ...['PXL_20240501_101532123.MP', '20240501_101532', 'Photo 01-05-2024, 10 15 32', 'received_1234567890'],
    ...['WhatsApp Image 2024-05-01 at 10.15.32', 'Screenshot_20240501-101532_Samsung Internet', 'photo'],
    ...['Screenshot (12)', 'Image from iOS', 'Untitled design', 'download (3)', 'FullSizeRender'],
    ...['4D2A1F3C-8B7E-4E6A-9C1D-2F3B4A5C6D7E', 'aGVsbG8gd29ybGQ', '12'],
  ];
  const expected = { ...descriptions, ...Object.fromEntries(generated.map((name) => [name, ''])) };

  mkdirSync('new');
  for (const name of Object.keys(expected)) writeFileSync(`new/${name}.jpg`, '');
  const { photos } = readArguments(['new']);
  expect(Object.fromEntries(photos.map(({ file, alt }) => [path.parse(file).name, alt]))).toEqual(expected);
});
