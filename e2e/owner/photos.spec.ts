import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { expect } from '../support/test';
import { errorsAnd, openFile, save, test } from './open-editor';
import { addEmptyPhoto, addPhoto, chooseFile, describePhoto, drawQuarters, expectQuarters } from './photos';

const [red, blue, cream, green] = ['c81e28', '1e3cc8', 'f0e6d2', '145a32'] as const;
const quarters = [red, blue, cream, green];
const mirrored = [blue, red, green, cream];
const drawPhoto = (width?: number) => drawQuarters(quarters, width).toBuffer();

// The editor scrolls to a new photo, and renders only fields in view: here, all of them.
test.use({ viewport: { width: 1280, height: 2_500 } });

/** Drops a file as a browser does, which scripts cannot. */
async function dropFile(target: Locator, file: string) {
  const { x = 0, y = 0 } = (await target.boundingBox()) ?? {};
  const client = await target.page().context().newCDPSession(target.page());
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    const data = { items: [], files: [file], dragOperationsMask: 1 };
    await client.send('Input.dispatchDragEvent', { type, x: x + 5, y: y + 5, data });
  }
}

test(
  'a photo from a phone is saved upright, smaller, and without where it was taken',
  { tag: '@every-engine' },
  async ({ page, github }) => {
    const original = await drawQuarters(quarters, 4000, 3000)
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '52/1 37/1 0/1' } })
      // The phone was held upright: the left edge of the stored image is the top.
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(await sharp(original).metadata()).toMatchObject({ orientation: 6, exif: expect.any(Buffer) });
    await openFile(page, 'gallery');
    await addPhoto(page, 'IMG_2041.JPG', original, 'A wall: "tan"');
    await save(page);
    const { file = '', alt } = github.readContent().gallery.at(-1) ?? {};
    expect(alt).toBe('A wall: "tan"');
    expect(file).toMatch(/^\.\/photos\/img_2041-\w{6}\.webp$/);
    const metadata = await sharp(github.readFile(file)).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 1800, height: 2400 });
    expect(metadata.exif).toBeUndefined();
    await expectQuarters(github.readFile(file), [cream, red, green, blue]);
  },
);

test("photos of one name stay different, and replace the sample's, which the owner is told", async ({
  page,
  github,
  dialogs,
}) => {
  const gallery = github.readFile('gallery.yaml').toString();
  github.commit({ 'gallery.yaml': gallery.replaceAll('./photos/', './photos/sample/') });
  await openFile(page, 'gallery');
  await addPhoto(page, 'Sample board.jpg', await drawPhoto(), 'Sample colours');
  await addPhoto(page, 'image.HEIC', readFileSync('e2e/owner/photo.heic'), 'A HEIC photo');
  const field = await addEmptyPhoto(page);
  const browse = field.getByRole('button', { name: 'Browse' });
  const dropped = path.join(mkdtempSync(path.join(tmpdir(), 'photo-')), 'image.jpg');
  writeFileSync(dropped, await drawQuarters(mirrored).toBuffer());
  await dropFile(browse, dropped);
  await expect(browse).toBeHidden();
  await describePhoto(field, 'A dropped photo');
  await save(page);
  expect(dialogs).toEqual(['The photos of the sample go with this Save, as you have your own.']);
  const [board, heic, other, ...more] = github.readContent().gallery;
  expect([board?.alt, heic?.alt, other?.alt]).toEqual(['Sample colours', 'A HEIC photo', 'A dropped photo']);
  expect(more).toEqual([]);
  await expectQuarters(github.readFile(board?.file), quarters);
  await expectQuarters(github.readFile(other?.file), mirrored);
});

test('files that the build refuses cannot be chosen', async ({ page, dialogs }) => {
  await openFile(page, 'gallery');
  await (await addEmptyPhoto(page)).getByRole('button', { name: 'Browse' }).click();
  // File choosers hide other types. The build refuses photos of other sites.
  const input = page.locator('input[type=file]').last();
  await expect(input).toHaveAttribute('accept', /image\/jpeg,.*image\/heic,image\/heif/);
  await expect(page.getByText('Enter URL')).toBeHidden();
  const expectRefusal = async (name: string, photo: Buffer, message: RegExp) => {
    await chooseFile(page, name, photo);
    await expect.poll(() => dialogs[0]).toMatch(message);
    await expect(page.getByRole('button', { name: 'Insert' })).toBeDisabled();
  };
  await expectRefusal('view.jpg', await drawPhoto(2701), /^view\.jpg is 2701 by 900 pixels, too long/);
  await expectRefusal('broken.jpg', Buffer.from('JPEG'), /^broken\.jpg is not a photo\. Choose a JPEG/);
});

test.describe('on a bad connection', () => {
  test.use({ allowedErrors: errorsAnd('net::ERR_FAILED') });

  test('a photo is not called damaged because what reads it has not arrived', async ({ page }) => {
    await page.route(/\/assets\/.*(heic|wasm)/, (route) => route.abort());
    await openFile(page, 'gallery');
    await (await addEmptyPhoto(page)).getByRole('button', { name: 'Browse' }).click();
    await chooseFile(page, 'image.HEIC', readFileSync('e2e/owner/photo.heic'));
    await page.getByRole('button', { name: 'Insert' }).click();
    const message = page.getByText('This photo could not be read, perhaps because the connection is bad');
    await expect(message).toBeVisible({ timeout: 30_000 });
  });
});
