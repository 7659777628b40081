/** @jest-environment node */
import { prepare } from './prepare';

it('names the folder whose path Tailwind cannot read', async () => {
  jest.spyOn(process, 'cwd').mockReturnValue('/home/jo/C#/website');
  await expect(prepare()).rejects.toThrow('with # in its path: rename or move /home/jo/C#/website');
});
