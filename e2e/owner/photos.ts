import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { quarters } from '@/lib/content/testing/pictures';
import { expect } from '../support/test';

/** Draws a photo of four colours, such as `ff8800`: top left, top right, bottom left and bottom right. */
export const drawQuarters = (colours: string[], width = 1200, height = 900) =>
  quarters(width, height, Buffer.from(colours.join(''), 'hex')).jpeg();

export async function expectQuarters(photo: Buffer, colours: string[]) {
  const middles = sharp(photo).resize(2, 2, { fit: 'fill', kernel: 'nearest' });
  const pixels = await middles.removeAlpha().raw().toBuffer();
  const expected = [...Buffer.from(colours.join(''), 'hex')];
  const differences = expected.map((value, index) => Math.abs(value - (pixels[index] ?? NaN)));
  // Compression changes the colours slightly.
  expect(Math.max(...differences), `has ${pixels.toString('hex')}`).toBeLessThan(6);
}

/** Adds an entry without a photo to the gallery, whose file is open. Returns the field for the photo. */
export async function addEmptyPhoto(page: Page) {
  await page.getByRole('button', { name: /^Add.*Photo/ }).click();
  const field = page.getByRole('group', { name: /^\W*Photo\W* Field$/ }).last();
  await expect(field.getByRole('button', { name: 'Browse' })).toBeVisible();
  return field;
}

/** Chooses a file on this computer in the dialog that "Browse" opens. */
export async function chooseFile(page: Page, name: string, buffer: Buffer) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload' }).click();
  const mimeType = name.endsWith('.HEIC') ? 'image/heic' : 'image/jpeg';
  await (await chooser).setFiles({ name, mimeType, buffer });
}

/** Waits until the editor has scaled down the chosen photo, and describes it. */
export async function describePhoto(field: Locator, alt: string) {
  await expect(field.getByText('./photos/')).toBeVisible({ timeout: 30_000 });
  await field.page().getByRole('textbox', { name: 'Description' }).last().fill(alt);
}

/** Adds a photo from this computer at the end of the gallery, whose file is open. */
export async function addPhoto(page: Page, name: string, photo: Buffer, alt: string) {
  const field = await addEmptyPhoto(page);
  await field.getByRole('button', { name: 'Browse' }).click();
  await chooseFile(page, name, photo);
  await page.getByRole('button', { name: 'Insert' }).click();
  await describePhoto(field, alt);
}
