/** @jest-environment node */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { readContent } from '@/lib/content/read';
import { setUpTemporaryContent } from '@/lib/content/testing/temporary-content';
import { encodePhotos } from './content-photos';
import { addPhotos } from './add-to-gallery';

setUpTemporaryContent();

/** The gallery has a door already. */
beforeEach(async () => {
  jest.spyOn(console, 'log').mockImplementation();
  mkdirSync('content/photos');
  await photo('navy').toFile('content/photos/door.jpg');
});

/** A wall with a yellow door in its top left corner. */
function photo(background: string, width = 1600, height = 1200) {
  const door = { width: width / 4, height: height / 2, channels: 3, background: 'yellow' } as const;
  const wall = { width, height, channels: 4, background } as const;
  return sharp({ create: wall }).composite([{ input: { create: door }, left: 0, top: 0 }]);
}

it('adds the photos of a folder to the end of the gallery, described by their names, as the build accepts them', async () => {
  mkdirSync('new');
  await photo('red').toFile("new/10 a café & the owner's hall.jpg");
  await photo('blue').toFile('new/9_стена-дома.png');
  await photo('green').toFile('new/8 стена дома.png');
  for (const name of ['._front_door.png', 'Thumbs.db']) writeFileSync(`new/${name}`, '');
  writeFileSync('content/gallery.yaml', '- file: ./photos/door.jpg\n  # Ours.\n  alt: A door\n');
  await expect(addPhotos(['new'])).resolves.toEqual([
    expect.stringMatching(/^content\/photos\/8-[0-9a-f]{6}\.jpg$/),
    expect.stringMatching(/^content\/photos\/9-[0-9a-f]{6}\.jpg$/),
    expect.stringMatching(/^content\/photos\/10-a-cafe-the-owners-hall-[0-9a-f]{6}\.jpg$/),
  ]);
  expect(readContent('content').files?.gallery.map(({ alt }) => alt)).toEqual([
    ...['A door', '8 стена дома', '9 стена дома', "10 a café & the owner's hall"],
  ]);
  expect(readFileSync('content/gallery.yaml', 'utf8')).toContain('# Ours.');
  const { photoReferences } = readContent('content');
  expect(await encodePhotos(photoReferences)).toMatchObject({ problems: [] });
});

it('makes a photo upright, opaque and not larger than needed, in the colours of the web, and removes its location', async () => {
  await photo('#10803000', 4000, 3000)
    .withIccProfile('p3')
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '52/1 37/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toFile('white wall.png');
  const [file = ''] = await addPhotos(['white wall.png']);
  const { format, width, height, exif, icc, xmp, iptc, orientation } = await sharp(file).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1800, height: 2400 });
  expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
  // Orientation 6 moves the door from the top left to the top right.
  await expectColour(file, [1700, 100], [255, 255, 0]);
  await expectColour(file, [100, 100], [255, 255, 255]);
});

/** JPEG changes each channel slightly. */
async function expectColour(file: string, [left, top]: [number, number], colour: number[]) {
  const pixel = await sharp(file).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  const differences = [...pixel].map((value, channel) => Math.abs(value - (colour[channel] ?? 0)));
  expect(Math.max(...differences)).toBeLessThanOrEqual(2);
}

it('reports all problems of all photos at once, says how to fix them, and writes nothing', async () => {
  await photo('red').toFile('a good wall.png');
  await photo('blue', 796).toFile('a-good-wall.png');
  await photo('pink', 2000, 8000).toFile('-.png');
  writeFileSync('nothing at all.jpg', '');
  writeFileSync('red telephone.jpg', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'));
  writeFileSync('half a wall.jpg', readFileSync('content/photos/door.jpg').subarray(0, 9000));
  const gallery = readFileSync('content/gallery.yaml', 'utf8');

  const problems: [file: string, ...problems: string[]][] = [
    ['a good wall.png'],
    ['a-good-wall.png', 'the same as in an earlier entry', 'at least 800 pixels wide'],
    ['-.png', 'the description is empty. Say in the name of the file', 'Crop it'],
    ['red telephone.jpg', 'it is a HEIC photo, .* Export it as JPEG'],
    ['nothing at all.jpg', 'it is empty. Copy it'],
    ['half a wall.jpg', 'it cannot be read as an image'],
    ['gone wall.jpg', 'ENOENT: no such file'],
  ];
  const error: unknown = await addPhotos(problems.map(([file]) => file)).catch((thrown) => thrown);
  expect(String(error).trim().split('\n').slice(2)).toEqual(
    problems.flatMap(([file, ...messages]) =>
      messages.map((message) => expect.stringMatching(`^  ${file}: .*${message}`)),
    ),
  );
  expect(readFileSync('content/gallery.yaml', 'utf8')).toBe(gallery);
  expect(readdirSync('content/photos')).toEqual(['door.jpg']);
});

it('adds the first photo to an empty gallery, and none to one that is not valid YAML', async () => {
  await photo('red').toFile('red wall.png');
  writeFileSync('content/gallery.yaml', '- file ./photos/hall.jpg\n  alt: A\n');
  await expect(addPhotos(['red wall.png'])).rejects.toThrow('gallery.yaml:1: this is not valid YAML');
  writeFileSync('content/gallery.yaml', '# No photos yet.\n');
  await addPhotos(['red wall.png']);
  expect(readContent('content').files?.gallery).toMatchObject([{ alt: 'Red wall' }]);
});
