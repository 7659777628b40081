import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { readContent } from '@/lib/content/read';
import { expect, test } from '../support/test';

/*
 * The owner's editor, working on a folder of the computer: the private file system of the origin takes its place.
 */

const directory = 'e2e/fixtures/content';

// What the editor asks others for is blocked by its policy, and it does without: fonts, which it has itself, and GitHub's status.
test.use({ allowedErrors: /Content Security Policy|cdn\.jsdelivr\.net|www\.githubstatus\.com/ });

/** Puts the content of the tests into the private file system, and gives that instead of the folder picker. */
async function openEditor(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
    // They wait for frames, which a busy machine without a screen may not paint.
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  });
  await page.goto('/admin/');
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.\w+$/.test(name),
  );
  const files = names.map((name) => ({
    steps: [...directory.split('/'), ...name.split(path.sep)],
    data: readFileSync(path.join(directory, name), 'base64'),
  }));
  await page.evaluate(async (all) => {
    const root = await navigator.storage.getDirectory();
    // The editor accepts only the folder of a repository.
    await root.getDirectoryHandle('.git', { create: true });
    for (const { steps, data } of all) {
      let folder = root;
      for (const step of steps.slice(0, -1)) folder = await folder.getDirectoryHandle(step, { create: true });
      const file = await folder.getFileHandle(steps.at(-1) ?? '', { create: true });
      const writable = await file.createWritable();
      await writable.write(await (await fetch(`data:;base64,${data}`)).blob());
      await writable.close();
    }
  }, files);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
}

/** Copies the private file system into a folder. */
async function saveFiles(page: Page, folder: string) {
  const files = await page.evaluate(async (steps) => {
    let root = await navigator.storage.getDirectory();
    for (const step of steps) root = await root.getDirectoryHandle(step);
    const found: { name: string; data: string }[] = [];
    const read = async (directoryHandle: FileSystemDirectoryHandle, prefix: string) => {
      for await (const [name, handle] of directoryHandle) {
        if (handle instanceof FileSystemDirectoryHandle) await read(handle, `${prefix}${name}/`);
        if (!(handle instanceof FileSystemFileHandle)) continue;
        const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
        const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
        found.push({ name: prefix + name, data: btoa(binary) });
      }
    };
    await read(root, '');
    return found;
  }, directory.split('/'));
  mkdirSync(path.join(folder, 'photos'), { recursive: true });
  for (const { name, data } of files) writeFileSync(path.join(folder, name), data, 'base64');
}

async function openFile(page: Page, name: string) {
  // A list on a desktop, a tree on a phone.
  await page.getByRole('row', { name }).or(page.getByRole('treeitem', { name })).click();
  await expect(page.getByRole('button', { name: 'Expand All' }).first()).toBeVisible();
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Entry saved')).toBeVisible();
}

test('the owner changes the phone number and a service, and adds a review and a photo', async ({
  page,
  hasTouch,
  content,
}, { outputDir }) => {
  // The editor is large, and the machine may be busy.
  test.setTimeout(150_000);
  const others: (string | undefined)[] = [];
  page.on('requestfailed', (request) => others.push(request.failure()?.errorText));
  await openEditor(page);

  await openFile(page, 'Business');
  await page.getByRole('textbox', { name: 'Phone number' }).fill('029 2018 0043');
  await save(page);

  const text = `Done: carefully # really, "as new"\nand it's 'dry' by 5: promised`;
  await openFile(page, 'Services');
  await page.getByRole('button', { name: 'Expand All' }).click();
  await page.getByRole('textbox', { name: 'Description' }).first().fill(text);
  await save(page);

  const review = { name: 'Ann: "Annie" #1', date: 'May 2026', rating: 4, text: '- Yes\n- On time' };
  await openFile(page, 'Reviews');
  await page.getByRole('button', { name: /^Add.*Review/ }).click();
  await page.getByRole('textbox', { name: 'Name' }).last().fill(review.name);
  const date = page.getByRole('textbox', { name: 'Date' }).last();
  await date.fill(review.date);
  // The editor renders the fields below when they come into view.
  await date.evaluate((field) => field.scrollIntoView({ block: 'start' }));
  await page.getByRole('spinbutton', { name: 'Stars' }).last().fill('4');
  await page.getByRole('textbox', { name: 'Text' }).last().fill(review.text);
  await save(page);

  const original = await sharp({
    create: { width: 4000, height: 3000, channels: 3, background: 'tan' },
  })
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '52/1 37/1 0/1' } })
    .jpeg()
    .toBuffer();
  expect((await sharp(original).metadata()).exif).toBeDefined();
  await openFile(page, 'Gallery photos');
  if (hasTouch) await page.getByRole('button', { name: 'Move Down' }).first().click();
  else await page.getByRole('button', { name: 'Reorder Item' }).first().press('ArrowDown');
  await page
    .getByRole('group')
    .filter({ hasText: /A very wide test picture in green$/ })
    .last()
    .getByRole('button', { name: 'Remove' })
    .click();
  const browse = page.getByRole('button', { name: 'Browse' });
  // The editor ignores the press while it is still removing the other photo.
  await expect(async () => {
    await page.getByRole('button', { name: /^Add.*Photo/ }).click();
    await expect(browse).toBeVisible({ timeout: 15_000 });
  }).toPass();
  await browse.click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload' }).click();
  await (await chooser).setFiles({ name: 'IMG_2041.JPG', mimeType: 'image/jpeg', buffer: original });
  await page.getByRole('button', { name: 'Insert' }).click();
  // The editor makes it smaller first.
  await expect(page.getByText('./photos/img_2041.webp')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('textbox', { name: 'What it shows' }).last().fill('A wall: "tan"');
  await save(page);

  const [first, ...services] = content.services;
  const [red, blue, , ...photos] = content.gallery;
  // The message may be that of the save before: the editor may still be writing.
  await expect(async () => {
    await saveFiles(page, outputDir);
    const { files, problems } = readContent(outputDir);
    expect(problems).toEqual([]);
    expect(files).toEqual({
      ...content,
      business: { ...content.business, phone: '029 2018 0043' },
      services: [{ ...first, description: text }, ...services],
      testimonials: [...content.testimonials, review],
      gallery: [blue, red, ...photos, { file: './photos/img_2041.webp', alt: 'A wall: "tan"' }],
    });
  }).toPass({ timeout: 10_000 });
  const photo = readFileSync(path.join(outputDir, 'photos/img_2041.webp'));
  expect(await sharp(photo).metadata()).toMatchObject({ format: 'webp', width: 2400, height: 1800 });
  expect((await sharp(photo).metadata()).exif).toBeUndefined();
  expect(photo.length).toBeLessThan(original.length);
  // Blocked before they were sent.
  expect(others.filter((error) => error !== 'csp')).toEqual([]);
});
