/** @jest-environment node */
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { readContent } from '@/lib/content/read';
import { edit, setUpTemporaryContent } from '@/lib/content/testing/temporary-content';
import { prepareShareImage } from './share-image';

const project = process.cwd();
setUpTemporaryContent();

async function makePicture() {
  const { files } = readContent('content');
  if (!files) throw new Error('The content of the test has mistakes.');
  await prepareShareImage(files);
  return readFileSync('public/share.jpg');
}

it('makes the same picture in every call of a process, and another one for another phone number', async () => {
  for (const file of ['globals.css', 'icon.svg']) cpSync(`${project}/app/${file}`, `app/${file}`);
  mkdirSync('public');
  mkdirSync('content/photos');
  const create = { width: 1600, height: 900, channels: 3 as const, background: 'grey' };
  await sharp({ create }).jpeg().toFile('content/photos/door.jpg');

  const first = await makePicture();
  const second = await makePicture();
  expect(second.equals(first)).toBe(true);
  // With as many characters, because a character that no font has is a box.
  edit('business', '01632 960999', '01632 960888');
  const third = await makePicture();
  expect(third.equals(first)).toBe(false);
});
