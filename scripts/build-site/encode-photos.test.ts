/** @jest-environment node */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { photoIndexFile } from '@/lib/content';
import { ContentError, listProblems } from '@/lib/content/content-error';
import { edit, setUpTemporaryContent } from '@/lib/content/testing/temporary-content';
import { encodePhotos, removeUnusedPhotos } from './encode-photos';

setUpTemporaryContent();

/** Three small photos: two in the gallery, and the wide one of the home page. */
beforeEach(async () => {
  jest.spyOn(console, 'log').mockImplementation();
  mkdirSync('content/photos');
  writeFileSync('content/gallery.yaml', entry('red.jpg', 'A red wall') + entry('blue.jpg', 'A blue wall'));
  edit('pages', 'door.jpg', 'wide.jpg');
  await makePhoto('red.jpg', 1000, 'red');
  await makePhoto('blue.jpg', 1000, 'blue');
  await makePhoto('wide.jpg', 1900, 'green');
});

const entry = (file: string, alt: string) => `- file: ./photos/${file}\n  alt: ${alt}\n`;

async function makePhoto(file: string, width: number, background: string, height = Math.round(width / 2)) {
  const image = sharp({ create: { width, height, channels: 3, background } });
  await image.jpeg().toFile(`content/photos/${file}`);
}

const encodedFiles = () => readdirSync('public/photos').sort();
const index = (): Record<string, Record<string, unknown>> => JSON.parse(readFileSync(photoIndexFile, 'utf8'));

it('encodes AVIF in the widths of the layouts up to its own, and JPEG in the largest, with hashed file names', async () => {
  await makePhoto('large.jpg', 3000, 'grey');
  writeFileSync('content/gallery.yaml', entry('red.jpg', 'A red wall') + entry('large.jpg', 'A grey wall'));
  await encodePhotos();
  expect(encodedFiles().map((file) => file.replace(/-[0-9a-f]{8}-/, ' '))).toEqual([
    ...['large 1200.avif', 'large 1200.jpg', 'large 400.avif', 'large 800.avif'],
    ...['red 1000.avif', 'red 1000.jpg', 'red 400.avif', 'red 800.avif'],
    ...['wide 1440.avif', 'wide 1900.avif', 'wide 1900.jpg', 'wide 640.avif', 'wide 880.avif'],
  ]);
  const files = encodedFiles().filter((file) => file.startsWith('red'));
  const [largest, jpeg, ...smaller] = files.map((file) => `/photos/${file}`);
  expect(index()['./photos/red.jpg']).toEqual({
    width: 1000,
    height: 500,
    colour: '#fe0000',
    avifs: [...smaller, largest].map((url, index) => ({ url, width: [400, 800, 1000][index] })),
    jpeg,
  });
});

it('encodes a photo again for another layout', async () => {
  await encodePhotos();
  edit('pages', 'wide.jpg', 'red.jpg');
  await encodePhotos();
  const files = encodedFiles().filter((file) => file.startsWith('red'));
  expect(new Set(files.map((file) => file.split('-')[1])).size).toBe(2);
  expect(index()['./photos/red.jpg']?.avifs).toMatchObject([{ width: 640 }, { width: 880 }, { width: 1000 }]);
});

it('encodes only what has changed', async () => {
  await encodePhotos();
  jest.mocked(console.log).mockClear();
  await encodePhotos();
  expect(console.log).not.toHaveBeenCalled();

  await makePhoto('blue.jpg', 1000, 'navy');
  await encodePhotos();
  expect(jest.mocked(console.log).mock.calls).toEqual([['Encoded content/photos/blue.jpg']]);
});

it('removes the photos that no page uses from a site, and reports one that a page misses', async () => {
  const [used, , other] = ['-12345678-800.avif', 'share-12345678.jpg', 'door-87654321-800.avif'];
  mkdirSync('site/photos', { recursive: true });
  for (const file of [used, 'share-12345678.jpg', other]) writeFileSync(`site/photos/${file}`, '');
  const page = `<meta content="https://example.org/painting/photos/share-12345678.jpg"><img srcset="/painting/photos/${used} 800w">`;
  writeFileSync('site/index.html', page);
  await removeUnusedPhotos('site');
  expect(readdirSync('site/photos').sort()).toEqual([used, 'share-12345678.jpg']);

  writeFileSync('site/terms.html', `<img src="/photos/${other}">`);
  await expect(removeUnusedPhotos('site')).rejects.toThrow(`A page uses public/photos/${other}`);
});

