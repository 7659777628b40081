import { toast } from '../support/fill-enquiry';
import { expectScreenshots, setUpScreenshots } from '../support/screenshots';
import { inFormStates, openMenu, stubPhotos } from '../support/states';
import { distinctPages, expect, missingPage, pageName, routes, test } from '../support/test';

setUpScreenshots();

for (const route of [...routes, missingPage]) {
  test(`${route} matches its screenshots`, async ({ page }) => {
    await stubPhotos(page);
    await page.goto(route);
    // On phones and tablets, the other pages consist of parts of the home page.
    const widths = distinctPages.includes(route) ? [390, 1280] : [1280];
    await expectScreenshots(page, pageName(route), route === '/' ? [...widths, 768, 1024] : widths);
  });
}

test('the states of the form match their screenshots', async ({ page }) => {
  await inFormStates(page, {
    invalid: () => expectScreenshots(page, 'form-invalid', [390]),
    failed: () => expectScreenshots(page, 'form-failed', [390]),
    sending: () => expect.soft(page.getByRole('form')).toHaveScreenshot('form-sending-390.png'),
    sent: () => expectScreenshots(page, 'form-sent', [390]),
  });
});

test('the open menu matches its screenshot', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await stubPhotos(page);
  await openMenu(page);
  await expect(page).toHaveScreenshot('menu-390.png');
});

test('the home page and the form match their screenshots in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await stubPhotos(page);
  await page.goto('/');
  await expect.soft(page.getByRole('banner')).toHaveScreenshot('header-in-forced-colours-1280.png');
  await expectScreenshots(page, 'home-in-forced-colours', [390]);
  await inFormStates(page, {
    invalid: () => expect.soft(page.getByRole('form')).toHaveScreenshot('form-in-forced-colours-390.png'),
    failed: () => expect.soft(toast(page)).toHaveScreenshot('toast-in-forced-colours-390.png'),
  });
});

test('the gallery with its photos matches its screenshot', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.goto('/gallery');
  await expect(page).toHaveScreenshot('photos-1280.png');
});

test('the banner that moves matches its screenshot', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'At a glance' });
  await expect(banner).toHaveScreenshot('banner-in-motion-390.png');
});

test('the hero with its photo matches its screenshot', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: /^Ring/ }).first().hover();
  await expect(page).toHaveScreenshot('hero-1280.png');
  // Some browsers darken pages automatically.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  await expect(page).toHaveScreenshot('hero-darkened-1280.png');
});
