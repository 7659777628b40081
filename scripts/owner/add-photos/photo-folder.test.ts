/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readPhotoFolder } from './photo-folder';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'folder-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function descriptionsWith(files: string[], table?: string) {
  for (const file of files) writeFileSync(path.join(folder, file), '');
  if (table !== undefined) writeFileSync(path.join(folder, 'Photos.csv'), table);
  return Object.fromEntries(readPhotoFolder(folder).map(({ file, alt }) => [path.basename(file), alt]));
}

it('takes descriptions from the file names, but not from those of cameras', () => {
  expect(
    descriptionsWith([
      'green-front-door.jpg',
      'Hall_after 2.PNG',
      'IMG_2041.jpg',
      '20260504_101112.jpg',
      'WhatsApp Image 2026-05-04 at 10.11.12.jpeg',
      'notes.txt',
    ]),
  ).toEqual({
    'green-front-door.jpg': 'Green front door',
    'Hall_after 2.PNG': 'Hall after 2',
    'IMG_2041.jpg': '',
    '20260504_101112.jpg': '',
    'WhatsApp Image 2026-05-04 at 10.11.12.jpeg': '',
  });
});

it('lists photos in the order of the numbers in their names', () => {
  expect(Object.keys(descriptionsWith(['door-10.jpg', 'door-9.jpg', 'door-1.jpg']))).toEqual([
    'door-1.jpg',
    'door-9.jpg',
    'door-10.jpg',
  ]);
});

it.each([
  ['commas', 'File,Description\r\nIMG_1.JPG,"A hall, before"\r\nimg_2.jpg,A "green" door\r\n'],
  ['semicolons', '\uFEFFimg_1.jpg;A hall, before\n"img_2.jpg";"A ""green"" door"\n'],
  ['Tabs', 'img_1.jpg\tA hall, before\nimg_2.jpg\tA "green" door'],
])('takes descriptions from a table with %s', (_, table) => {
  expect(descriptionsWith(['img_1.jpg', 'img_2.jpg', 'green-shed.jpg'], table)).toEqual({
    'img_1.jpg': 'A hall, before',
    'img_2.jpg': 'A "green" door',
    'green-shed.jpg': '',
  });
});
