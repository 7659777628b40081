/** @jest-environment node */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { ContentError } from '@/lib/content/content-error';
import { readContent } from '@/lib/content/read';
import { encodePhotos } from '../../build/encode-photos';
import { checkPhotos, writePhotos } from './new-photos';

const project = process.cwd();
let folder: string;

/** Creates a project with the content of the tests, but with two photos in the gallery. */
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'photo-'));
  cpSync('e2e/fixtures/content', path.join(folder, 'content'), {
    recursive: true,
    filter: (file) => !file.includes('photos/'),
  });
  process.chdir(folder);
  await fs.mkdir('content/photos', { recursive: true });
  writeFileSync(
    'content/gallery.yaml',
    '# Photos.\n\n- file: ./photos/hall.jpg\n  alt: A hall\n\n- file: ./photos/shed.jpg\n  alt: A shed\n',
  );
  const pages = readFileSync('content/pages.yaml', 'utf8').replaceAll(/file: .*/g, 'file: ./photos/hall.jpg');
  writeFileSync('content/pages.yaml', pages);
  await photo('navy', 'white').jpeg().toFile('content/photos/hall.jpg');
  await photo('olive', 'black').jpeg().toFile('content/photos/shed.jpg');
});

afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
  jest.restoreAllMocks();
});

/** A wall with a door in its top left corner. */
function photo(wall: string, door: string, width = 1600, height = 1200): Sharp {
  const leaf = { create: { width: width / 4, height: height / 2, channels: 3 as const, background: door } };
  return sharp({ create: { width, height, channels: 3, background: wall } }).composite([
    { input: leaf, left: 0, top: 0 },
  ]);
}

const contentFiles = () =>
  readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((file) => path.extname(file))
    .map((file) => [file, readFileSync(path.join('content', file), 'base64')]);

async function add(...photos: [file: string, alt: string][]) {
  const { additions, mistakes } = await checkPhotos(photos.map(([file, alt]) => ({ file, alt })));
  expect(mistakes).toEqual([]);
  await writePhotos(additions);
}

async function mistakesOf(...photos: [file: string, alt: string][]) {
  const before = contentFiles();
  const { mistakes } = await checkPhotos(photos.map(([file, alt]) => ({ file, alt })));
  expect(contentFiles()).toEqual(before);
  return mistakes;
}

it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'adds a %s that the content check accepts',
  async (format) => {
    await photo('red', 'yellow').toFormat(format).toFile(`new.${format}`);
    const before = readFileSync('content/gallery.yaml', 'utf8');
    await add([`new.${format}`, 'A red wall']);
    expect(readFileSync('content/gallery.yaml', 'utf8')).toBe(
      `${before}\n- file: ./photos/a-red-wall.jpg\n  alt: A red wall\n`,
    );
    await expect(encodePhotos()).resolves.toBeGreaterThan(0);
    expect((await sharp('content/photos/a-red-wall.jpg').metadata()).format).toBe('jpeg');
  },
);

it('rotates a photo to upright, scales it down and removes its location', async () => {
  await photo('red', 'yellow', 4000, 3000)
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '52/1 37/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile('new.jpg');
  await add(['new.jpg', 'A red wall']);
  const file = 'content/photos/a-red-wall.jpg';
  const { width, height, exif, icc, xmp, iptc, orientation } = await sharp(file).metadata();
  expect([width, height]).toEqual([1800, 2400]);
  expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
  // Orientation 6 moves the door from the top left to the top right.
  await expectColour(file, [1700, 100], [255, 255, 0]);
  await expectColour(file, [100, 100], [255, 0, 0]);
});

it('keeps the colours of a photo in another colour space, and makes transparent areas white', async () => {
  await photo('#b04030', '#306080').withIccProfile('p3').png().toFile('new.png');
  const clear = { width: 1600, height: 1200, channels: 4 as const, background: '#10803000' };
  await sharp({ create: clear }).png().toFile('clear.png');
  await add(['new.png', 'A red wall'], ['clear.png', 'A white wall']);
  await expectColour('content/photos/a-red-wall.jpg', [1200, 900], [0xb0, 0x40, 0x30]);
  await expectColour('content/photos/a-white-wall.jpg', [1200, 900], [255, 255, 255]);
});

/** JPEG changes each channel slightly. */
async function expectColour(file: string, [left, top]: [number, number], colour: number[]) {
  const pixel = await sharp(file).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  expect([...pixel].map((value, channel) => Math.abs(value - (colour[channel] ?? 0)) <= 2)).toEqual([
    true,
    true,
    true,
  ]);
}

it('overwrites no file, even one that the gallery does not list or whose name differs in case', async () => {
  await photo('red', 'yellow').png().toFile('new.png');
  writeFileSync('content/photos/A-red-wall.JPG', 'not in the gallery');
  await add(['new.png', 'A red wall']);
  expect(readFileSync('content/photos/A-red-wall.JPG', 'utf8')).toBe('not in the gallery');
  expect(existsSync('content/photos/a-red-wall-2.jpg')).toBe(true);
});

