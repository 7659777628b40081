import type { Page } from '@playwright/test';
import { contrast } from '../support/contrast';
import { getFocusedElement, type FocusedElement } from '../support/focus';
import { expectInView, inFormStates, openMenu, waitForScrollEnd } from '../support/states';
import { distinctPages, expect, open, phone, test } from '../support/test';

// With the control that pauses the moving strip.
test.use({ reducedMotion: 'no-preference' });

const skipLink = 'Skip to content';

/** Presses a key until focus leaves the page or reaches the last element, and returns every focused element. */
async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab', lastName = '') {
  const elements: FocusedElement[] = [];
  await waitForScrollEnd(page);
  while (elements.at(-1)?.name !== lastName) {
    await page.keyboard.press(key);
    let focused = await getFocusedElement(page);
    // The browser may not have scrolled to it yet.
    if (focused && focused.problems.length > 0) {
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

function expectVisibleFocus(elements: FocusedElement[]) {
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
async function expectTabOrder(page: Page) {
  const forwards = await tabThrough(page, 'Tab');
  const all = (await tabThrough(page, 'Shift+Tab', skipLink)).toReversed();
  expect(names(all)[0]).toBe(skipLink);
  expect(names(all).slice(-forwards.length)).toEqual(names(forwards));
  expectVisibleFocus([...forwards, ...all]);
  // The skip link and the toast are positioned outside the reading order.
  expectReadingOrder(all.slice(1).filter(({ name }) => !/^(Close|Error|Or call)/.test(name)));
}

for (const route of distinctPages) {
  test(`tabbing through ${route} and back follows the reading order`, async ({ page }) => {
    await open(page, route);
    await expectTabOrder(page);
  });
}

test('the skip link moves focus to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expectInView(page.getByRole('link', { name: skipLink }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('tabbing through a form with errors follows the reading order, and no toast covers it', async ({
  page,
}) => {
  const check = () => expectTabOrder(page);
  await inFormStates(page, { invalid: check, unknown: check, failed: check });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('tabbing through the home page and back follows the reading order', async ({ page }) => {
    await open(page, '/');
    await expectTabOrder(page);
  });

  test('tabbing past the last item of the menu closes it', async ({ page }) => {
    await openMenu(page);
    const menu = page.getByRole('navigation', { name: 'All pages' });
    const inMenu = await tabThrough(page, 'Tab', 'the-two-of-us@ollerenshaw.example.org');
    expect(names(inMenu)[0]).toBe('Home');
    expectVisibleFocus(inMenu);
    expectReadingOrder(inMenu);
    await page.keyboard.press('Shift+Tab');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
  });
});
