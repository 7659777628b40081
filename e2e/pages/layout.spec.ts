import { sendButton, toast } from '../support/enquiry-form';
import { inFormStates } from '../support/states';
import { expect, open, test } from '../support/test';

test('the hero fits the first screen, on a phone with half of its photo', async ({ page }) => {
  // With the banner of most visitors.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const hero = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 1 }) });
  for (const [size, roles, photoRatio] of [
    [{ width: 1280, height: 720 }, ['heading', 'link', 'term', 'definition'], 1],
    [{ width: 390, height: 844 }, ['heading', 'link'], 0.5],
  ] as const) {
    await page.setViewportSize(size);
    await open(page, '/');
    for (const role of roles) {
      const parts = await hero.getByRole(role).all();
      expect(parts.length, role).toBeGreaterThan(0);
      for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
    }
    await expect(hero.getByRole('img')).toBeInViewport({ ratio: photoRatio });
  }
});

test('on a wide screen, the toast is in view beside the send button', async ({ page }) => {
  // The narrowest one on which it floats.
  await page.setViewportSize({ width: 1024, height: 768 });
  const expectBeside = async () => {
    await expect(toast(page)).toBeInViewport({ ratio: 1 });
    const left = (await toast(page).boundingBox())?.x;
    const button = await sendButton(page).boundingBox();
    expect(left).toBeGreaterThanOrEqual((button?.x ?? Infinity) + (button?.width ?? Infinity));
  };
  await inFormStates(page, { failed: expectBeside });
});

test('the header does not cover the heading of an anchor link', async ({ page }) => {
  await open(page, '/#testimonials');
  const header = await page.getByRole('banner').boundingBox();
  const heading = await page.getByRole('heading', { name: 'What They Said' }).boundingBox();
  expect(header?.y).toBe(0);
  expect(heading?.y).toBeGreaterThan(header?.height ?? Infinity);
});

test('the page asks browsers not to darken it', async ({ page }) => {
  await page.goto('/');
  const scheme = await page.locator('html').evaluate((html) => getComputedStyle(html).colorScheme);
  expect(scheme).toBe('light only');
});
