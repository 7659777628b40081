/** @jest-environment node */
import { prepare } from './prepare';

it('warns about a folder on Windows in whose path a font may not be found', async () => {
  Object.defineProperty(process, 'platform', { value: 'win32' });
  jest.spyOn(process, 'cwd').mockReturnValue('C:\\Users\\José\\C#');
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  await expect(prepare()).rejects.toThrow('with # in its path');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('C:\\Users\\José'));
});

it('names the folder whose path Tailwind cannot read', async () => {
  jest.spyOn(process, 'cwd').mockReturnValue('/home/jo/C#/website');
  await expect(prepare()).rejects.toThrow('with # in its path: rename or move /home/jo/C#/website');
});
