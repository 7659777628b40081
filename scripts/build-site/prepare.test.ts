/** @jest-environment node */
import { encodePhotos } from '../photos/content-photos';
import { prepare } from './prepare';

jest.mock('../photos/content-photos', () => ({ encodePhotos: jest.fn() }));

it('prints what could be better in the content and, on GitHub, adds it to the annotations', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, GITHUB_ACTIONS: 'true' });
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const log = jest.spyOn(console, 'log').mockImplementation();
  const warning = { file: 'content/a.yaml', line: 3, problem: 'a is long', remedy: 'Shorten it.' };
  jest.mocked(encodePhotos).mockResolvedValue([warning]);
  await prepare();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('content/a.yaml:3: a is long'));
  const note = '::warning title=Could be better,file=content/a.yaml,line=3::a is long. Shorten it.';
  expect(log).toHaveBeenCalledWith(note);
});
