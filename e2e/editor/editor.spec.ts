import { readFileSync, writeFileSync } from 'node:fs';
import type { Locator, Page, Route } from '@playwright/test';
import sharp from 'sharp';
import { expect } from '../support/test';
import {
  addEmptyPhoto,
  addPhoto,
  clickUntilVisible,
  openEditor,
  openFile,
  save,
  signIn,
  test,
} from './open-editor';

// The editor is large, and the machine may be busy.
test.describe.configure({ timeout: 120_000 });

const red = { r: 255, g: 0, b: 0 };
const blue = { r: 0, g: 0, b: 255 };
const makePhoto = (background: typeof red) =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Checks the mean colour of a photo. */
async function expectColour(photo: Buffer, { r, g, b }: typeof red) {
  const pixel = await sharp(photo).resize(1, 1).removeAlpha().raw().toBuffer();
  const differences = [r, g, b].map((channel, index) => Math.abs(channel - (pixel[index] ?? 0)));
  // The photo has been compressed.
  expect(Math.max(...differences), `has the colour ${[...pixel]}`).toBeLessThan(5);
}

/** Drops a file like a browser does, which scripts cannot. */
async function dropFile(target: Locator, file: string) {
  await target.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await target.boundingBox()) ?? {};
  const client = await target.page().context().newCDPSession(target.page());
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    const data = { items: [], files: [file], dragOperationsMask: 1 };
    await client.send('Input.dispatchDragEvent', { type, x: x + 5, y: y + 5, data });
  }
}

test('photos of one name stay different photos, chosen or dropped', async ({ page, github }, testInfo) => {
  await signIn(page);
  await openFile(page, 'Gallery photos');
  await addPhoto(page, 'image.jpg', await makePhoto(red), 'A red wall');
  const dropped = testInfo.outputPath('image.jpg');
  writeFileSync(dropped, await makePhoto(blue));
  await addEmptyPhoto(page);
  const browse = page.getByRole('button', { name: 'Browse' });
  // The editor is still scrolling to the new field.
  await expect(async () => {
    await dropFile(browse, dropped);
    await expect(browse).toBeHidden({ timeout: 5_000 });
  }).toPass();
  await page.getByRole('textbox', { name: 'What it shows' }).last().fill('A blue wall');
  await expect(page.getByText('./photos/image')).toHaveCount(2);
  await save(page);
  const [first, second] = github.readContent().gallery.slice(-2);
  await expectColour(github.readFile(first?.file), red);
  await expectColour(github.readFile(second?.file), blue);
});

test("an iPhone's photo keeps its colours and replaces the sample's", async ({ page, content, github }) => {
  // To the editor, the content of the tests is the sample.
  const sample = JSON.stringify(content.gallery.map(({ file }) => file));
  await page.route('**/admin', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"gallery":[]', `"gallery":${sample}`);
    await route.fulfill({ response, body });
  });
  await signIn(page);
  await openFile(page, 'Gallery photos');
  // One colour in Display P3, made with heif-enc.
  await addPhoto(page, 'IMG_0001.HEIC', readFileSync('e2e/editor/display-p3.heic'), 'A vermilion wall');
  await save(page);
  const { gallery } = github.readContent();
  expect(gallery).toEqual([{ file: expect.any(String), alt: 'A vermilion wall' }]);
  await expectColour(github.readFile(gallery[0]?.file), { r: 227, g: 66, b: 52 });
});

test('what the build refuses is refused before it is saved', async ({ page, github, content }) => {
  await signIn(page);
  await openFile(page, 'Services');
  await page.getByRole('button', { name: 'Expand All' }).click();
  const name = page.getByRole('textbox', { name: 'Name' }).nth(1);
  await name.fill(content.services[0]?.title ?? '');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const message = page.getByRole('alertdialog');
  await expect(message).toContainText('This has not been saved.');
  await expect(message).toContainText(
    `Correct this first: Services, "${content.services[0]?.title}", Name is the same as in an earlier entry. Write: The name of the service.`,
  );
  expect(github.commits).toHaveLength(1);
});

