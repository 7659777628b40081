import { sendButton, toast } from '../support/enquiry-form';
import { inFormStates } from '../support/states';
import { expect, open, test } from '../support/test';

const phone = { width: 390, height: 844 };

test('the hero fits the first screen, on a phone with half of its photo', async ({ page }) => {
  // With the banner of most visitors.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const hero = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 1 }) });
  for (const [size, roles, photoRatio] of [
    [{ width: 1280, height: 720 }, ['heading', 'link', 'term', 'definition'], 1],
    [phone, ['heading', 'link'], 0.5],
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

test('the toast is in view and never over the send button', async ({ page }) => {
  await page.setViewportSize(phone);
  const expectApart = async () => {
    for (const size of [phone, { width: 740, height: 360 }, { width: 1024, height: 768 }]) {
      await page.setViewportSize(size);
      await expect(toast(page)).toBeInViewport({ ratio: 1 });
      for (let top = 0; top <= 900; top += 100) {
        await page.evaluate((top) => window.scrollTo(0, top), top);
        const box = await toast(page).boundingBox();
        const button = await sendButton(page).boundingBox();
        if (!box || !button) throw new Error('The toast or the button is missing.');
        const isApart = box.x >= button.x + button.width || box.y >= button.y + button.height;
        expect(isApart, `at ${size.width} px, scrolled by ${top}`).toBe(true);
      }
    }
  };
  await inFormStates(page, { failed: expectApart });
});

test('the header does not cover the heading of an anchor link', async ({ page }) => {
  await open(page, '/#testimonials');
  const header = await page.getByRole('banner').boundingBox();
  const heading = await page.getByRole('heading', { name: 'What They Said' }).boundingBox();
  expect(header?.y).toBe(0);
  expect(heading?.y).toBeGreaterThan(header?.height ?? Infinity);
});
