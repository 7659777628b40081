/** @jest-environment node */
import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { readContent } from '@/lib/content/read';
import { readShareImage } from '@/lib/content/share-image';
import { edit, setUpTemporaryContent } from '@/lib/content/testing/temporary-content';
import { prepareShareImage } from './share-image';

const project = process.cwd();
setUpTemporaryContent();

/** Makes the picture, the only one in `public` then, and returns its path and its bytes. */
async function makePicture() {
  const { files } = readContent('content');
  if (!files) throw new Error('The content of the test has mistakes.');
  await prepareShareImage(files);
  const { path } = readShareImage();
  expect(path).toMatch(/^\/share-[0-9a-f]{8}\.jpg$/);
  expect(readdirSync('public')).toEqual([path.slice(1)]);
  return { path, bytes: readFileSync(`public${path}`, 'base64') };
}

it('makes the same picture in every call of a process, and another one for another phone number', async () => {
  for (const file of ['globals.css', 'icon.svg']) cpSync(`${project}/app/${file}`, `app/${file}`);
  mkdirSync('public');
  mkdirSync('content/photos');
  const create = { width: 1600, height: 900, channels: 3 as const, background: 'grey' };
  await sharp({ create }).jpeg().toFile('content/photos/door.jpg');

  const first = await makePicture();
  expect(await makePicture()).toEqual(first);
  // With as many characters, because a character that no font has is a box.
  edit('business', '01632 960999', '01632 960888');
  const { path, bytes } = await makePicture();
  expect(path).not.toBe(first.path);
  expect(bytes).not.toBe(first.bytes);
});
