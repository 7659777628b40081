/** @jest-environment node */
import { prepare } from './prepare';

it('names the folder whose path Tailwind cannot read, and warns about letters that a font may not be found with', async () => {
  Object.defineProperty(process, 'platform', { value: 'win32' });
  jest.spyOn(process, 'cwd').mockReturnValue('C:\\Users\\José\\C#');
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  await expect(prepare()).rejects.toThrow('with # in its path: rename or move C:\\Users\\José\\C#');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('C:\\Users\\José'));
});
