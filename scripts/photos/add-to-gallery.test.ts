/** @jest-environment node */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { readContent } from '@/lib/content/read';
import { setUpTemporaryContent } from '@/lib/content/testing/temporary-content';
import { encodePhotos } from '../build-site/encode-photos';
import { addPhotos, describePhoto } from './add-to-gallery';

setUpTemporaryContent();

/** The gallery has a door already. */
beforeEach(async () => {
  jest.spyOn(console, 'log').mockImplementation();
  mkdirSync('content/photos');
  await photo('navy').jpeg().toFile('content/photos/door.jpg');
});

/** A wall with a yellow door in its top left corner. */
function photo(wall: string, width = 1600, height = 1200) {
  const door = {
    create: { width: width / 4, height: height / 2, channels: 3 as const, background: 'yellow' },
  };
  const create = { width, height, channels: 3 as const, background: wall };
  return sharp({ create }).composite([{ input: door, left: 0, top: 0 }]);
}

const contentFiles = () =>
  readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((file) => path.extname(file))
    .map((file) => [file, readFileSync(path.join('content', file), 'base64')]);

it('adds photos of all formats to the end of the gallery, described by their names, as the build accepts them', async () => {
  const photos = [
    { file: "owner's-hall_# after.jpg", alt: "Owner's hall # after", name: 'owners-hall-after' },
    { file: '& sons front door.png', alt: '& sons front door', name: 'sons-front-door' },
    { file: `Yes ${'x'.repeat(99)}.webp`, alt: `Yes ${'x'.repeat(99)}`, name: `yes-${'x'.repeat(56)}` },
    { file: 'a café in Kraków.avif', alt: 'A café in Kraków', name: 'a-cafe-in-krakow' },
    { file: 'стена дома.tiff', alt: 'Стена дома', name: 'photo' },
    { file: 'red fence.gif', alt: 'Red fence', name: 'red-fence' },
  ];
  await Promise.all(photos.map(({ file }) => photo('red').toFile(file)));
  writeFileSync(
    'content/gallery.yaml',
    '\uFEFF- file: ./photos/door.jpg\r\n  # Ours.\r\n  alt: >-\r\n      A\r\n      door',
  );
  const added = await addPhotos(photos.map(({ file }) => file));
  expect(readContent('content').files?.gallery).toEqual([
    { file: './photos/door.jpg', alt: 'A door' },
    ...photos.map(({ alt, name }) => ({ file: `./photos/${name}.jpg`, alt })),
  ]);
  const formats = await Promise.all(added.map(async (file) => (await sharp(file).metadata()).format));
  expect(new Set(formats)).toEqual(new Set(['jpeg']));
  await encodePhotos();
});

it('adds the photos of a folder in numeric order, and ignores the files of systems', async () => {
  mkdirSync('new');
  for (const number of [2, 10, 9]) await photo('red').toFile(`new/red wall ${number}.png`);
  for (const name of ['._red wall 2.png', 'Thumbs.db', 'desktop.ini']) writeFileSync(`new/${name}`, '');
  const added = [2, 9, 10].map((number) => `content/photos/red-wall-${number}.jpg`);
  await expect(addPhotos(['new'])).resolves.toEqual(added);
});

it.each([
  ['green-front-door', 'Green front door'],
  ['35 Mill Road before', '35 Mill Road before'],
  ['Hall_after', 'Hall after'],
  ['Front door RAL 7016', 'Front door RAL 7016'],
  ['café-front-1960', 'Café front 1960'],
  ['Photo of the landing', 'Photo of the landing'],
])('describes %s.jpg as %s', (name, description) => {
  expect(describePhoto(`new/${name}.jpg`)).toBe(description);
});

it.each([
  ...['IMG_2041 (1)', 'IMG-3421-edited', 'MVIMG_20240501_101532', 'DSC_0001', 'DSC_0001 copy', 'P1010234'],
  ...['PXL_20240501_101532123.MP', '20240501_101532', 'Photo 01-05-2024, 10 15 32', 'received_1234567890'],
  ...['WhatsApp Image 2024-05-01 at 10.15.32', 'Screenshot_20240501-101532_Samsung Internet', 'photo'],
  ...['Screenshot (12)', 'Image from iOS', 'Untitled design', 'download (3)', 'FullSizeRender'],
  ...['4D2A1F3C-8B7E-4E6A-9C1D-2F3B4A5C6D7E', 'aGVsbG8gd29ybGQ', '12'],
])('finds no description in the name that a camera or a program has given: %s.jpg', (name) => {
  expect(describePhoto(`new/${name}.jpg`)).toBe('');
});

it('rotates a photo to upright, scales it down and removes its location', async () => {
  await photo('red', 4000, 3000)
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '52/1 37/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toFile('red wall.jpg');
  const [file = ''] = await addPhotos(['red wall.jpg']);
  const { width, height, exif, icc, xmp, iptc, orientation } = await sharp(file).metadata();
  expect([width, height]).toEqual([1800, 2400]);
  expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
  // Orientation 6 moves the door from the top left to the top right.
  await expectColour(file, [1700, 100], [255, 255, 0]);
  await expectColour(file, [100, 100], [255, 0, 0]);
});

