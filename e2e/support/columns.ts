import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** Expects one column of items on a phone, two on a tablet and three on a desktop. */
export async function expectResponsiveColumns(page: Page, items: Locator) {
  for (const [width, columns] of [
    [390, 1],
    [768, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const countColumns = () =>
      items.evaluateAll(
        (elements) =>
          new Set(elements.map((element) => Math.round(element.getBoundingClientRect().left))).size,
      );
    await expect.poll(countColumns, `columns at ${width} px`).toBe(columns);
  }
}