test('what a field itself shows to be wrong is marked there', async ({ page, github }) => {
  await signIn(page);
  await openFile(page, 'Business');
  await page.getByRole('textbox', { name: 'Email address' }).fill('post.example.org');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('This is not an email address.')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  expect(github.commits).toHaveLength(1);
});

test('a part that has only been looked at cannot be saved', async ({ page, github }) => {
  await signIn(page);
  await openFile(page, 'Business');
  const last = page.getByRole('textbox', { name: 'Address of the form service' });
  // The editor renders a field when it comes into view.
  await expect(async () => {
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 400);
    await expect(last).toBeInViewport({ timeout: 200 });
  }).toPass();
  const button = page.getByRole('button', { name: 'Save', exact: true });
  await expect(button).toBeDisabled();
  await last.fill('https://forms.example.org/ours');
  await save(page);
  expect(github.commits).toHaveLength(2);
});

test('a file that would stop the build is refused when it is chosen', async ({ page, github }) => {
  await signIn(page);
  await openFile(page, 'Gallery photos');
  await addEmptyPhoto(page);
  await page.getByRole('button', { name: 'Browse' }).click();
  const size = { width: 3001, height: 1000 };
  const panorama = await sharp({ create: { ...size, channels: 3, background: red } })
    .jpeg()
    .toBuffer();
  // The beginning of a HEIC photo, with the sizes of a part and of the whole.
  const sizes = 'ispe\0\0\0\0\0\0\x02\0\0\0\x02\0ispe\0\0\0\0\0\0\x20\0\0\0\x08\0';
  const heic = Buffer.from(`\0\0\0\x18ftypheic${sizes}`, 'latin1');
  const files = [
    ['IMG_1.HEIC', 'image/heic', heic, /^IMG_1\.HEIC is 8192 by 2048 pixels: so long/],
    ['view.jpg', 'image/jpeg', panorama, /^view\.jpg is 3001 by 1000 pixels: so long/],
    ['quote.pdf', 'application/pdf', Buffer.from('%PDF-1.7'), /^quote\.pdf is not a photo\. Choose a JPEG/],
    ['broken.jpg', 'image/jpeg', Buffer.from('JPEG'), /^broken\.jpg is not a photo/],
  ] as const;
  const messages: string[] = [];
  page.on('dialog', async (dialog) => {
    messages.unshift(dialog.message());
    await dialog.accept();
  });
  for (const [name, mimeType, buffer, message] of files) {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload' }).click();
    await (await chooser).setFiles({ name, mimeType, buffer });
    await expect.poll(() => messages[0]).toMatch(message);
    await expect(page.getByRole('button', { name: 'Insert' })).toBeDisabled();
  }
  expect(github.commits).toHaveLength(1);
});

/** Counts the drafts that the editor has stored in the browser. */
const countDrafts = (page: Page) =>
  page.evaluate(async () => {
    const result = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => request.addEventListener('success', () => resolve(request.result)));
    const database = await result(indexedDB.open('github:ferris/website'));
    const count = await result(database.transaction('draft-backups').objectStore('draft-backups').count());
    database.close();
    return count;
  });

test('a draft is offered again, unless it would undo a Save on another device', async ({ page, github }) => {
  await signIn(page);
  const expandAll = page.getByRole('button', { name: 'Expand All' });
  const text = page.getByRole('textbox', { name: /^(Description|Text)$/ }).first();
  for (const [index, part] of ['Services', 'Terms and conditions'].entries()) {
    await openFile(page, part);
    await expandAll.click();
    await text.fill('Typed, not saved');
    await expect(async () => expect(await countDrafts(page)).toBe(index + 1)).toPass();
    await page.getByRole('button', { name: 'Cancel Editing' }).click();
  }
  const terms = '- heading: Ours\n  text: Saved elsewhere.\n- heading: Yours\n  text: As well.\n';
  github.commit(new Map([['terms.yaml', Buffer.from(terms)]]));
  // As when a phone has closed the tab.
  await page.reload();
  const restore = page
    .getByRole('alertdialog', { name: 'Restore Draft' })
    .getByRole('button', { name: 'Restore' });
  await openFile(page, 'Services');
  await restore.click();
  await expandAll.click();
  await expect(text).toHaveValue('Typed, not saved');
  await page.getByRole('button', { name: 'Cancel Editing' }).click();

  const lastSave = page.waitForResponse(/\/commits\?path=[^&]*terms\.yaml/);
  await openFile(page, 'Terms and conditions');
  await lastSave;
  await expandAll.click();
  await expect(text).toHaveValue('Saved elsewhere.');
});

