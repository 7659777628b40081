import { expect, type Page } from '@playwright/test';
import { contrast } from './contrast';
import { getFocusedElement, type FocusedElement } from './focus';
import { waitForScrollEnd } from './states';

/** The name of the first element of every page that takes focus. */
export const skipLink = 'Skip to content';

/** Presses a key until focus leaves the page or reaches the last element, and returns every focused element. */
export async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab', lastName = '') {
  const elements: FocusedElement[] = [];
  await waitForScrollEnd(page);
  while (elements.at(-1)?.name !== lastName) {
    await page.keyboard.press(key);
    let focused = await getFocusedElement(page);
    // The browser scrolls to it in one of the next frames.
    for (let frame = 0; focused && focused.problems.length > 0 && frame < 12; frame += 1) {
      await page.evaluate(() => new Promise(requestAnimationFrame));
      focused = await getFocusedElement(page);
    }
    if (!focused) break;
    elements.push(focused);
    if (elements.length > 100) throw new Error(`The focus is trapped at ${focused.name}.`);
  }
  return elements;
}

/** Returns the names of the elements. */
export const names = (elements: FocusedElement[]) => elements.map(({ name }) => name);

/** Expects that every focused element has an outline that is seen as a whole. */
export function expectVisibleFocus(elements: FocusedElement[]) {
  for (const { name, problems, outlineColour, adjacentColours } of elements) {
    expect.soft(problems, name).toEqual([]);
    for (const colour of adjacentColours) {
      const message = `${name}: ${outlineColour} next to ${colour}`;
      expect.soft(contrast(outlineColour, colour), message).toBeGreaterThanOrEqual(3);
    }
  }
}

/** Whether one element precedes another in visual order: above it, or to its left on the same line. */
function precedes({ box: one }: FocusedElement, { box: other }: FocusedElement) {
  const isAbove = one.bottom <= other.top + 1;
  const isLeft = one.right <= other.left + 1;
  return (isAbove && one.left < other.right) || (isLeft && one.top < other.bottom && one.bottom > other.top);
}

/** Expects that each element comes after those that are above it or to its left. */
export function expectReadingOrder(elements: FocusedElement[]) {
  const misplaced = elements.flatMap((element, position) =>
    elements
      .slice(position + 1)
      .filter((later) => precedes(later, element))
      .map((later) => `${later.name} comes after ${element.name}`),
  );
  expect(misplaced).toEqual([]);
}

/** Tabs to the end of the page and back to its start, and checks every focused element. */
export async function expectTabOrder(page: Page) {
  // With the control that pauses the moving strip.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const forwards = await tabThrough(page, 'Tab');
  const all = (await tabThrough(page, 'Shift+Tab', skipLink)).toReversed();
  expect(names(all)[0]).toBe(skipLink);
  expect(names(all).slice(-forwards.length)).toEqual(names(forwards));
  expectVisibleFocus([...forwards, ...all]);
  // The skip links and the toast are positioned outside the reading order.
  expectReadingOrder(all.filter(({ name }) => !/^(Skip|Close|Error|Or call)/.test(name)));
  // The first of them is focused now.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.emulateMedia({ reducedMotion: 'reduce' });
}
