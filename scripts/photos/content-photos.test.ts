/** @jest-environment node */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { listProblems } from '@/lib/content/content-error';
import { readContent } from '@/lib/content/read';
import { edit, setUpTemporaryContent } from '@/lib/content/testing/temporary-content';
import { encodePhotos, removeUnusedPhotos } from './content-photos';

const heic = readFileSync('e2e/editor/display-p3.heic');
setUpTemporaryContent();

/** Two small photos in the gallery, and the wide one of the home page. */
beforeEach(async () => {
  jest.spyOn(console, 'log').mockImplementation();
  mkdirSync('content/photos');
  writeGallery('red', 'blue');
  edit('pages', 'door.jpg', 'wide.jpg');
  await makePhoto('red', 1000);
  await makePhoto('blue', 1000, 500, 'blue');
  await makePhoto('wide', 1900);
});

const writeGallery = (...names: string[]) =>
  writeFileSync(
    'content/gallery.yaml',
    names.map((name) => `- file: ./photos/${name}.jpg\n  alt: ${name}\n`).join(''),
  );

async function makePhoto(name: string, width: number, height = Math.round(width / 2), background = 'red') {
  const image = sharp({ create: { width, height, channels: 3, background } });
  await image.jpeg().toFile(`content/photos/${name}.jpg`);
}

/** The encoded files, without the hashes in their names. */
const encodedFiles = () =>
  readdirSync('public/photos')
    .map((file) => file.replace(/-[0-9a-f]{8}-/, ' '))
    .sort();
const encodeAll = () => encodePhotos(readContent('content').photoReferences);

// Content blockers block what has the size of an advertisement in its name.
it('encodes AVIF in the widths of the layouts up to its own, and JPEG in two of them, without a size in the names', async () => {
  await makePhoto('blue-300x250', 3000);
  writeGallery('red', 'blue-300x250');
  const { index } = await encodeAll();
  expect(encodedFiles()).toEqual([
    ...['blue 1200.avif', 'blue 1200.jpg', 'blue 400.avif', 'blue 800.avif', 'blue 800.jpg'],
    ...['red 1000.avif', 'red 1000.jpg', 'red 400.avif', 'red 800.avif', 'red 800.jpg'],
    ...[
      'wide 1440.avif',
      'wide 1900.avif',
      'wide 1900.jpg',
      'wide 640.avif',
      'wide 880.avif',
      'wide 880.jpg',
      'wide share.jpg',
    ],
  ]);
  expect(index['./photos/red.jpg']).toEqual({
    width: 1000,
    height: 500,
    colour: '#fe0000',
    avifs: [400, 800, 1000].map((width) => {
      return { url: expect.stringMatching(`^/photos/red-[0-9a-f]{8}-${width}.avif$`), width };
    }),
    jpeg: expect.stringMatching('^/photos/red-[0-9a-f]{8}-1000.jpg$'),
    smallJpeg: expect.stringMatching('^/photos/red-[0-9a-f]{8}-800.jpg$'),
  });
});

it('encodes only what has changed, a photo for another layout included', async () => {
  await encodeAll();
  await makePhoto('blue', 1000, 500, 'navy');
  edit('pages', 'wide.jpg', 'red.jpg');
  jest.mocked(console.log).mockClear();
  const { index } = await encodeAll();
  const encoded = ['Encoded content/photos/red.jpg', 'Encoded content/photos/blue.jpg'];
  expect(jest.mocked(console.log).mock.calls.flat()).toEqual(encoded);
  expect(index['./photos/red.jpg']?.avifs).toMatchObject([{ width: 640 }, { width: 880 }, { width: 1000 }]);
});

it('removes the photos that no page uses from a site, and reports one that a page misses', async () => {
  const used = ['-12345678-800.avif', 'door-12345678-share.jpg'];
  mkdirSync('site/photos', { recursive: true });
  for (const file of [...used, 'door-87654321-800.avif']) writeFileSync(`site/photos/${file}`, '');
  const page = `<meta content="https://example.org/painting/photos/door-12345678-share.jpg"><img srcset="/painting/photos/-12345678-800.avif 800w">`;
  writeFileSync('site/index.html', page);
  await removeUnusedPhotos('site');
  expect(readdirSync('site/photos').sort()).toEqual(used);

  rmSync('site/photos/door-12345678-share.jpg');
  await expect(removeUnusedPhotos('site')).rejects.toThrow(
    'A page uses public/photos/door-12345678-share.jpg',
  );
});

it('accepts the minor defects of camera files', async () => {
  const photo = readFileSync('content/photos/red.jpg');
  // The end of the spectrum after the marker "start of scan": many Samsung phones write 0.
  photo[photo.lastIndexOf(Buffer.from([0xff, 0xda])) + 12] = 0;
  await expect(sharp(photo).toBuffer()).rejects.toThrow('Invalid SOS parameters');
  writeFileSync('content/photos/red.jpg', photo);
  expect(await encodeAll()).toMatchObject({ problems: [] });
});

