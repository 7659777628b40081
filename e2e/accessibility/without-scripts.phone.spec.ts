import { enquiriesFrom } from '../support/form-service';
import { movingStrip } from '../support/states';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

test('the privacy note can be expanded', async ({ page }) => {
  await page.goto('/contact');
  const note = page.getByRole('paragraph').filter({ hasText: 'for a year, to answer you' });
  await expect(note).toBeHidden();
  await page.getByText('What we keep').click();
  await expect(note).toBeVisible();
});

test('the menu opens, closes and links to pages', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('navigation', { name: 'All pages' });
  await expect(menu).toBeHidden();
  await button.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await button.click();
  await menu.getByRole('link', { name: 'Gallery' }).click();
  await expect(page).toHaveURL('/gallery');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rooms We Painted');
});

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the banner can be paused', async ({ page }) => {
    await page.goto('/');
    const pause = page.getByRole('checkbox', { name: 'Pause the moving text' });
    await expect(movingStrip(page)).toHaveCSS('animation-play-state', 'running');
    await pause.check();
    await page.mouse.move(0, 500);
    await expect(movingStrip(page)).toHaveCSS('animation-play-state', 'paused');
  });
});

test('the browser validates the form and submits it', async ({ page }) => {
  await page.goto('/contact');
  const send = page.getByRole('button', { name: 'Send Message' });
  const email = 'no-script@example.com';
  await page.getByRole('textbox', { name: 'Name' }).fill('Jo Reader');
  await page.getByRole('textbox', { name: 'Email' }).fill('no address');
  await page.getByRole('textbox', { name: 'Message' }).fill('Two lines,\nno script.');
  await send.click();
  await expect(page).toHaveURL('/contact');

  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await send.click();
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  expect(enquiriesFrom(email).at(-1)).toMatchObject({
    name: 'Jo Reader',
    message: 'Two lines,\r\nno script.',
  });
});
