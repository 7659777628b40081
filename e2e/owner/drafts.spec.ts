import { expect } from '../support/test';
import { contentEditor, openFile, statusLine, test, typeDraft } from './open-editor';

test('photos are shown, and a draft is offered again or, if that would undo a Save on another device, its words', async ({
  page,
  github,
}) => {
  // Slower than GitHub's clock, by which the parts have been saved a minute ago.
  await page.clock.setSystemTime(Date.now() - 5 * 60_000);
  const expandAll = page.getByRole('button', { name: 'Expand All' });
  const cancel = page.getByRole('button', { name: 'Cancel Editing' });
  const text = page.getByRole('textbox', { name: /^(Description|Text)$/ }).first();
  // Drafts are stored beside small copies of the photos.
  await openFile(page, 'gallery');
  const thumbnail = contentEditor(page).locator('img').first();
  await expect.poll(() => thumbnail.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await cancel.click();
  const type = (words: string) => typeDraft(text, words);
  await openFile(page, 'services');
  await expandAll.click();
  await type('Typed, not saved');
  await cancel.click();
  await expect(statusLine(page)).toHaveText(/^Not saved: Services\. Live since/);
  await openFile(page, 'terms');
  await expandAll.click();
  await type('Typed');
  const terms = String(github.readFile('terms.yaml'));
  github.commit({ 'terms.yaml': terms.replace(/text: .*/, 'text: Saved elsewhere.') });
  // The owner comes back from another window after a minute, for which the editor loads what has changed.
  const loading = page.waitForResponse(async (response) =>
    (await response.text()).includes('Saved elsewhere'),
  );
  await page.clock.setSystemTime(Date.now() - 4 * 60_000);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await loading;
  await type('Typed, not saved');
  await cancel.click();
  await expect(statusLine(page)).toHaveText(/^Not saved: Services, Terms and conditions\. Checking/);
  // As when a phone has closed the tab.
  await page.reload();
  await openFile(page, 'services');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expandAll.click();
  await expect(text).toHaveValue('Typed, not saved');
  await cancel.click();

  await openFile(page, 'terms');
  const typed = page.getByRole('dialog').getByRole('textbox', { name: 'What you typed' });
  await expect(typed).toHaveValue('Typed, not saved');
  await page.getByRole('button', { name: 'Close' }).click();
  await expandAll.click();
  await expect(text).toHaveValue('Saved elsewhere.');
  await cancel.click();
  await expect(statusLine(page)).toContainText('Not saved: Services, Terms and conditions.');
  await expect(typed).toBeHidden();
  await openFile(page, 'terms');
  await expect(typed).toHaveValue('Typed, not saved');
  await page.getByRole('button', { name: 'Delete' }).click();
  await cancel.click();
  await expect(statusLine(page)).toHaveText(/^Not saved: Services\. Checking/);
});

test('the words of a draft are shown when an update of the editor has the draft deleted', async ({
  page,
}) => {
  await openFile(page, 'business');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await typeDraft(name, 'Typed before the update');
  await page.getByRole('button', { name: 'Cancel Editing' }).click();
  await expect(statusLine(page)).toContainText('Not saved: Business.');
  // Not in the editor, which would note that the draft is its own.
  await page.goto('/terms');
  await page.evaluate(async () => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('draft of business')) ?? '';
    localStorage.setItem(key, `${localStorage.getItem(key)?.split(' ')[0]} older`);
    const request = indexedDB.open('github:ferris/website');
    await new Promise((resolve) => (request.onsuccess = resolve));
    const store = request.result.transaction('draft-backups', 'readwrite').objectStore('draft-backups');
    const drafts = store.getAll();
    await new Promise((resolve) => (drafts.onsuccess = resolve));
    store.put({ ...drafts.result[0], cmsConfigVersion: 'older' });
    request.result.close();
  });
  await openFile(page, 'business');
  await expect(page.getByRole('textbox', { name: 'What you typed' })).toHaveValue('Typed before the update');
});

test('all that has been typed is not reverted without a question', async ({ page }) => {
  await openFile(page, 'business');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Changed');
  const revert = async (answer: 'accept' | 'dismiss') => {
    page.once('dialog', (dialog) => dialog[answer]());
    await page.getByRole('button', { name: 'Show Editor Options' }).click();
    await page.getByRole('menuitem', { name: 'Revert All Changes' }).click();
  };
  await revert('dismiss');
  await expect(name).toHaveValue('Changed');
  await page.keyboard.press('Escape');
  await revert('accept');
  await expect(name).not.toHaveValue('Changed');
});