it('does not blame a photo when it cannot open it', async () => {
  rmSync('content/photos/red.jpg');
  mkdirSync('content/photos/red.jpg');
  await expect(encodeAll()).rejects.toMatchObject({ code: 'EISDIR' });
});

it('keeps the details of photos', async () => {
  const wall = { mean: 128, sigma: 40, type: 'gaussian' } as const;
  for (const [name, width] of [
    ['red', 400],
    ['wide', 640],
  ] as const) {
    const noise = sharp({
      create: { width, height: width / 2, channels: 3, background: 'red', noise: wall },
    });
    await noise.blur(2).jpeg({ quality: 100 }).toFile(`content/photos/${name}.jpg`);
  }
  await encodeAll();
  for (const file of readdirSync('public/photos').filter((name) => /^(red.*-400|wide.*-640)\./.test(name))) {
    const original = `content/photos/${file.replace(/-.*/, '')}.jpg`;
    const difference = await sharp(original)
      .composite([{ input: `public/photos/${file}`, blend: 'difference' }])
      .toBuffer();
    const { channels } = await sharp(difference).stats();
    expect(Math.max(...channels.map(({ mean }) => mean))).toBeLessThan(3);
  }
});

it('rotates photos to upright and removes all metadata', async () => {
  const photo = sharp({ create: { width: 600, height: 900, channels: 3, background: 'red' } });
  await photo
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '52/1 37/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile('content/photos/red.jpg');
  const { index } = await encodeAll();
  expect(index['./photos/red.jpg']).toMatchObject({ width: 900, height: 600 });
  for (const file of readdirSync('public/photos').filter((name) => name.startsWith('red'))) {
    const { width, height, exif, icc, xmp, orientation } = await sharp(`public/photos/${file}`).metadata();
    expect(width).toBeGreaterThan(height ?? 0);
    expect({ exif, icc, xmp, orientation }).toEqual({});
  }
});

it('reports missing, unreadable and long photos, and says what to do', async () => {
  await makePhoto('tall', 288, 2400);
  writeFileSync('content/photos/text.jpg', 'This is not an image.');
  writeFileSync('content/photos/half.jpg', readFileSync('content/photos/red.jpg').subarray(0, 2_000));
  writeFileSync('content/photos/empty.jpg', '');
  // As an iPhone's photo is that somebody has renamed.
  writeFileSync('content/photos/renamed.jpg', heic);
  writeGallery('gone', 'text', 'tall', 'half', 'empty', 'renamed');
  const { problems } = await encodeAll();
  expect(listProblems(problems).split('\n\n')).toEqual([
    expect.stringMatching(/gallery\.yaml:1: content\/photos\/gone\.jpg cannot be found/),
    expect.stringMatching(/gallery\.yaml:3: content\/photos\/text\.jpg cannot be read as an image/),
    expect.stringMatching(
      /gallery\.yaml:5: .*tall\.jpg is 288 by 2400 pixels, .*\n +Crop it .*\(in the editor: Gallery photos, "tall", Photo\)/,
    ),
    expect.stringMatching(/gallery\.yaml:7: content\/photos\/half\.jpg cannot be read as an image/),
    expect.stringMatching(/gallery\.yaml:9: content\/photos\/empty\.jpg is empty\n +Copy it from the camera/),
    expect.stringMatching(/gallery\.yaml:11: content\/photos\/renamed\.jpg is a HEIC photo, .*\n +Export it/),
  ]);
});

it('encodes a photo that is in several places for the largest of them', async () => {
  edit('pages', 'heading: About Us', 'heading: About Us\n  photo: { file: ./photos/red.jpg, alt: A team }');
  await makePhoto('red', 1900);
  writeGallery('red', 'blue', 'blue');
  const { index } = await encodeAll();
  expect(index['./photos/red.jpg']?.avifs.at(-1)).toMatchObject({ width: 1600 });
});

it('encodes photos that are too small to look sharp, and warns about them', async () => {
  await makePhoto('red', 640, 480);
  await makePhoto('blue', 800, 600);
  await makePhoto('wide', 1400, 900);
  const { index, warnings } = await encodeAll();
  expect(warnings).toMatchObject([
    { file: 'content/pages.yaml', problem: expect.stringContaining('wide.jpg is only 1400 by 900 pixels') },
    {
      file: 'content/gallery.yaml',
      problem: expect.stringContaining('red.jpg is only 640 by 480 pixels'),
      remedy: expect.stringMatching(/ 800 pixels wide and 600 high\.$/),
      place: ['Gallery photos', '"red"', 'Photo'],
    },
  ]);
  expect(index['./photos/red.jpg']?.avifs).toMatchObject([{ width: 400 }, { width: 640 }]);
});
