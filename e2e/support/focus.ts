import type { Locator } from '@playwright/test';

/** The focused element as a user sees it. */
export type FocusedElement = {
  name: string;
  /** Relative to the top left corner of the page. */
  box: { left: number; top: number; right: number; bottom: number };
  problems: string[];
  outlineColour: string;
  /** The colours at the outer edge of the outline. */
  adjacentColours: string[];
};

/** Returns the focused element, or undefined if the focus is not in this part of the page. */
export async function getFocusedElement(part: Locator): Promise<FocusedElement | undefined> {
  return part.evaluate((part) => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === part || !part.contains(element)) return undefined;
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }

    const name = (element: Element) => {
      const copy = element.cloneNode(true);
      if (copy instanceof Element) for (const part of copy.querySelectorAll('[aria-hidden]')) part.remove();
      return element.ariaLabel ?? (copy.textContent?.trim() || element.id || element.tagName);
    };
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const outlineWidth = parseFloat(style.outlineWidth);
    const reach = parseFloat(style.outlineOffset) + outlineWidth;
    const problems: string[] = [];
    const check = (isWrong: boolean, problem: string) => isWrong && problems.push(problem);

    // In a tall textarea, browsers scroll to the caret, not to the end.
    const isTall = element.matches('textarea');
    /** The middles of the edges, moved outwards by this many pixels. */
    const edgePoints = (distance: number) => [
      { x: (left + right) / 2, y: top - distance },
      { x: (left + right) / 2, y: bottom + distance },
      { x: left - distance, y: (top + bottom) / 2 },
      { x: right + distance, y: (top + bottom) / 2 },
    ];
    for (const { x, y } of edgePoints(-3)) {
      const topmost = document.elementFromPoint(x, y);
      if (topmost && !element.contains(topmost)) problems.push(`is covered by ${name(topmost).slice(0, 40)}`);
    }

    // A link to a photo on the same page, in a list that scrolls sideways on a phone.
    const isStrip = element.matches('.paint-fan li a');
    // WCAG 2.5.5, and 2.5.8 for links in a text and for strips.
    const minimumSize = style.display === 'inline' || isStrip ? 24 : 44;
    check(width < minimumSize || height < minimumSize, 'is a small target');

    check(style.outlineStyle === 'none' || outlineWidth < 2, 'has no outline');
    // Chromium does not scroll to a strip that is partly in view.
    const exceedsHorizontally = (box: { left: number; right: number }) =>
      isStrip ? right <= box.left || left >= box.right : left - reach < box.left || right + reach > box.right;
    const exceedsVertically = (box: { top: number; bottom: number }) =>
      top - reach < box.top || bottom + reach > box.bottom;
    for (let parent = element.parentElement; parent?.parentElement; parent = parent.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(parent);
      const box = parent.getBoundingClientRect();
      const isClipped =
        (overflowX !== 'visible' && exceedsHorizontally(box)) ||
        (overflowY !== 'visible' && exceedsVertically(box));
      check(isClipped, `has an outline that ${parent.className} clips`);
    }
    const viewport = new DOMRect(0, 0, innerWidth, innerHeight);
    check(exceedsHorizontally(viewport) || (exceedsVertically(viewport) && !isTall), 'leaves the viewport');

    const colourAt = ({ x, y }: { x: number; y: number }) => {
      for (const item of document.elementsFromPoint(x, y)) {
        if (reach > 0 && element.contains(item)) continue;
        check(item.matches('img, svg'), 'has its outline on an image');
        // An outline inside a border.
        if (item === element && parseFloat(style.borderTopWidth) > -reach) return style.borderTopColor;
        const { backgroundColor } = getComputedStyle(item);
        if (backgroundColor.startsWith('rgb(')) return backgroundColor;
      }
      return 'rgb(255, 255, 255)';
    };
    return {
      name: name(element),
      box: { left: left + scrollX, top: top + scrollY, right: right + scrollX, bottom: bottom + scrollY },
      outlineColour: style.outlineColor,
      adjacentColours: [...new Set(edgePoints(reach + 1).map(colourAt))],
      problems,
    };
  });
}
