import { expect } from '../support/test';
import { contentEditor, openFile, statusLine, test } from './open-editor';

test('photos are shown, and a draft is offered again, unless it would undo a Save on another device', async ({
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
  const type = async (words: string) => {
    await text.fill(words);
    // eslint-disable-next-line playwright/no-wait-for-timeout -- it stores a draft half a second after the last change
    await page.waitForTimeout(1_000);
  };
  await openFile(page, 'services');
  await expandAll.click();
  await type('Typed, not saved');
  await cancel.click();
  await expect(statusLine(page)).toContainText('Not saved: Services. Details');
  await openFile(page, 'terms');
  await expandAll.click();
  await type('Typed');
  github.commit({
    'terms.yaml': '- heading: Ours\n  text: Saved elsewhere.\n- heading: Yours\n  text: As well.\n',
  });
  // The owner comes back from another window after a minute, for which the editor loads what has changed.
  const loading = page.waitForResponse(async (response) =>
    (await response.text()).includes('Saved elsewhere'),
  );
  await page.clock.setSystemTime(Date.now() - 4 * 60_000);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await loading;
  await type('Typed, not saved');
  await cancel.click();
  await expect(statusLine(page)).toContainText('Not saved: Services, Terms and conditions. Details');
  // As when a phone has closed the tab.
  await page.reload();
  await openFile(page, 'services');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expandAll.click();
  await expect(text).toHaveValue('Typed, not saved');
  await cancel.click();

  await openFile(page, 'terms');
  await expect(statusLine(page)).toContainText(
    'What you had typed into "Terms and conditions" on this device was not kept',
  );
  await expandAll.click();
  await expect(text).toHaveValue('Saved elsewhere.');
});
