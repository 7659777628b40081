/** @jest-environment node */
import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { edit, setUpTemporaryContent } from '@/lib/content/testing/temporary-content';
import { prepareContent } from './prepare-content';

setUpTemporaryContent();
beforeEach(() => {
  mkdirSync('content/photos');
  jest.spyOn(console, 'log').mockImplementation();
});

async function makePhoto(width: number, height: number) {
  const image = sharp({ create: { width, height, channels: 3, background: 'red' } });
  await image.jpeg().toFile('content/photos/door.jpg');
}

it('prints what could be better in texts and photos and, on GitHub, adds it to the annotations', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, GITHUB_ACTIONS: 'true' });
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  await makePhoto(1400, 900);
  edit('business', 'owner: Una Owner', 'owner: Una Owner\nbanner: [Call 020 7946 0000]');
  await prepareContent();
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/business\.yaml:\d+: .* has 020 7946 0000/));
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/pages\.yaml:\d+: .*is only 1400 by 900 pixels/));
  const note = /^::warning title=Could be better,file=content\/pages\.yaml,line=\d+::.*is only 1400 by 900/;
  expect(console.log).toHaveBeenCalledWith(expect.stringMatching(note));
});

it('reports the problems of texts, photos and the logo together', async () => {
  await makePhoto(288, 2400);
  edit('business', 'owner: Una Owner', 'owner: Una Owner\nlogo: /logo.svg');
  edit('gallery', 'door.jpg', 'gone.jpg');
  const error: unknown = await prepareContent().catch((reason: unknown) => reason);
  expect(String(error)).toMatch(/business\.yaml:1: public\/logo\.svg cannot be found/);
  expect(String(error)).toMatch(/gallery\.yaml:1: content\/photos\/gone\.jpg cannot be found/);
  expect(String(error)).toMatch(/pages\.yaml:\d+: .*door\.jpg is 288 by 2400 pixels/);

  edit('business', 'owner: Una Owner', 'owner: 12');
  await expect(prepareContent()).rejects.toThrow(/owner is read as a number[^]*gone\.jpg cannot be found/);
});
