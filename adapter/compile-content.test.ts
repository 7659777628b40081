/** @jest-environment node */
import { existsSync } from 'node:fs';
import { append, edit, setUpTemporaryContent } from '@/lib/content/testing/temporary-content';
import { annotate } from './annotate';
import { compileContent } from './compile-content';

setUpTemporaryContent();
beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation();
});

it('prints what could be better in texts and photos and, on GitHub, adds it to the annotations', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, GITHUB_ACTIONS: 'true' });
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  edit('business', 'Free quotations', 'Call 020 7946 0000');
  await compileContent(true);
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/business\.yaml:\d+: .* has 020 7946 0000/));
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/pages\.yaml:\d+: .*is only \d+ by \d+ pixels/));
  const note = /^::warning file=content\/pages\.yaml,line=\d+::Page text, .*is only \d+ by/;
  expect(console.log).toHaveBeenCalledWith(expect.stringMatching(note));
});

it('shows a mistake in the run on GitHub, in one line of its log', () => {
  jest.replaceProperty(process, 'env', { ...process.env, GITHUB_ACTIONS: 'true' });
  annotate('error', [{ file: 'content/a.yaml', line: 3, problem: 'A is 100%, so', remedy: 'Write:\nb' }]);
  const note = '::error file=content/a.yaml,line=3::A is 100%25, so. Write:%0Ab';
  expect(console.log).toHaveBeenCalledWith(note);
});

it('reports a mistake in a text before it encodes any photo', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  edit('business', /owner: /, 'ownr: ');
  await expect(compileContent(true)).rejects.toThrow('Owner is missing');
  expect(existsSync('public/photos')).toBe(false);
});

it('reports the problems of texts, photos and the logo together', async () => {
  append('business', 'logo: /logo.svg');
  edit('gallery', /file: .*/, 'file: ./photos/gone.jpg');
  edit('pages', /file: .*/, 'file: ./photos/gone.jpg');
  await expect(compileContent(true)).rejects.toThrow(
    /business\.yaml:15: Business, Logo: public\/logo\.svg cannot be found[^]*gallery\.yaml:1: Gallery photos, .*: content\/photos\/gone\.jpg cannot be found/,
  );
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  edit('business', /owner: /, 'ownr: ');
  await expect(compileContent(true)).rejects.toThrow(/Owner is missing[^]*gone\.jpg cannot be found/);
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/Ownr is not a recognised key/));
});
