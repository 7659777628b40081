import type { Locator } from '@playwright/test';
import { openMenu } from '../support/states';
import { expect, missingPage, open, pageName, test } from '../support/test';

/* Compares what pages tell assistive technology, and their link targets, with the snapshots in aria/. */

/** Not `toMatchAriaSnapshot`, whose updates turn every number into a pattern that any number matches. */
const expectSnapshot = async (part: Locator, name: string) =>
  expect.soft(`${await part.ariaSnapshot()}\n`).toMatchSnapshot(`${name}.yml`);

test('pages match their snapshots', async ({ page }) => {
  for (const route of ['/', '/terms', missingPage]) {
    await page.goto(route);
    await expectSnapshot(page.getByRole('main'), pageName(route));
  }
});

test('photos are named by their descriptions, and strips of the fan by their paints as well', async ({
  page,
  content,
}) => {
  await page.goto('/gallery');
  const photos = page.getByRole('list', { name: 'Photos' }).getByRole('img');
  const descriptions = await photos.evaluateAll((all) => all.map((photo) => photo.getAttribute('alt')));
  expect(descriptions).toEqual(content.gallery.map(({ alt }) => alt));
  const fan = page.getByRole('navigation', { name: 'Photos by colour' });
  for (const { alt, paint } of content.gallery) {
    await expect(fan.getByRole('link', { name: `${paint?.name} ${alt}`, exact: true })).toHaveCount(
      paint ? 1 : 0,
    );
  }
});

test('a number is a word of its own in the names of links', async ({ page, content }) => {
  await page.goto('/');
  // Playwright computes names by itself, and finds spaces that Chromium drops.
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const names = nodes.filter(({ role }) => role?.value === 'link').map(({ name }) => String(name?.value));
  const calls = names.filter((name) => name.includes(content.business.phone.text));
  expect(calls.length).toBeGreaterThan(4);
  for (const name of calls) expect(name).toMatch(/^((Call|CALL|Ring) )?[\d ]+$/);
});

test("header, banner, and footer with the visitor's year match their snapshots", async ({ page }) => {
  await page.clock.setFixedTime('2099-02-03');
  // Shows the control that pauses the moving strip.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText('© 2099');
  await expectSnapshot(page.getByRole('banner'), 'header');
  await expectSnapshot(page.getByRole('region', { name: 'At a glance' }), 'banner');
  await expectSnapshot(page.getByRole('contentinfo'), 'footer');
});

test('the footer shows no year before that of the build, whatever the clock says', async ({ page }) => {
  await page.clock.setFixedTime(0);
  await open(page, '/terms');
  await expect(page.getByRole('contentinfo')).toContainText(/© 20\d\d /);
});

test('a notice is in the banner and beside the form until the end of its last day', async ({
  page,
  content,
}) => {
  const { text = '' } = content.business.notice ?? {};
  const notices = page.getByRole('listitem').filter({ hasText: text });
  await page.clock.setFixedTime('2026-02-28T23:59Z');
  await page.goto('/contact');
  await expect(notices).toHaveCount(2);
  await expect(page.getByRole('main').getByText(text)).toBeVisible();
  await page.clock.setFixedTime('2026-03-01T00:01Z');
  await page.goto('/contact');
  await expect(page.getByText(text)).toHaveCount(0);
});

test('the menu of a phone matches its snapshot', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openMenu(page);
  await expectSnapshot(page.locator('#menu'), 'menu');
});
