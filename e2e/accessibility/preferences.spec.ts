import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast } from '../support/contrast';
import { toast } from '../support/enquiry-form';
import { getFocusedElement, outlineContrast } from '../support/focus';
import { inFormStates, recordMotion, stopMotion, waitForFrames } from '../support/states';
import { distinctPages, expect, open, test } from '../support/test';

/** Finds icons and borders of fields and buttons with too little contrast to the page's background. */
async function findLowContrast(page: Page) {
  await stopMotion(page);
  const { background, parts } = await page.evaluate(() => {
    const styles = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility() && !element.closest('.forced-color-adjust-none'))
        .map((element) => ({ style: getComputedStyle(element), html: element.outerHTML.slice(0, 120) }));
    return {
      background: getComputedStyle(document.body).backgroundColor,
      parts: [
        ...styles('svg[stroke]').map(({ style, html }) => ({
          html,
          colour: style.strokeWidth === '0px' ? style.fill : style.stroke,
        })),
        ...styles('input:not([type=checkbox]), textarea, [type=submit], [class*="border-2"]').map(
          ({ style, html }) => ({
            html,
            colour: style.borderTopWidth === '0px' ? undefined : style.borderTopColor,
          }),
        ),
      ],
    };
  });
  expect(parts.length).toBeGreaterThan(0);
  return parts.filter(({ colour }) => !colour || contrast(colour, background) < 3).map(({ html }) => html);
}

test.describe('in forced colours', () => {
  test('pages show icons, borders, photos, focus outlines and the current page', async ({ page }) => {
    for (const route of distinctPages) {
      await open(page, route);
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ forcedColors: 'active', colorScheme });
        expect(await findLowContrast(page)).toEqual([]);
        await expect(page.getByRole('main').getByRole('img').filter({ visible: false })).toHaveCount(0);
        await page.keyboard.press('Tab');
        const focused = await getFocusedElement(page);
        expect(focused && outlineContrast(focused)).toBeGreaterThanOrEqual(3);
      }
    }
    await page.goto('/');
    const currentLink = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
    const underline = await currentLink.evaluate((link) => getComputedStyle(link, '::after').backgroundColor);
    for (const background of ['#ffffff', '#000000']) {
      expect(contrast(underline, background)).toBeGreaterThanOrEqual(3);
    }
  });

  test('lines separate the stats, and the contact card keeps its border', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/');
    for (const stat of await page.getByRole('main').locator('dl > div').all()) {
      for (const side of ['left', 'right']) await expect(stat).toHaveCSS(`border-${side}-width`, '1px');
    }
    const part = page.getByRole('heading', { name: 'Contact Information' }).locator('..');
    const left = (element: Element) => element.getBoundingClientRect().left;
    expect(await part.evaluate(left)).toBe((await part.locator('..').evaluate(left)) + 1);
  });

  test('invalid fields are marked by more than colour, and the toast has a border', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await inFormStates(page, {
      invalid: async () => {
        expect(await findLowContrast(page)).toEqual([]);
        await expect(page.getByRole('textbox', { name: 'Name' })).toHaveCSS('border-width', '2px');
        await expect(page.getByText('Name is required').locator('svg')).toBeVisible();
      },
      failed: async () => {
        await expect(toast(page)).toHaveCSS('border-top-width', '2px');
        expect(await findLowContrast(page)).toEqual([]);
      },
    });
  });
});

/** The contrast of a text in one line to its background, as they are painted. */
async function paintedContrast(text: Locator) {
  const box = await text.boundingBox();
  if (!box) throw new Error('The text is hidden.');
  // Without what may be painted around the background.
  const clip = { x: box.x + 2, y: box.y + box.height * 0.4, width: box.width - 4, height: box.height * 0.3 };
  const pixels = await sharp(await text.page().screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer();
  const counts = new Map<string, number>();
  for (let offset = 0; offset < pixels.length; offset += 3) {
    const colour = `rgb(${pixels.subarray(offset, offset + 3).join(', ')})`;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const [background = ''] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [];
  return Math.max(...[...counts.keys()].map((colour) => contrast(colour, background)));
}

test('text stays readable where the browser darkens the page by itself', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  const texts = [
    ...(await page.getByRole('main').getByRole('definition').all()),
    heading.getByText('Kendal'),
    heading.getByText('Ambleside'),
  ];
  expect(texts).toHaveLength(4);
  for (const text of texts) {
    await text.scrollIntoViewIfNeeded();
    expect(await paintedContrast(text), await text.innerText()).toBeGreaterThanOrEqual(4.5);
  }
});

test('with reduced motion, nothing moves on a page or between pages', async ({ page }) => {
  const motion = await recordMotion(page);
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).hover();
  await page.getByRole('listitem').filter({ hasText: 'Chapels & Halls' }).hover();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rooms We Painted');
  await page.getByRole('list', { name: 'Photos' }).getByRole('listitem').first().hover();
  await waitForFrames(page);
  expect([...motion]).toEqual([]);
});
