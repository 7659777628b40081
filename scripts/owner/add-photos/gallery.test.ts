/** @jest-environment node */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { readContent } from '@/lib/content/read';
import { setUpTemporaryContent } from '@/lib/content/testing/temporary-content';
import { encodePhotos } from '../../build/encode-photos';
import { addPhotos } from './gallery';

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

it('adds photos of all formats to the end of the gallery, with any description, as the build accepts them', async () => {
  const photos = [
    { file: 'a.jpg', alt: `Owner's "hall": before # and after`, name: 'owners-hall-before-and-after' },
    { file: 'b.png', alt: '- 1960', name: '1960' },
    { file: 'c.webp', alt: 'yes', name: 'yes' },
    { file: 'd.avif', alt: `${'x'.repeat(59)} ${'y'.repeat(200)}`, name: 'x'.repeat(59) },
    { file: 'e.tiff', alt: 'A café in Kraków', name: 'a-cafe-in-krakow' },
    { file: 'f.gif', alt: 'Стена', name: 'photo' },
  ];
  await Promise.all(photos.map(({ file }) => photo('red').toFile(file)));
  writeFileSync(
    'content/gallery.yaml',
    '\uFEFF- file: ./photos/door.jpg\r\n  # Ours.\r\n  alt: >-\r\n      A\r\n      door',
  );
  const added = await addPhotos(photos.flatMap(({ file, alt }) => [file, alt]));
  expect(readContent('content').files?.gallery).toEqual([
    { file: './photos/door.jpg', alt: 'A door' },
    ...photos.map(({ alt, name }) => ({ file: `./photos/${name}.jpg`, alt })),
  ]);
  const formats = await Promise.all(added.map(async (file) => (await sharp(file).metadata()).format));
  expect(new Set(formats)).toEqual(new Set(['jpeg']));
  await encodePhotos();
});

it('rotates a photo to upright, scales it down and removes its location', async () => {
  await photo('red', 4000, 3000)
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '52/1 37/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toFile('new.jpg');
  const [file = ''] = await addPhotos(['new.jpg', 'A red wall']);
  const { width, height, exif, icc, xmp, iptc, orientation } = await sharp(file).metadata();
  expect([width, height]).toEqual([1800, 2400]);
  expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
  // Orientation 6 moves the door from the top left to the top right.
  await expectColour(file, [1700, 100], [255, 255, 0]);
  await expectColour(file, [100, 100], [255, 0, 0]);
});

it('keeps the colours of a photo in another colour space, and makes transparent areas white', async () => {
  await photo('#b04030').withIccProfile('p3').toFile('new.png');
  const clear = { width: 1600, height: 1200, channels: 4 as const, background: '#10803000' };
  await sharp({ create: clear }).toFile('clear.png');
  const [red = '', white = ''] = await addPhotos(['new.png', 'A red wall', 'clear.png', 'A white wall']);
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
  await photo('red').toFile('new.png');
  writeFileSync('content/photos/A-red-wall.JPG', 'not in the gallery');
  await expect(addPhotos(['new.png', 'A red wall', 'new.png', 'A red: wall'])).resolves.toEqual([
    'content/photos/a-red-wall-2.jpg',
    'content/photos/a-red-wall-3.jpg',
  ]);
  expect(readFileSync('content/photos/A-red-wall.JPG', 'utf8')).toBe('not in the gallery');
});

it.each(['', '# No photos yet.\n', '# None.\n\n[]\n'])('adds the first photo to %j', async (source) => {
  writeFileSync('content/gallery.yaml', source);
  await photo('red').toFile('red.png');
  await addPhotos(['red.png', 'A red wall']);
  expect(readContent('content').files?.gallery).toEqual([
    { file: './photos/a-red-wall.jpg', alt: 'A red wall' },
  ]);
});

it('adds the photos of a folder, and names the files that it leaves out', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  mkdirSync('new');
  await photo('red').toFile('new/red wall.png');
  for (const name of ['film.mov', '._red wall.png']) writeFileSync(`new/${name}`, '');
  await expect(addPhotos(['new'])).resolves.toEqual(['content/photos/red-wall.jpg']);
  expect(jest.mocked(console.warn).mock.calls).toEqual([
    [expect.stringMatching(/^Left out.*\n {2}new[\\/]film\.mov$/)],
  ]);
});

it('reports all mistakes of all photos at once, says how to fix them, and writes nothing', async () => {
  await photo('red').toFile('good.png');
  await photo('blue', 796).toFile('narrow.png');
  await photo('blue', 1600, 596).toFile('low.png');
  await photo('pink', 2000, 8000).toFile('column.png');
  writeFileSync('text.jpg', 'This is not an image.');
  writeFileSync('phone.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'));
  writeFileSync('half.jpg', readFileSync('content/photos/door.jpg').subarray(0, 9000));
  const before = contentFiles();

  const mistakes: [words: string[], ...mistakes: RegExp[]][] = [
    [['good.png', 'A good wall']],
    [['narrow.png', 'A door'], /the same as in entry 1\. Say what/, /796 by 1200 pixels, .* at least 800 /],
    [['low.png', 'A fence'], /it is only 1600 by 596 pixels, .* and 600 high\./],
    [['column.png', 'A column'], /it is 2000 by 8000 pixels: .* Crop it/],
    [['text.jpg', 'A text'], /it cannot be read as an image \(.*\)\. Save it again as JPEG/],
    [['gone.jpg', 'A gone wall'], /it cannot be opened \(.*ENOENT.*\)\. Check the name/],
    [['phone.heic', 'A telephone'], /it is a HEIC photo, .* Export it as JPEG/],
    [['half.jpg', 'A good wall'], /the same as in entry 2\./, /it cannot be read as an image/],
    [['good.png', ''], /the description is empty\. Say what only this photo shows/],
  ];
  const error: unknown = await addPhotos(mistakes.flatMap(([words]) => words)).catch((thrown) => thrown);
  expect(String(error).trim().split('\n').slice(2)).toEqual(
    mistakes.flatMap(([[file], ...patterns]) =>
      patterns.map(({ source }) => expect.stringMatching(`^  ${file}: .*${source}`)),
    ),
  );
  expect(contentFiles()).toEqual(before);
});

it.each(['blue', 'gallery.yaml'])('leaves the gallery as it is when %s cannot be written', async (name) => {
  await photo('red').toFile('red.png');
  const before = readFileSync('content/gallery.yaml', 'utf8');
  const { writeFile } = fs;
  jest.spyOn(fs, 'writeFile').mockImplementation(async (file, data, options) => {
    const isFull = String(file).includes(name);
    await writeFile(file, isFull ? '' : data, options);
    if (isFull) throw new Error('The disk is full.');
  });
  await expect(addPhotos(['red.png', 'A red wall', 'red.png', 'A blue wall'])).rejects.toThrow(
    'The disk is full.',
  );
  expect(readFileSync('content/gallery.yaml', 'utf8')).toBe(before);
});

it.each([
  ['is broken', '- file ./photos/hall.jpg\n  alt: A\n', 'this is not valid YAML'],
  ['is missing', undefined, 'the file cannot be read'],
])('says so when the gallery %s, and writes nothing', async (_, source, problem) => {
  await photo('red').toFile('red.png');
  rmSync('content/gallery.yaml');
  if (source !== undefined) writeFileSync('content/gallery.yaml', source);
  const before = contentFiles();
  await expect(addPhotos(['red.png', 'A red wall'])).rejects.toThrow(`content/gallery.yaml:1: ${problem}`);
  expect(contentFiles()).toEqual(before);
});
