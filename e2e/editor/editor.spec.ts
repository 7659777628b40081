import { readFileSync } from 'node:fs';
import { expect, test } from '../support/test';
import { allowedErrors, openEditor, openFile, save } from './editor';

test.use({ allowedErrors });

test('changes the files of a folder on this computer', async ({ page, contentFolder }) => {
  // The private file system of the origin takes the place of the folder.
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await openEditor(page);
  const file = {
    directories: contentFolder.split('/'),
    text: readFileSync(`${contentFolder}/business.yaml`, 'utf8'),
  };
  await page.evaluate(async ({ directories, text }) => {
    let directory = await navigator.storage.getDirectory();
    // The editor accepts only the folder of a repository.
    await directory.getDirectoryHandle('.git', { create: true });
    for (const name of directories) directory = await directory.getDirectoryHandle(name, { create: true });
    const handle = await directory.getFileHandle('business.yaml', { create: true });
    const writable = await handle.createWritable();
    await writable.write(text);
    await writable.close();
    Object.assign(window, { readFile: async () => (await handle.getFile()).text() });
  }, file);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await openFile(page, 'Business');
  await page.getByRole('textbox', { name: 'Phone number' }).fill('029 2018 0043');
  await save(page);
  await expect.poll(() => page.evaluate('readFile()')).toContain('phone: 029 2018 0043');
});
