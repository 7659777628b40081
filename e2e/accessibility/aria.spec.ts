import type { Locator } from '@playwright/test';
import { openMenu } from '../support/states';
import { distinctPages, expect, pageName, test } from '../support/test';

/* Compares what every page says to assistive technology, and where its links lead, with the snapshots in e2e/accessibility/aria. */

/** Unlike `toMatchAriaSnapshot`, whose updates turn every number into a pattern that any number matches. */
const expectSnapshot = async (part: Locator, name: string) =>
  expect.soft(`${await part.ariaSnapshot()}\n`).toMatchSnapshot(`${name}.yml`);

test('pages match their snapshots', async ({ page }) => {
  for (const route of distinctPages) {
    await page.goto(route);
    await expectSnapshot(page.getByRole('main'), pageName(route));
  }
});

test("header, banner, and footer with the visitor's year match their snapshots", async ({ page }) => {
  await page.clock.setFixedTime('2031-02-03');
  // With the control that pauses the moving strip.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText('© 2031');
  await expectSnapshot(page.getByRole('banner'), 'header');
  await expectSnapshot(page.getByRole('region', { name: 'At a glance' }), 'banner');
  await expectSnapshot(page.getByRole('contentinfo'), 'footer');
});

test('the header of a phone and its menu match their snapshots', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openMenu(page);
  await expectSnapshot(page.locator('#menu'), 'menu');
  await page.keyboard.press('Escape');
  await expect(page.locator('#menu')).toBeHidden();
  await expectSnapshot(page.getByRole('banner'), 'header-phone');
});

test('screen readers get headings and labels as they are written, without the capitals of the style', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  for (const route of distinctPages) {
    await page.goto(route);
    // The capitals of the moving text are those of whole sentences.
    const text = await page.evaluate(() => {
      const banner = document.querySelector('[aria-label="At a glance"]');
      return `${document.body.textContent} ${banner?.textContent.toUpperCase()}`;
    });
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const texts = nodes.filter(({ role, ignored }) => role?.value === 'StaticText' && !ignored);
    expect(texts.length).toBeGreaterThan(10);
    for (const { name } of texts) expect.soft(text).toContain(String(name?.value).trim());
  }
});