it('publishes no photo with the size of an advertisement in its name, which content blockers block', async () => {
  await makePhoto('red-300x250.jpg', 800, 'red');
  await makePhoto('728x90.jpg', 800, 'red');
  writeFileSync(
    'content/gallery.yaml',
    entry('red-300x250.jpg', 'A red wall') + entry('728x90.jpg', 'Another'),
  );
  await encodePhotos();
  const names = encodedFiles().filter((file) => !file.startsWith('wide'));
  expect(names.map((file) => file.replace(/-[0-9a-f]{8}-/, ' '))).toEqual([
    ...[' 400.avif', ' 800.avif', ' 800.jpg', 'red 400.avif', 'red 800.avif', 'red 800.jpg'],
  ]);
});

it('accepts the minor defects of camera files', async () => {
  const photo = readFileSync('content/photos/red.jpg');
  // The end of the spectrum after the marker "start of scan": many Samsung phones write 0.
  photo[photo.lastIndexOf(Buffer.from([0xff, 0xda])) + 12] = 0;
  await expect(sharp(photo).toBuffer()).rejects.toThrow('Invalid SOS parameters');
  writeFileSync('content/photos/red.jpg', photo);
  await encodePhotos();
});

it.each(['public', 'content/photos'])(
  'does not blame the photos when it cannot use %s',
  async (directory) => {
    rmSync(directory, { recursive: true, force: true });
    writeFileSync(directory, '');
    const error: unknown = await encodePhotos().catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: expect.stringMatching(/ENOTDIR|EEXIST|ENOENT/) });
    expect(error).not.toBeInstanceOf(ContentError);
  },
);

it('rotates photos to upright and removes all metadata', async () => {
  const photo = sharp({ create: { width: 600, height: 900, channels: 3, background: 'red' } });
  await photo
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '52/1 37/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile('content/photos/red.jpg');
  expect((await sharp('content/photos/red.jpg').metadata()).exif).toBeDefined();

  await encodePhotos();
  expect(index()['./photos/red.jpg']).toMatchObject({ width: 900, height: 600 });
  for (const file of encodedFiles().filter((name) => name.startsWith('red'))) {
    const { width, height, exif, icc, xmp, orientation } = await sharp(`public/photos/${file}`).metadata();
    expect(width).toBeGreaterThan(height ?? 0);
    expect({ exif, icc, xmp, orientation }).toEqual({});
  }
});

it('reports missing, unreadable, truncated and long photos together with all other mistakes', async () => {
  await makePhoto('tall.jpg', 288, 'red', 2400);
  await makePhoto('sliver.jpg', 800, 'red', 1);
  writeFileSync('content/photos/text.jpg', 'This is not an image.');
  writeFileSync('content/photos/half.jpg', readFileSync('content/photos/red.jpg').subarray(0, 2_000));
  const entries = ['gone', 'text', 'tall', 'sliver', 'half'].map((name) => entry(`${name}.jpg`, name));
  writeFileSync('content/gallery.yaml', [...entries, entry('red.jpg', '""')].join(''));

  const error = await encodePhotos().catch((reason: Error) => reason.message);
  expect(error).toContain('The content has 6 mistakes:');
  expect(error).toMatch(/gallery\.yaml:1: content\/photos\/gone\.jpg cannot be found/);
  expect(error).toMatch(/gallery\.yaml:3: content\/photos\/text\.jpg cannot be read as an image/);
  expect(error).toMatch(
    /gallery\.yaml:5: content\/photos\/tall\.jpg is 288 by 2400 pixels: .*\n +Crop it .*\(in the editor: Gallery photos, entry 3, Photo\)/,
  );
  expect(error).toMatch(/gallery\.yaml:7: content\/photos\/sliver\.jpg is 800 by 1 pixels: /);
  expect(error).toMatch(/gallery\.yaml:9: content\/photos\/half\.jpg cannot be read as an image/);
  expect(error).toMatch(/gallery\.yaml:12: entry 6, alt is empty/);
});

it('encodes photos that are too small to look sharp, and warns about them', async () => {
  await makePhoto('red.jpg', 640, 'red', 480);
  await makePhoto('blue.jpg', 800, 'blue', 600);
  await makePhoto('wide.jpg', 1400, 'green', 900);
  const { warnings } = await encodePhotos();
  const [gallery, home, ...others] = listProblems(warnings).split('\n\n');
  expect(gallery).toMatch(/gallery\.yaml:1: content\/photos\/red\.jpg is only 640 by 480 pixels, and looks/);
  expect(gallery).toMatch(
    / 800 pixels wide and 600 high\. \(in the editor: Gallery photos, entry 1, Photo\)$/,
  );
  expect(home).toMatch(/pages\.yaml:\d+: content\/photos\/wide\.jpg is only 1400 by 900 pixels/);
  expect(home).toMatch(/ 1440 pixels wide .* Words of the pages, Home page, Wide photo, Photo\)$/);
  expect(others).toEqual([]);
  expect(index()['./photos/red.jpg']?.avifs).toMatchObject([{ width: 400 }, { width: 640 }]);
});
