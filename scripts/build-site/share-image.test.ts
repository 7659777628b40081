/** @jest-environment node */
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { readShareImage } from '@/lib/content';
import { readContent } from '@/lib/content/read';
import { edit, setUpTemporaryContent } from '@/lib/content/testing/temporary-content';
import { prepareShareImage } from './share-image';

const project = process.cwd();
setUpTemporaryContent();

/** Makes the picture, and returns its path and its bytes. */
async function makePicture() {
  const { files } = readContent('content');
  if (!files) throw new Error('The content of the test has mistakes.');
  await prepareShareImage(files);
  const { path } = readShareImage();
  expect(path).toMatch(/^\/photos\/share-[0-9a-f]{8}\.jpg$/);
  return { path, bytes: readFileSync(`public${path}`, 'base64') };
}

it('makes the same picture in every call of a process, and another one for other words', async () => {
  for (const file of ['globals.css', 'icon.svg']) cpSync(`${project}/app/${file}`, `app/${file}`);
  mkdirSync('content/photos');
  const create = { width: 1600, height: 900, channels: 3 as const, background: 'grey' };
  await sharp({ create }).jpeg().toFile('content/photos/door.jpg');

  let picture = await makePicture();
  expect(await makePicture()).toEqual(picture);
  // With as many characters, because a character that no font has is a box.
  for (const [file, from, to] of [
    ['business', '01632 960999', '01632 960888'],
    ['business', 'name: Ferrers & Daughters', 'name: Farrers & Daughters'],
    ['pages', 'in Diss', 'in Bliss'],
  ] as const) {
    edit(file, from, to);
    const other = await makePicture();
    expect(other.path).not.toBe(picture.path);
    expect(other.bytes).not.toBe(picture.bytes);
    picture = other;
  }
});
