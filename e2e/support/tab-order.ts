import { expect, type Page } from '@playwright/test';
import { contrast } from './contrast';
import { getFocusedElement, type FocusedElement } from './focus';
import { waitForScrollEnd } from './states';

/** The name of the first focusable element of every page. */
const skipLink = 'Skip to content';

type Key = 'Tab' | 'Shift+Tab';

/** Presses a key until focus leaves a part of the page, and returns every focused element in it. */
export async function tabThrough(page: Page, key: Key, part = page.locator('body')) {
  const elements: FocusedElement[] = [];
  await waitForScrollEnd(page);
  for (;;) {
    await page.keyboard.press(key);
    let focused = await getFocusedElement(part);
    // The browser scrolls to it within the next frames.
    for (let frame = 0; focused && focused.problems.length > 0 && frame < 12; frame += 1) {
      await page.evaluate(() => new Promise(requestAnimationFrame));
      focused = await getFocusedElement(part);
    }
    if (!focused) return elements;
    elements.push(focused);
    if (elements.length > 100) throw new Error(`The focus is trapped at ${focused.name}.`);
  }
}

export const names = (elements: FocusedElement[]) => elements.map(({ name }) => name);

/** Expects that every focused element has a fully visible outline. */
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

/** Expects that each element comes after those above it or to its left. */
export function expectReadingOrder(elements: FocusedElement[]) {
  const misplaced = elements.flatMap((element, position) =>
    elements
      .slice(position + 1)
      .filter((later) => precedes(later, element))
      .map((later) => `${later.name} comes after ${element.name}`),
  );
  expect(misplaced).toEqual([]);
}

/** Tabs through the content of the page, in either direction, and checks every focused element. */
export async function expectTabOrder(page: Page, key: Key) {
  const main = page.getByRole('main');
  const controls = await main.locator('a, button, textarea').filter({ visible: true }).count();
  if (key === 'Tab') {
    await page.getByRole('link', { name: skipLink }).focus();
    await page.keyboard.press('Enter');
    await expect(main).toBeFocused();
  } else {
    await page.getByRole('contentinfo').getByRole('link').first().focus();
  }
  const elements = await tabThrough(page, key, main);
  expect(elements.length).toBeGreaterThanOrEqual(controls);
  expectOrder(elements, key);
}

/** Does the same with the whole page. Header, banner and footer are the same on every page. */
export async function expectTabOrderOfPage(page: Page, key: Key) {
  // Shows the control that pauses the moving strip.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // The header, which comes first, stays in view.
  await page.evaluate(() => scrollTo(0, 0));
  const elements = await tabThrough(page, key);
  expect(elements.at(key === 'Tab' ? 0 : -1)?.name).toBe(skipLink);
  expectOrder(elements, key);
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

function expectOrder(elements: FocusedElement[], key: Key) {
  expectVisibleFocus(elements);
  // Skip links are outside the reading order.
  const content = elements.filter(({ name }) => !name.startsWith('Skip'));
  expectReadingOrder(key === 'Tab' ? content : content.toReversed());
}
