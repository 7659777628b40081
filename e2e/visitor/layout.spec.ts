import { expectInView } from '../support/states';
import { expect, open, phone, test } from '../support/test';

test('the hero fits the first screen, on a phone with half of its photo', async ({ page }) => {
  // With the banner that most visitors see.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const hero = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 1 }) });
  for (const [size, roles, photoRatio] of [
    [{ width: 1280, height: 720 }, ['heading', 'link', 'listitem'], 1],
    [{ width: 390, height: 844 }, ['heading', 'link'], 0.5],
  ] as const) {
    await page.setViewportSize(size);
    await open(page, '/');
    for (const role of roles) {
      const parts = await hero.getByRole(role).all();
      expect(parts.length, role).toBeGreaterThan(0);
      for (const part of parts) await expectInView(part);
    }
    await expect(hero.getByRole('img')).toBeInViewport({ ratio: photoRatio });
  }
});

test('on a tablet and wider, the photo of the owner is beside the text', async ({ page }) => {
  for (const width of [768, 1023, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    const photo = await page.locator('#about figure').first().boundingBox();
    const text = await page.getByRole('heading', { name: 'Who We Are' }).boundingBox();
    expect(text?.x).toBeGreaterThan((photo?.x ?? Infinity) + (photo?.width ?? Infinity));
  }
});

test('each stage of the wall is under its part of the photo, on a phone one under the other', async ({
  page,
}) => {
  const stages = page.locator('#about figure').last().getByRole('listitem');
  const lefts = () => stages.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.goto('/');
  expect(await lefts()).toEqual([0, 320, 640, 960]);
  await page.setViewportSize(phone.viewport);
  expect(new Set(await lefts()).size).toBe(1);
});

test('on a tablet, the calendar of the terms is large enough to read', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 844 });
  await page.goto('/terms');
  const day = await page.getByRole('figure').locator('rect').last().boundingBox();
  expect(day?.width).toBeGreaterThan(24);
});

test('a link to a part of the page shows the heading of that part below the header', async ({ page }) => {
  await page.setViewportSize(phone.viewport);
  for (const part of ['about', 'services', 'testimonials', 'contact']) {
    await open(page, `/#${part}`);
    await expectInView(page.locator(`#${part}`).getByRole('heading').first());
  }
  await open(page, '/');
  const link = page.getByRole('main').locator('a[href="#contact"]').last();
  await link.click();
  await expectInView(page.locator('#contact').getByRole('heading').first());
  // The form follows on the same screen.
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeInViewport();
});
