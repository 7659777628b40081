import { readFileSync, writeFileSync } from 'node:fs';
import type { Locator, Route } from '@playwright/test';
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
} from './editor';

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
  await expectColour(github.readPhoto(first?.file), red);
  await expectColour(github.readPhoto(second?.file), blue);
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
  await expectColour(github.readPhoto(gallery[0]?.file), { r: 227, g: 66, b: 52 });
});

test('what the build refuses is refused before it is saved', async ({ page, github, content }) => {
  await signIn(page);
  await openFile(page, 'Services');
  await page.getByRole('button', { name: 'Expand All' }).click();
  const name = page.getByRole('textbox', { name: 'Name' }).nth(1);
  await name.fill(content.services[0]?.title ?? '');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText(
    'Correct this first: Services, entry 2, Name is the same as in entry 1',
  );
  expect(github.commitCount).toBe(0);
});

test('the editor says whether the last Save is online, and why not', async ({ page, github }) => {
  const publish = (conclusion: string, annotation: { title?: string; message: string }) => {
    const id = github.runs.length + 1;
    const html_url = `https://github.com/ferris/website/actions/runs/${id}`;
    github.runs.unshift({ id, conclusion, updated_at: '2026-05-01T08:51:00Z', html_url });
    const annotation_level = conclusion === 'success' ? 'notice' : 'failure';
    const exitCode = { annotation_level, message: 'Process completed with exit code 1.' };
    github.annotations = [{ annotation_level, ...annotation }, exitCode];
  };
  await page.clock.install();
  /** Expects a report, which the editor requests every five seconds. */
  const expectReport = (report: Locator) =>
    expect(async () => {
      await page.clock.fastForward(5_000);
      await expect(report).toBeVisible({ timeout: 500 });
    }).toPass();
  const changeName = async (name: string) => {
    await openFile(page, 'Business');
    await page.getByRole('textbox', { name: 'Name' }).first().fill(name);
    await save(page);
    await expect(page.getByText('Checking your last Save')).toBeVisible();
  };

  publish('success', { title: 'Not published yet', message: 'the reviews are the sample’s' });
  await signIn(page);
  await expectReport(page.getByText('Saved, not online yet: the reviews are the sample’s Details'));

  await changeName('Ann');
  const message = 'phone is not a phone number (in the editor: Business, Phone number)';
  publish('failure', { message });
  const refused = page.getByText(`Refused: ${message} Details`);
  await expectReport(refused);
  await expect(refused).toHaveRole('status');
  await expect(refused.getByRole('link')).toHaveAttribute('href', /\/ferris\/website\/actions\/runs\/2$/);

  await changeName('Jo');
  publish('success', { message: '' });
  await expectReport(page.getByText(/^Online since 1 May 2026 at \d\d:51. Details$/));
});

test('a second tab does not open the editor before the first is closed', async ({ page, context }) => {
  await openEditor(page);
  const button = { name: 'Sign In Using Access Token' };
  await expect(page.getByRole('button', button)).toBeVisible();
  const second = await context.newPage();
  await openEditor(second);
  await expect(second.getByText('The editor is open in another tab')).toHaveRole('status');
  await expect(second.getByRole('button', button)).toBeHidden();
  await page.close();
  await expect(second.getByRole('button', button)).toBeVisible();
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

test('the editor changes the files of a folder on this computer', async ({ page, contentFolder }) => {
  // The private file system of the origin takes the place of the folder.
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await openEditor(page);
  const text = readFileSync(`${contentFolder}/business.yaml`, 'utf8');
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
    { directories: contentFolder.split('/'), text },
  );
  const open = page.getByRole('button', { name: 'Work with Local Repository' });
  await clickUntilVisible(open, page.getByRole('row', { name: 'Business' }));
  await openFile(page, 'Business');
  await page.getByRole('textbox', { name: 'Phone number' }).fill('029 2018 0043');
  await save(page);
  const readFile = () => file.evaluate(async (file) => (await file.getFile()).text());
  await expect.poll(readFile).toContain('phone: 029 2018 0043');
});
