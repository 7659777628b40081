import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { buildEditor } from '@/adapter/build-editor';
import { listen, portOf } from '@/preview/listen';
import { staticServer } from '@/preview/static-server';
import { readContent } from '@/lib/content/read';
import { listFiles } from '@/lib/files';
import { expect } from '../support/test';
import { copyContent } from './mock-github';
import { expectThumbnail, openFile, save, test as base } from './open-editor';
import { addPhoto, drawQuarters, expectQuarters } from './photos';

/** The editor as `npm start` serves it, with the content of its project. Nobody is signed in. */
const test = base.extend<{ project: string }>({
  storageState: { cookies: [], origins: [] },
  project: async ({}, use, testInfo) => {
    testInfo.setTimeout(120_000);
    const project = mkdtempSync(path.join(tmpdir(), 'project-'));
    copyContent(`${project}/content`);
    await buildEditor(project, undefined, false);
    await use(project);
    rmSync(project, { recursive: true });
  },
  baseURL: async ({ project }, use) => {
    const server = await listen(staticServer(project), 0);
    await use(`http://localhost:${portOf(server)}/`);
    server.closeAllConnections();
    server.close();
  },
});

/** Chooses a folder in the browser's private file system, with copies of files from the server. */
async function chooseFolder(page: Page, files: string[]) {
  await page.evaluate(async (paths) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle('.git', { create: true });
    for (const file of paths) {
      const names = file.split('/');
      const name = names.pop() ?? '';
      let folder = root;
      for (const parent of names) folder = await folder.getDirectoryHandle(parent, { create: true });
      const handle = await folder.getFileHandle(name, { create: true });
      await (await fetch(`/${file}`)).body?.pipeTo(await handle.createWritable());
    }
    Object.assign(window, { showDirectoryPicker: () => root });
  }, files);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
}

/** The names and bytes of the files in the folder. */
const readFolder = (page: Page) =>
  page.evaluate(async () => {
    const files: [string, number[]][] = [];
    const read = async (folder: FileSystemDirectoryHandle, parent: string) => {
      for await (const handle of folder.values()) {
        const name = parent + handle.name;
        if (handle instanceof FileSystemDirectoryHandle) await read(handle, `${name}/`);
        if (handle instanceof FileSystemFileHandle)
          files.push([name, [...new Uint8Array(await (await handle.getFile()).arrayBuffer())]]);
      }
    };
    await read(await navigator.storage.getDirectory(), '');
    return files;
  });

test('in a folder of this computer, a photo is saved, and nothing else changes', async ({
  page,
  project,
  content,
  contentDirectory,
}) => {
  const quarters = ['c81e28', '1e3cc8', 'f0e6d2', '145a32'];
  const original = listFiles(contentDirectory);
  await page.setViewportSize({ width: 1280, height: 2_500 });
  await page.goto('/admin');
  await chooseFolder(
    page,
    original.map((file) => `content/${file}`),
  );
  await expect(page.getByRole('row', { name: 'Services' })).toBeVisible();
  await openFile(page, 'gallery');
  await expectThumbnail(page);
  await addPhoto(page, 'door.jpg', await drawQuarters(quarters).toBuffer(), 'A door');
  await save(page);

  for (const [file, bytes] of await readFolder(page)) writeFileSync(`${project}/${file}`, Buffer.from(bytes));
  const read = (file: string) => readFileSync(`${project}/content/${file}`);
  const changed = listFiles(`${project}/content`).filter((file) => {
    const before = `${contentDirectory}/${file}`;
    return !existsSync(before) || !read(file).equals(readFileSync(before));
  });
  const photo = expect.stringMatching(/^photos\/door-\w{6}\.webp$/);
  expect(changed).toEqual(['gallery.yaml', photo]);
  await expectQuarters(read(changed[1] ?? ''), quarters);
  expect(readContent(`${project}/content`)).toMatchObject({
    problems: [],
    files: {
      ...content,
      gallery: [...content.gallery, { file: `./${changed[1]}`, alt: 'A door' }],
    },
  });
});
