/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readArguments } from './arguments';

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
  const folder = mkdtempSync(path.join(tmpdir(), 'arguments-'));
  const empty = mkdtempSync(path.join(folder, 'empty-'));
  const photos = ['stairs-2.jpg', 'stairs-9.JFIF', 'stairs-10.tiff', 'stairs-11.gif'];
  const system = ['.DS_Store', '._stairs-2.jpg', 'Thumbs.db'];
  for (const name of ['film.mov', ...photos, ...system]) writeFileSync(path.join(folder, name), '');
  const { leftOut, mistakes, ...read } = readArguments(['a.jpg', 'A door', folder, empty]);
  expect(read.photos.map(({ file }) => path.basename(file))).toEqual(['a.jpg', ...photos]);
  expect(leftOut).toEqual([empty, path.join(folder, 'film.mov')]);
  expect(mistakes).toEqual([`There is no photo in the folder "${empty}".`]);
  rmSync(folder, { recursive: true });
});

/** The descriptions of photos with these names, without their extension, in a folder. */
function descriptionsOf(names: string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'arguments-'));
  for (const name of names) writeFileSync(path.join(folder, `${name}.jpg`), '');
  const { photos } = readArguments([folder]);
  rmSync(folder, { recursive: true });
  return Object.fromEntries(photos.map(({ file, alt }) => [path.parse(file).name, alt]));
}

it('takes the name of a photo in a folder as its description', () => {
  const descriptions = {
    'green-front-door': 'Green front door',
    '35 Mill Road before': '35 Mill Road before',
    'Kitchen 2': 'Kitchen 2',
    bathroom1: 'Bathroom1',
    Hall_after: 'Hall after',
    'GREEN DOOR': 'GREEN DOOR',
    'Front door RAL 7016': 'Front door RAL 7016',
    'café-front-1960': 'Café front 1960',
    'Picture rail': 'Picture rail',
    'Photo of the landing': 'Photo of the landing',
  };
  expect(descriptionsOf(Object.keys(descriptions))).toEqual(descriptions);
});

it('ignores names that cameras, phones and programs give', () => {
  const names = [
    ...['IMG_2041', 'IMG_2041 (1)', 'IMG_E2041', 'IMG-3421-edited', 'img_2041', 'MVIMG_20240501_101532'],
    ...['DSC_0001', 'DSCF1234', '_MG_1234', 'P1010234', 'GOPR1234', 'DJI_0123', 'PXL_20240501_101532123.MP'],
    ...['20240501_101532', 'Photo 01-05-2024, 10 15 32', 'FB_IMG_1714554932', 'received_1234567890'],
    ...['IMG-20240501-WA0001', 'WhatsApp Image 2024-05-01 at 10.15.32', 'signal-2024-05-01-10-15-32-123'],
    ...[
      'Screen Shot 2024-05-01 at 10.15.32',
      'Screenshot_20240501-101532_Samsung Internet',
      'Screenshot (12)',
    ],
    ...['image0 (2)', 'Image from iOS', 'photo', 'Picture 3', 'unnamed', 'download (3)', 'FullSizeRender'],
    ...['4D2A1F3C-8B7E-4E6A-9C1D-2F3B4A5C6D7E', 'd41d8cd98f00b204e9800998ecf8427e', 'aGVsbG8gd29ybGQ', '12'],
  ];
  expect(descriptionsOf(names)).toEqual(Object.fromEntries(names.map((name) => [name, ''])));
});