test('no draft is lost when the content changes, because the configuration of the editor does not', async ({
  page,
  content,
}) => {
  await openEditor(page);
  const { config } = JSON.parse((await page.locator('#settings').textContent()) ?? '');
  const { name, url, owner } = content.business;
  const values = [name, url, owner, ...content.services.map(({ title }) => title)];
  expect(values.filter((value) => JSON.stringify(config).includes(value))).toEqual([]);
});

test('a second tab opens the editor when the first is closed, or instead of it', async ({
  page,
  context,
}) => {
  await openEditor(page);
  const button = { name: 'Sign In Using Access Token' };
  await expect(page.getByRole('button', button)).toBeVisible();
  const second = await context.newPage();
  await openEditor(second);
  const isOpenElsewhere = 'The editor is open in another tab';
  await expect(second.getByText(isOpenElsewhere)).toHaveRole('status');
  await expect(second.getByRole('button', button)).toBeHidden();
  await second.getByRole('button', { name: 'Open here instead' }).click();
  await expect(second.getByRole('button', button)).toBeVisible();
  await expect(second.getByText(isOpenElsewhere)).toBeHidden();
  await expect(page.getByText(isOpenElsewhere)).toBeVisible();
  await expect(page.getByRole('button', button)).toBeHidden();
  await second.close();
  await expect(page.getByRole('button', button)).toBeVisible();
});

test('the page says what to do until the editor has loaded', async ({ page }) => {
  const advice = page.getByText('The editor is loading');
  const blockScript = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '' });
  await page.route('**/_next/static/editor/*.js', blockScript, { times: 1 });
  await openEditor(page);
  await expect(advice).toHaveRole('status');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign In Using Access Token' })).toBeVisible();
  await expect(advice).toBeHidden();
});

test('the editor does not start in a frame', async ({ page, context }) => {
  await page.route('**/frame', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<iframe src="/admin"></iframe>' }),
  );
  await page.route('**/admin', async (route) => {
    const response = await route.fetch();
    // As on a host that sends no headers.
    await route.fulfill({ response, headers: { 'content-type': 'text/html' } });
  });
  await page.goto('/frame');
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('#settings')).toBeAttached();
  // It would not start in two places.
  const tab = await context.newPage();
  await openEditor(tab);
  await expect(tab.getByRole('button', { name: 'Work with Local Repository' })).toBeVisible();
  await expect(frame.getByRole('button')).toHaveCount(0);
});

test('the editor changes the files of a folder on this computer', async ({ page, contentDirectory }) => {
  // The private file system of the origin takes the place of the folder.
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await openEditor(page);
  const text = readFileSync(`${contentDirectory}/business.yaml`, 'utf8');
  const file = await page.evaluateHandle(
    async ({ directories, text }) => {
      let directory = await navigator.storage.getDirectory();
      // The editor accepts only the folder of a repository.
      await directory.getDirectoryHandle('.git', { create: true });
      for (const name of directories) directory = await directory.getDirectoryHandle(name, { create: true });
      const file = await directory.getFileHandle('business.yaml', { create: true });
      const writable = await file.createWritable();
      await writable.write(text);
      await writable.close();
      return file;
    },
    { directories: contentDirectory.split('/'), text },
  );
  const open = page.getByRole('button', { name: 'Work with Local Repository' });
  await clickUntilVisible(open, page.getByRole('row', { name: 'Business' }));
  await openFile(page, 'Business');
  await page.getByRole('textbox', { name: 'Phone number' }).fill('029 2018 0043');
  await save(page);
  const readFile = () => file.evaluate(async (file) => (await file.getFile()).text());
  await expect.poll(readFile).toContain('phone: 029 2018 0043');
});
