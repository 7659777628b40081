import { lookAtFocus, outlineContrast } from './focus';
import { enquiriesFrom, expect, routes, test } from './test';

for (const route of routes) {
  test(`${route} shows all it has`, async ({ page }) => {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const hidden = await page
      .getByRole('main')
      .locator(':is(h1, h2, h3, p, img):not(details *)')
      .evaluateAll(
        (elements) => elements.filter((each) => !each.checkVisibility({ opacityProperty: true })).length,
      );
    expect(hidden).toBe(0);
    await expect(page.getByRole('contentinfo')).toContainText(String(new Date().getFullYear()));
  });
}

test('what happens to the details of a visitor can be unfolded', async ({ page }) => {
  await page.goto('/contact');
  const note = page.getByRole('paragraph').filter({ hasText: 'legitimate interest' });
  await expect(note).toBeHidden();
  await page.getByText('How we use your details').click();
  await expect(note).toBeVisible();
});

test('the menu opens, leads on and closes', async ({ page }) => {
  await page.goto('/');
  const control = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeHidden();
  await control.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await control.click();
  await menu.getByRole('link', { name: 'Gallery' }).click();
  await expect(page).toHaveURL('/gallery');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Gallery');
});

test('what has the focus is outlined', async ({ page }) => {
  await page.goto('/terms');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const stop = await lookAtFocus(page);
  expect(stop?.name).toBe('Brush & Wherry');
  expect(stop?.outline.width).toBe(2);
  expect(stop && outlineContrast(stop)).toBeGreaterThanOrEqual(3);
});

test('the banner can be paused', async ({ page }) => {
  await page.goto('/');
  const pause = page.getByRole('checkbox', { name: 'Pause the moving text' });
  const track = page.locator('.marquee-track');
  await expect(track).toHaveCSS('animation-play-state', 'running');
  await pause.check();
  await page.mouse.move(0, 500);
  await expect(track).toHaveCSS('animation-play-state', 'paused');
});

test('the form is checked by the browser and sent as a plain form', async ({ page }) => {
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