it('rejects a photo that is in the gallery already, however it is scaled and encoded', async () => {
  await sharp('content/photos/hall.jpg').resize(900).webp({ quality: 40 }).toFile('small.webp');
  await photo('red', 'yellow').png().toFile('red.png');
  await sharp('red.png').resize(2000).jpeg({ quality: 50 }).toFile('red.jpg');
  await photo('red', 'blue').png().toFile('other-door.png');
  expect(
    await mistakesOf(
      ['small.webp', 'One'],
      ['red.png', 'Three'],
      ['red.jpg', 'Four'],
      ['other-door.png', 'Five'],
    ),
  ).toEqual([
    expect.stringMatching(
      /^small\.webp: it looks like \.\/photos\/hall\.jpg\. If it is the same photo, leave it out\./,
    ),
    expect.stringMatching(/^red\.jpg: it looks like red\.png\. .* --similar\.$/),
  ]);
});

it('keeps the good ones of several photos, and accepts some that look alike when asked to', async () => {
  await photo('navy', 'white').png().toFile('after.png');
  await photo('blue', 'yellow', 700).png().toFile('narrow.png');
  const { additions, mistakes } = await checkPhotos(
    [
      { file: 'narrow.png', alt: 'A blue wall' },
      { file: 'after.png', alt: 'A hall, after' },
    ],
    { similar: true },
  );
  expect(additions.map(({ file }) => file)).toEqual(['a-hall-after.jpg']);
  expect(mistakes).toEqual([expect.stringMatching(/^narrow\.png: /)]);
});

it('adds the first photo to an empty gallery', async () => {
  rmSync('content/photos/shed.jpg');
  writeFileSync('content/gallery.yaml', '# No photos yet.\n');
  await photo('red', 'yellow').png().toFile('red.png');
  await add(['red.png', 'A red wall']);
  expect(readContent('content').files?.gallery).toEqual([
    { file: './photos/a-red-wall.jpg', alt: 'A red wall' },
  ]);
});

it('reports all mistakes of all photos at once, says how to fix them, and writes nothing', async () => {
  await photo('red', 'yellow').png().toFile('good.png');
  await photo('blue', 'yellow', 796).png().toFile('narrow.png');
  await photo('pink', 'yellow', 2000, 8000).png().toFile('column.png');
  writeFileSync('text.jpg', 'This is not an image.');
  writeFileSync('phone.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'));
  await photo('teal', 'yellow').png().toFile('nameless.png');
  const gaussian = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const grey = { width: 1600, height: 1200, channels: 3, background: 'grey' } as const;
  const noise = sharp({ create: { ...grey, noise: gaussian } });
  writeFileSync('half.jpg', (await noise.jpeg().toBuffer()).subarray(0, 90_000));

  const mistakes = await mistakesOf(
    ['good.png', 'A good wall'],
    ['narrow.png', 'a hall'],
    ['column.png', 'A column'],
    ['text.jpg', 'A text'],
    ['gone.jpg', 'A gone wall'],
    ['phone.heic', 'A telephone'],
    ['nameless.png', ''],
    ['half.jpg', 'A good wall'],
  );
  expect(mistakes).toEqual([
    'narrow.png: ./photos/hall.jpg already has the text "a hall". Say what is different in this photo.',
    expect.stringMatching(/^narrow\.png: .* 796 by 1200 pixels, .* at least 800 pixels wide and 600 high\.$/),
    expect.stringMatching(/^column\.png: it is 600 by 2400 pixels, too long .* Crop it/),
    expect.stringMatching(/^text\.jpg: it cannot be read as an image \(.*\)\. Save it again as JPEG/),
    expect.stringMatching(/^gone\.jpg: it cannot be opened \(.*ENOENT.*\)\. Check the name/),
    expect.stringMatching(/^phone\.heic: it is a HEIC photo, .* Export it as JPEG/),
    expect.stringMatching(/^nameless\.png: the description is missing/),
    'half.jpg: good.png already has the text "A good wall". Say what is different in this photo.',
    expect.stringMatching(/^half\.jpg: it cannot be read as an image/),
  ]);
});

it('writes nothing when one of the files cannot be moved into place', async () => {
  await photo('red', 'yellow').png().toFile('red.png');
  await photo('blue', 'yellow').png().toFile('blue.png');
  const files = ['red', 'blue'].map((colour) => ({ file: `${colour}.png`, alt: `A ${colour} wall` }));
  const { additions } = await checkPhotos(files);
  const before = contentFiles();
  const rename = fs.rename;
  jest.spyOn(fs, 'rename').mockImplementation(async (from, to) => {
    if (String(to).includes('blue')) throw new Error('The disk is gone.');
    await rename(from, to);
  });
  await expect(writePhotos(additions)).rejects.toThrow('The disk is gone.');
  expect(contentFiles()).toEqual(before);
});

it('adds nothing when the content has mistakes or unreadable photos', async () => {
  await photo('red', 'yellow').png().toFile('red.png');
  rmSync('content/photos/shed.jpg');
  await expect(checkPhotos([{ file: './photos/red.png', alt: 'A red wall' }])).rejects.toThrow(
    'content/photos/shed.jpg is in the gallery but cannot be read. Fix that first',
  );
  writeFileSync('content/gallery.yaml', '- file: ./photos/hall.jpg\n');
  await expect(checkPhotos([{ file: './photos/red.png', alt: 'A red wall' }])).rejects.toThrow(ContentError);
  rmSync('content/gallery.yaml');
  await expect(checkPhotos([{ file: './photos/red.png', alt: 'A red wall' }])).rejects.toThrow(
    /gallery\.yaml:1: the file cannot be read/,
  );
});
