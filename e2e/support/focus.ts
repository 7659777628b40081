import type { Page } from '@playwright/test';
import { contrast } from './contrast';

/** The focused element as a user sees it. */
export type FocusedElement = {
  name: string;
  /** Relative to the top left corner of the page. */
  box: { left: number; top: number; right: number; bottom: number };
  /** At least 44 px each way, or 24 px for an inline link (WCAG 2.5.5 and 2.5.8). */
  hasTargetSize: boolean;
  /** What covers part of the element. */
  obscuredBy: string[];
  isFullyObscured: boolean;
  outline: { style: string; width: number; colour: string; clippedBy: string[] };
  /** The colours just inside and outside the outline. */
  adjacentColours: string[];
};

/** Returns the focused element, or undefined if the focus has left the page. */
export async function getFocusedElement(page: Page): Promise<FocusedElement | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }

    const name = (labelled: Element) =>
      (labelled.getAttribute('aria-label') ?? (labelled.textContent || labelled.id)).trim() ||
      labelled.tagName;
    const rect = element.getBoundingClientRect();
    const { left, right, top, bottom } = rect;
    const centre = { x: (left + right) / 2, y: (top + bottom) / 2 };

    const points = [
      [centre.x, centre.y],
      [left + 3, centre.y],
      [right - 3, centre.y],
      [centre.x, top + 3],
      [centre.x, bottom - 3],
    ] as const;
    const covers = points
      .map(([x, y]) => {
        const topmost = document.elementFromPoint(x, y);
        // In a tall textarea, browsers scroll to the caret, not to the end of the field.
        if (!topmost) return element.matches('textarea') ? undefined : 'the edge of the viewport';
        return element.contains(topmost) ? undefined : name(topmost).slice(0, 40);
      })
      .filter((cover) => cover !== undefined);

    const style = getComputedStyle(element);
    const width = parseFloat(style.outlineWidth);
    const offset = parseFloat(style.outlineOffset);
    const reach = offset + width;
    const clippedBy: string[] = [];
    for (let parent = element.parentElement; parent && reach > 0; parent = parent.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(parent);
      const box = parent.getBoundingClientRect();
      const horizontally = overflowX !== 'visible' && (left - reach < box.left || right + reach > box.right);
      const vertically = overflowY !== 'visible' && (top - reach < box.top || bottom + reach > box.bottom);
      if (parent !== document.documentElement && (horizontally || vertically)) {
        clippedBy.push(parent.className);
      }
    }
    if (
      !element.matches('textarea') &&
      (left - reach < 0 || right + reach > innerWidth || top - reach < 0 || bottom + reach > innerHeight)
    ) {
      clippedBy.push('the viewport');
    }

    /** The background colour at a point, optionally ignoring the element itself. */
    const colourAt = (x: number, y: number, isOutside: boolean) => {
      for (const item of document.elementsFromPoint(x, y)) {
        if (isOutside && element.contains(item)) continue;
        if (item.matches('img, svg')) return 'an image';
        const { backgroundColor } = getComputedStyle(item);
        if (/^rgb\(/.test(backgroundColor)) return backgroundColor;
      }
      return 'rgb(255, 255, 255)';
    };
    const adjacentColours = [offset - 1, reach + 1].flatMap((distance) =>
      [
        [centre.x, top - distance],
        [centre.x, bottom + distance],
        [left - distance, centre.y],
        [right + distance, centre.y],
      ].map(([x = 0, y = 0]) => colourAt(x, y, distance > 0)),
    );

    const minimumSize = style.display === 'inline' ? 24 : 44;
    return {
      name: name(element),
      box: {
        left: left + scrollX,
        top: top + scrollY,
        right: right + scrollX,
        bottom: bottom + scrollY,
      },
      hasTargetSize: rect.width >= minimumSize && rect.height >= minimumSize,
      obscuredBy: [...new Set(covers)],
      isFullyObscured: covers.length === points.length,
      outline: { style: style.outlineStyle, width, colour: style.outlineColor, clippedBy },
      adjacentColours: [...new Set(adjacentColours)],
    };
  });
}

/** The lowest contrast between the outline and the adjacent colours; 0 next to an image. */
export function outlineContrast({ outline, adjacentColours }: FocusedElement): number {
  return Math.min(
    ...adjacentColours.map((colour) => (colour === 'an image' ? 0 : contrast(outline.colour, colour))),
  );
}

/** Whether one element precedes another in visual order: above it, or to its left on the same line. */
export function precedes({ box: one }: FocusedElement, { box: other }: FocusedElement): boolean {
  const isAbove = one.bottom <= other.top + 1;
  const isLeft = one.right <= other.left + 1;
  return (isAbove && one.left < other.right) || (isLeft && one.top < other.bottom && one.bottom > other.top);
}
