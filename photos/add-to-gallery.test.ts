/** @jest-environment node */
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { readContent } from '@/lib/content/read';
import { cornersOf, quarters } from '@/lib/content/testing/pictures';
import { append, read, setUpTemporaryContent, write } from '@/lib/content/testing/temporary-content';
import { addPhotos } from './add-to-gallery';

setUpTemporaryContent();
beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation();
});

const photo = quarters(800, 600).png();
const gallery = () => readContent('content').files?.gallery ?? [];

it('adds the photos of a folder to the end of the gallery, described by their names, as the build accepts them', async () => {
  mkdirSync('new');
  await photo.toFile("new/10 a café & the owner's hall.jpg");
  await quarters(800, 601).png().toFile('new/9_стена-дома.png');
  await quarters(801, 600).png().toFile('new/8 стена дома.png');
  for (const name of ['._front_door.png', 'Thumbs.db', 'IMG_1.MOV', 'IMG_1.AAE'])
    writeFileSync(`new/${name}`, '');
  // The same photo again, as a browser and Dropbox save it.
  for (const copy of ['(1)', "(Sam's conflicted copy 2026-11-28)"])
    cpSync("new/10 a café & the owner's hall.jpg", `new/10 a café & the owner's hall ${copy}.jpg`);
  append('gallery', '# Ours.');
  const before = gallery();
  const files = await addPhotos(['new']);
  expect(files).toEqual([
    expect.stringMatching(/^content\/photos\/8-[0-9a-f]{6}\.jpg$/),
    expect.stringMatching(/^content\/photos\/9-[0-9a-f]{6}\.jpg$/),
    expect.stringMatching(/^content\/photos\/10-a-cafe-the-owners-hall-[0-9a-f]{6}\.jpg$/),
  ]);
  const names = ['8 стена дома', '9 стена дома', "10 a café & the owner's hall"];
  const added = names.map((alt, index) => ({ alt, file: files[index]?.replace('content', '.') }));
  expect(gallery()).toEqual([...before, ...added]);
  expect(read('gallery')).toContain('# Ours.');
  const printed = jest.mocked(console.log).mock.calls.join('\n');
  expect(printed).toContain('Left out, because they are no photos: IMG_1.AAE, IMG_1.MOV');
  expect(printed.match(/the same photo as an earlier one: /g)).toHaveLength(2);
});

it('makes photos upright, opaque and no larger than needed, in the colours of the web, without their location', async () => {
  const location = { IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '52/1 37/1 0/1' } };
  const camera = quarters(3000, 1500).withIccProfile('p3').withExif(location);
  await camera.withMetadata({ orientation: 6 }).jpeg({ quality: 100 }).toFile('a camera.jpg');
  const clear = { width: 800, height: 600, channels: 4, background: '#10803000' } as const;
  await sharp({ create: clear }).toFile('a drawing.png');
  const [upright = '', opaque = ''] = await addPhotos(['a camera.jpg', 'a drawing.png']);
  const { format, width, height, exif, icc, xmp, iptc, orientation } = await sharp(upright).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 2400 });
  expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
  expect(await cornersOf(upright)).toEqual(['blue', 'red', 'yellow', 'green']);
  // Not enlarged.
  expect(await sharp(opaque).metadata()).toMatchObject({ width: 800, height: 600 });
  expect(await cornersOf(opaque)).toEqual(Array(4).fill('white'));
});

it('reports all problems of all photos at once, says how to fix them, and writes nothing', async () => {
  await photo.toFile('a good wall.png');
  await quarters(796, 600).png().toFile('a-good-wall.png');
  await quarters(800, 2500).png().toFile('-.png');
  writeFileSync('a drawing.jpg', 'Nothing');
  const before = [read('gallery'), readdirSync('content/photos')];
  const files = ['a good wall.png', 'a-good-wall.png', '-.png', 'a drawing.jpg', 'gone wall.jpg'];
  const [, , ...problems] = (await addPhotos(files).catch(String)).toString().trim().split('\n');
  expect(problems).toEqual([
    expect.stringMatching(/^ {2}a-good-wall\.png: .*the same as in an earlier entry/),
    expect.stringMatching(/^ {2}a-good-wall\.png: .*at least 800 pixels wide/),
    expect.stringMatching(/^ {2}-\.png: the description is empty\. Say in the name of the file/),
    expect.stringMatching(/^ {2}-\.png: .*Crop it/),
    expect.stringMatching(/^ {2}a drawing\.jpg: it cannot be read as an image/),
    expect.stringMatching(/^ {2}gone wall\.jpg: .*ENOENT: no such file/),
  ]);
  expect([read('gallery'), readdirSync('content/photos')]).toEqual(before);
});

it('adds the first photo to an empty gallery, and none to one that is not valid YAML', async () => {
  await photo.toFile('red wall #2.png');
  write('gallery', '- file ./photos/hall.jpg\n  alt: A\n');
  await expect(addPhotos(['red wall #2.png'])).rejects.toThrow('gallery.yaml:1: this is not valid YAML');
  write('gallery', '# No photos yet.\n');
  await addPhotos(['red wall #2.png']);
  expect(read('gallery')).toContain("alt: 'Red wall #2'\n");
});
