import type { Page } from '@playwright/test';
import { lookAtFocus, outlineContrast, standsBefore, type Stop } from './focus';
import { endOfScroll, formStates, openMenu } from './states';
import { expect, open, routes, test } from './test';

const skipLink = 'Skip to content';

test.use({ allowedErrors: /Failed to load resource/ });

/** Presses a key until the focus leaves the page, or has come to the stop of a name, and gives what had it. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', last?: string) {
  const stops: Stop[] = [];
  // A smooth scroll to what had the focus before would take the page away from what has it next.
  await endOfScroll(page);
  // Stops are looked at at once, and where they come to rest.
  await page.evaluate(() => document.documentElement.style.setProperty('scroll-behavior', 'auto'));
  while (stops.at(-1)?.name !== (last ?? '')) {
    await page.keyboard.press(key);
    let stop = await lookAtFocus(page);
    // The page may be about to be scrolled.
    for (let looks = 0; stop && stop.coveredBy.length > 0 && looks < 10; looks++) {
      await page.waitForTimeout(100);
      stop = await lookAtFocus(page);
    }
    if (!stop) break;
    stops.push(stop);
    if (stops.length > 100) throw new Error(`There is no way out past ${stop.name}.`);
  }
  return stops;
}

const names = (stops: Stop[]) => stops.map(({ name }) => name);

function expectSeen(stops: Stop[], isMobile: boolean) {
  for (const stop of stops) {
    const { name, outline, beside } = stop;
    expect.soft(stop.hidden, name).toBe(false);
    expect
      .soft(
        stop.coveredBy.filter((each) => !each.includes('Failed to send')),
        name,
      )
      .toEqual([]);
    expect.soft(outline.cutOffBy, name).toEqual([]);
    expect.soft(outline.style, name).not.toBe('none');
    expect.soft(outline.width, name).toBeGreaterThanOrEqual(2);
    const colours = `${name}: ${outline.colour} beside ${beside.join(', ')}`;
    expect.soft(outlineContrast(stop), colours).toBeGreaterThanOrEqual(3);
    if (isMobile) expect.soft(stop.easyToHit, name).toBe(true);
  }
}

function expectReadingOrder(stops: Stop[]) {
  const misplaced = stops.flatMap((stop, position) =>
    stops
      .slice(position + 1)
      .filter((later) => standsBefore(later, stop))
      .map((later) => `${later.name} comes after ${stop.name}`),
  );
  expect(misplaced).toEqual([]);
}

/** Walks to the end of the page and back to its start, and looks at every stop. */
async function expectGoodWalk(page: Page, isMobile: boolean) {
  const there = await walk(page, 'Tab');
  const back = await walk(page, 'Shift+Tab', skipLink);
  const all = back.toReversed();

  expect(names(all)[0]).toBe(skipLink);
  expect(names(all).slice(-there.length)).toEqual(names(there));
  expectSeen([...there, ...back], isMobile);
  // The skip link and the toast float over the page.
  expectReadingOrder(all.slice(1).filter(({ name }) => !/^(Close|Error)/.test(name)));
}

for (const route of [...routes, '/no-such-page']) {
  test(`Tab walks through ${route} as it is read, and back`, async ({ page, isMobile }) => {
    await (route === '/no-such-page' ? page.goto(route) : open(page, route));
    await expectGoodWalk(page, isMobile);
  });
}

test('Tab walks through the open menu, and closes it at its end', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the menu is for small screens');
  await openMenu(page);
  const inMenu = await walk(page, 'Tab', 'hello@example.com');
  expect(names(inMenu)[0]).toBe('Home');
  expectSeen(inMenu, isMobile);
  expectReadingOrder(inMenu);
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();

  expectSeen((await walk(page, 'Tab')).slice(1), isMobile);
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
});

for (const state of ['with mistakes', 'when it is sent', 'with the toast'] as const) {
  test(`Tab walks through the form ${state}`, async ({ page, isMobile }) => {
    await formStates[state](page);
    await expectGoodWalk(page, isMobile);
  });
}
