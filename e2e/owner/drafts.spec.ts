import { expect } from '../support/test';
import { expectThumbnail, openFile, test, typeDraft } from './open-editor';

test('photos are shown, and what was typed before the tab was closed is offered again', async ({ page }) => {
  // Drafts are stored with small copies of the photos.
  await openFile(page, 'gallery');
  await expectThumbnail(page);
  await page.getByRole('button', { name: 'Cancel Editing' }).click();
  await openFile(page, 'services');
  await page.getByRole('button', { name: 'Expand All' }).click();
  const description = page.getByRole('textbox', { name: 'Description' }).first();
  await typeDraft(description, 'Typed, not saved');
  await page.reload();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('button', { name: 'Expand All' }).click();
  await expect(description).toHaveValue('Typed, not saved');
});