it('keeps the colours of a photo in another colour space, and makes transparent areas white', async () => {
  await photo('#b04030').withIccProfile('p3').toFile('red wall.png');
  const clear = { width: 1600, height: 1200, channels: 4 as const, background: '#10803000' };
  await sharp({ create: clear }).toFile('white wall.png');
  const [red = '', white = ''] = await addPhotos(['red wall.png', 'white wall.png']);
  await expectColour(red, [1200, 900], [0xb0, 0x40, 0x30]);
  await expectColour(white, [1200, 900], [255, 255, 255]);
});

/** JPEG changes each channel slightly. */
async function expectColour(file: string, [left, top]: [number, number], colour: number[]) {
  const pixel = await sharp(file).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  const differences = [...pixel].map((value, channel) => Math.abs(value - (colour[channel] ?? 0)));
  expect(Math.max(...differences)).toBeLessThanOrEqual(2);
}

it('never overwrites a file, even one that the gallery does not list or whose name differs only in case', async () => {
  for (const name of ['a red wall', 'a red, wall']) await photo('red').toFile(`${name}.png`);
  writeFileSync('content/photos/A-red-wall.JPG', 'not in the gallery');
  await expect(addPhotos(['a red wall.png', 'a red, wall.png'])).resolves.toEqual([
    'content/photos/a-red-wall-2.jpg',
    'content/photos/a-red-wall-3.jpg',
  ]);
  expect(readFileSync('content/photos/A-red-wall.JPG', 'utf8')).toBe('not in the gallery');
});

it.each(['', '# No photos yet.\n', '# None.\n\n[]\n'])('adds the first photo to %j', async (source) => {
  writeFileSync('content/gallery.yaml', source);
  await photo('red').toFile('a red wall.png');
  await addPhotos(['a red wall.png']);
  expect(readContent('content').files?.gallery).toEqual([
    { file: './photos/a-red-wall.jpg', alt: 'A red wall' },
  ]);
});

it('reports all mistakes of all photos at once, says how to fix them, and writes nothing', async () => {
  for (const name of ['a good wall', 'IMG_2041']) await photo('red').toFile(`${name}.png`);
  await photo('blue', 796).toFile('a-good-wall.png');
  await photo('blue', 1600, 596).toFile('low fence.png');
  await photo('pink', 2000, 8000).toFile('pink column.png');
  writeFileSync('some text.jpg', 'This is not an image.');
  writeFileSync('red telephone.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'));
  writeFileSync('half a wall.jpg', readFileSync('content/photos/door.jpg').subarray(0, 9000));
  const before = contentFiles();

  const mistakes: [file: string, ...mistakes: RegExp[]][] = [
    ['a good wall.png'],
    [
      'a-good-wall.png',
      /the same as in an earlier entry\. Say in the name/,
      /796 by 1200 pixels, .* at least 800 /,
    ],
    ['low fence.png', /it is only 1600 by 596 pixels, .* and 600 high\./],
    ['pink column.png', /it is 2000 by 8000 pixels: .* Crop it/],
    ['some text.jpg', /it cannot be read as an image \(.*\)\. Save it again as JPEG/],
    ['gone wall.jpg', /ENOENT: no such file/],
    ['red telephone.heic', /it is a HEIC photo, .* Export it as JPEG/],
    ['half a wall.jpg', /it cannot be read as an image/],
    ['IMG_2041.png', /the description is empty\. Say in the name of the file what only this photo shows/],
  ];
  const error: unknown = await addPhotos(mistakes.map(([file]) => file)).catch((thrown) => thrown);
  expect(String(error).trim().split('\n').slice(2)).toEqual(
    mistakes.flatMap(([file, ...patterns]) =>
      patterns.map(({ source }) => expect.stringMatching(`^  ${file}: .*${source}`)),
    ),
  );
  expect(contentFiles()).toEqual(before);
});

it.each(['blue', 'gallery.yaml'])('leaves the gallery as it is when %s cannot be written', async (name) => {
  for (const name of ['red', 'blue']) await photo('red').toFile(`${name} wall.png`);
  const before = readFileSync('content/gallery.yaml', 'utf8');
  const { writeFile } = fs;
  jest.spyOn(fs, 'writeFile').mockImplementation(async (file, data, options) => {
    const isFull = String(file).includes(name);
    await writeFile(file, isFull ? '' : data, options);
    if (isFull) throw new Error('The disk is full.');
  });
  await expect(addPhotos(['red wall.png', 'blue wall.png'])).rejects.toThrow('The disk is full.');
  expect(readFileSync('content/gallery.yaml', 'utf8')).toBe(before);
});

it.each([
  ['is broken', '- file ./photos/hall.jpg\n  alt: A\n', 'this is not valid YAML'],
  ['is missing', undefined, 'the file is missing'],
])('says so when the gallery %s, and writes nothing', async (_, source, problem) => {
  await photo('red').toFile('red wall.png');
  rmSync('content/gallery.yaml');
  if (source !== undefined) writeFileSync('content/gallery.yaml', source);
  const before = contentFiles();
  await expect(addPhotos(['red wall.png'])).rejects.toThrow(`content/gallery.yaml:1: ${problem}`);
  expect(contentFiles()).toEqual(before);
});
