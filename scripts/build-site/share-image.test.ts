/** @jest-environment node */
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { readShareImage } from '@/lib/content';
import { readContent } from '@/lib/content/read';
import { edit, setUpTemporaryContent } from '@/lib/content/testing/temporary-content';
import { prepareShareImage } from './share-image';

const project = process.cwd();
setUpTemporaryContent();

it('makes the same picture in every call of a process, and another one for other words', async () => {
  for (const file of ['globals.css', 'icon.svg']) cpSync(`${project}/app/${file}`, `app/${file}`);
  mkdirSync('content/photos');
  const create = { width: 1600, height: 900, channels: 3 as const, background: 'grey' };
  await sharp({ create }).jpeg().toFile('content/photos/door.jpg');

  // The name contains a hash of the picture.
  const pictures: string[] = [];
  for (const [file, from, to] of [
    ['business', '', ''],
    ['business', '', ''],
    // With as many characters, because a character that no font has is a box.
    ['business', '01632 960999', '01632 960888'],
    ['business', 'name: Ferrers & Daughters', 'name: Farrers & Daughters'],
    ['pages', 'in Diss', 'in Bliss'],
  ] as const) {
    edit(file, from, to);
    const { files } = readContent('content');
    if (files) await prepareShareImage(files);
    pictures.push(readShareImage().path);
    expect(existsSync(`public${pictures.at(-1)}`)).toBe(true);
  }
  expect(pictures[1]).toBe(pictures[0]);
  expect(new Set(pictures).size).toBe(4);
});
