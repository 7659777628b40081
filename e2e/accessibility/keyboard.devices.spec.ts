import type { Page } from '@playwright/test';
import { getFocusedElement, outlineContrast, precedes, type FocusedElement } from '../support/focus';
import { inFormStates, openMenu, waitForScrollEnd } from '../support/states';
import { distinctPages, expect, open, test } from '../support/test';

test.use({ reducedMotion: 'no-preference' });

const skipLink = 'Skip to content';

/** Presses a key until focus leaves the page or reaches the last element, and returns every focused element. */
async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab', lastName?: string) {
  const elements: FocusedElement[] = [];
  await waitForScrollEnd(page);
  while (elements.at(-1)?.name !== (lastName ?? '')) {
    await page.keyboard.press(key);
    let focused = await getFocusedElement(page);
    // The browser may not have scrolled to it yet.
    if (focused && focused.obscuredBy.length > 0) {
      await waitForScrollEnd(page);
      focused = await getFocusedElement(page);
    }
    if (!focused) break;
    elements.push(focused);
    if (elements.length > 100) throw new Error(`The focus is trapped at ${focused.name}.`);
  }
  return elements;
}

const names = (elements: FocusedElement[]) => elements.map(({ name }) => name);

function expectVisibleFocus(elements: FocusedElement[], isMobile: boolean) {
  for (const element of elements) {
    const { name, outline, adjacentColours } = element;
    const obscuredBy = element.obscuredBy.filter((cover) => !cover.includes('Failed to send'));
    expect.soft(element.isFullyObscured, name).toBe(false);
    expect.soft(obscuredBy, name).toEqual([]);
    expect.soft(outline.clippedBy, name).toEqual([]);
    expect.soft(outline.style, name).not.toBe('none');
    expect.soft(outline.width, name).toBeGreaterThanOrEqual(2);
    const colours = `${name}: ${outline.colour} next to ${adjacentColours.join(', ')}`;
    expect.soft(outlineContrast(element), colours).toBeGreaterThanOrEqual(3);
    if (isMobile) expect.soft(element.hasTargetSize, name).toBe(true);
  }
}

function expectReadingOrder(elements: FocusedElement[]) {
  const misplaced = elements.flatMap((element, position) =>
    elements
      .slice(position + 1)
      .filter((later) => precedes(later, element))
      .map((later) => `${later.name} comes after ${element.name}`),
  );
  expect(misplaced).toEqual([]);
}

/** Tabs to the end of the page and back to its start, and checks every focused element. */
async function expectTabOrder(page: Page, isMobile: boolean) {
  const forwards = await tabThrough(page, 'Tab');
  const all = (await tabThrough(page, 'Shift+Tab', skipLink)).toReversed();
  expect(names(all)[0]).toBe(skipLink);
  expect(names(all).slice(-forwards.length)).toEqual(names(forwards));
  expectVisibleFocus([...forwards, ...all], isMobile);
  // The skip link and the toast are positioned outside the reading order.
  expectReadingOrder(all.slice(1).filter(({ name }) => !/^(Close|Error)/.test(name)));
}

for (const route of distinctPages) {
  test(`Tab moves through ${route} in reading order, and back`, async ({ page, isMobile }) => {
    await open(page, route);
    await expectTabOrder(page, isMobile);
  });
}

test('the skip link moves focus to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: skipLink })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('Tab moves through the open menu and closes it at its end', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the menu is for small screens');
  await openMenu(page);
  const inMenu = await tabThrough(page, 'Tab', 'the-two-of-us@ollerenshaw.example.org');
  expect(names(inMenu)[0]).toBe('Home');
  expectVisibleFocus(inMenu, isMobile);
  expectReadingOrder(inMenu);
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('navigation', { name: 'All pages' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('navigation', { name: 'All pages' })).toBeHidden();
});

test('Tab moves through the form with errors and with the toast in reading order, and back', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'the form is the same on a wide screen');
  const check = () => expectTabOrder(page, isMobile);
  await inFormStates(page, { invalid: check, failed: check });
});
