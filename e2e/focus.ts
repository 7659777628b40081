import type { Page } from '@playwright/test';
import { contrast } from '../scripts/contrast';

/** The focused element as it is seen. Places are those in the page, from its top left corner. */
export type Stop = {
  name: string;
  box: { left: number; top: number; right: number; bottom: number };
  /** Whether a finger needs no more room: 44 px each way, for a link in a sentence 24 px (WCAG 2.5.8). */
  easyToHit: boolean;
  /** What hides a part of it or of its outline, and whether it hides all. */
  coveredBy: string[];
  hidden: boolean;
  outline: { style: string; width: number; colour: string; cutOffBy: string[] };
  /** The colours right inside and outside its outline. */
  beside: string[];
};

/** Looks at the focused element; undefined where the focus has left the page. */
export async function lookAtFocus(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }

    const name = (each: Element) =>
      (each.getAttribute('aria-label') ?? (each.textContent || each.id)).trim() || each.tagName;
    const seen = element.getBoundingClientRect();
    const { left, right, top, bottom } = seen;
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };

    // Five places of the element itself: whatever else a pointer would meet there covers it.
    const places = [
      [middle.x, middle.y],
      [left + 3, middle.y],
      [right - 3, middle.y],
      [middle.x, top + 3],
      [middle.x, bottom - 3],
    ] as const;
    const covers = places
      .map(([x, y]) => {
        const met = document.elementFromPoint(x, y);
        // Browsers scroll to where the writing is, not to the end of the field.
        if (!met) return element.matches('textarea') ? undefined : 'the edge of the window';
        return element.contains(met) ? undefined : name(met).slice(0, 40);
      })
      .filter((each) => each !== undefined);

    const style = getComputedStyle(element);
    const width = parseFloat(style.outlineWidth);
    const offset = parseFloat(style.outlineOffset);
    const reach = offset + width;
    const cutOffBy: string[] = [];
    for (let parent = element.parentElement; parent && reach > 0; parent = parent.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(parent);
      const box = parent.getBoundingClientRect();
      const crosswise = overflowX !== 'visible' && (left - reach < box.left || right + reach > box.right);
      const upright = overflowY !== 'visible' && (top - reach < box.top || bottom + reach > box.bottom);
      if (parent !== document.documentElement && (crosswise || upright)) cutOffBy.push(parent.className);
    }
    const whole = !element.matches('textarea');
    if (
      whole &&
      (left - reach < 0 || right + reach > innerWidth || top - reach < 0 || bottom + reach > innerHeight)
    ) {
      cutOffBy.push('the window');
    }

    /** The colour at a place; with `outside`, the one behind the element. */
    const colourAt = (x: number, y: number, outside: boolean) => {
      for (const each of document.elementsFromPoint(x, y)) {
        if (outside && element.contains(each)) continue;
        if (each.matches('img, svg')) return 'a picture';
        const { backgroundColor } = getComputedStyle(each);
        if (/^rgb\(/.test(backgroundColor)) return backgroundColor;
      }
      return 'rgb(255, 255, 255)';
    };
    const edges = [offset - 1, reach + 1].flatMap((away) =>
      [
        [middle.x, top - away],
        [middle.x, bottom + away],
        [left - away, middle.y],
        [right + away, middle.y],
      ].map(([x = 0, y = 0]) => colourAt(x, y, away > 0)),
    );

    const enough = style.display === 'inline' ? 24 : 44;
    return {
      name: name(element),
      box: {
        left: left + scrollX,
        top: top + scrollY,
        right: right + scrollX,
        bottom: bottom + scrollY,
      },
      easyToHit: seen.width >= enough && seen.height >= enough,
      coveredBy: [...new Set(covers)],
      hidden: covers.length === places.length,
      outline: { style: style.outlineStyle, width, colour: style.outlineColor, cutOffBy },
      beside: [...new Set(edges)],
    };
  });
}

/** Red, green and blue of a computed colour, from 0 to 255. */
export function channels(colour: string): number[] {
  return (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
}

/** The lowest contrast of the outline with what is beside it; 0 over a picture. */
export function outlineContrast({ outline, beside }: Stop): number {
  return Math.min(
    ...beside.map((colour) =>
      colour === 'a picture' ? 0 : contrast(channels(outline.colour), channels(colour)),
    ),
  );
}

/** Whether one box stands before another as people read: above it, or to its left where they share lines. */
export function standsBefore({ box: one }: Stop, { box: other }: Stop): boolean {
  const above = one.bottom <= other.top + 1;
  const left = one.right <= other.left + 1;
  return (above && one.left < other.right) || (left && one.top < other.bottom && one.bottom > other.top);
}
