/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { readContent } from '@/lib/content/read';
import { cornersOf, quarters } from '@/lib/content/testing/pictures';
import { append, read, setUpTemporaryContent, write } from '@/lib/content/testing/temporary-content';

const project = process.cwd();
setUpTemporaryContent();
beforeEach(() => mkdirSync('new'));

const gallery = () => readContent('content').files?.gallery ?? [];

/** Runs `npm run photos:add` on the folder `new`, and returns what it prints. */
function addPhotos() {
  const env = { ...process.env, CONTENT_DIRECTORY: path.resolve('content') };
  const options = { cwd: project, env, encoding: 'utf8', shell: process.platform === 'win32' } as const;
  const { stdout, stderr } = spawnSync('npm', ['run', 'photos:add', '--', path.resolve('new')], options);
  return stdout + stderr;
}

it('adds each photo of a folder once, described by its name, and says what it leaves out', async () => {
  await quarters(800, 600).toFile("new/10_the owner's-café.png");
  for (const copy of ['11', '12']) cpSync("new/10_the owner's-café.png", `new/copy-${copy}.png`);
  await quarters(800, 601).toFile('new/9 (1).JPG');
  await quarters(800, 602).toFile('new/9 (2).JPG');
  await quarters(800, 603).toFile('new/9-(2).JPG');
  await quarters(800, 2500).toFile('new/narrow.png');
  await quarters(300, 225).toFile('new/small.png');
  for (const name of ['broken.jpg', 'Quote.pdf', 'a.jpg.json', '.Gate.jpg.icloud', '._9 (1).JPG'])
    writeFileSync(`new/${name}`, 'Nothing');
  append('gallery', '# Ours.');
  const before = gallery();

  const output = addPhotos();
  expect(gallery().slice(0, before.length)).toEqual(before);
  const jpeg = (name: string) => expect.stringMatching(RegExp(`^./photos/${name}-[0-9a-f]{8}\\.jpg$`));
  expect(gallery().slice(before.length)).toEqual([
    { alt: '9 (1)', file: jpeg('9-1') },
    { alt: '9 (2)', file: jpeg('9-2') },
    { alt: '9 (2) (2)', file: jpeg('9-2-2') },
    { alt: "10 the owner's café", file: jpeg('10-the-owner-s-caf') },
  ]);
  expect(read('gallery')).toContain('# Ours.');
  const leftOut = output.match(/^Left out: (\S+ ){3}/gm)?.map((words) => words.slice(10, -1));
  expect(leftOut?.sort()).toEqual([
    ...['.Gate.jpg.icloud is not', 'Quote.pdf is not', 'a.jpg.json is not', 'broken.jpg cannot be'],
    ...['copy-11.png is in', 'copy-12.png is in', 'narrow.png is 768', 'small.png is only'],
  ]);

  const once = read('gallery');
  addPhotos();
  expect(read('gallery')).toBe(once);
});

it('makes photos upright, opaque and no larger than needed, in the colours of the web, without their location', async () => {
  const location = { IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '52/1 37/1 0/1' } };
  const camera = quarters(3000, 1500).withIccProfile('p3').withExif(location);
  await camera.withMetadata({ orientation: 6 }).jpeg({ quality: 100 }).toFile('new/camera.jpg');
  const clear = { width: 800, height: 600, channels: 4, background: '#10803000' } as const;
  await sharp({ create: clear }).toFile('new/drawing.png');
  // To an empty gallery.
  write('gallery', '# No photos yet.\n');
  addPhotos();
  const [upright = '', opaque = ''] = gallery().map(({ file }) => file.replace('.', 'content'));
  const { format, width, height, exif, icc, xmp, iptc, orientation } = await sharp(upright).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 2400 });
  expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
  expect(await cornersOf(upright)).toEqual(['blue', 'red', 'yellow', 'green']);
  expect(await cornersOf(opaque)).toEqual(Array(4).fill('white'));
});

it('adds nothing to a gallery that is not valid YAML', () => {
  write('gallery', '- file ./photos/hall.jpg\n  alt: A\n');
  expect(addPhotos()).toContain('gallery.yaml:1: this is not valid YAML');
});
