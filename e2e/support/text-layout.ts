import type { Page } from '@playwright/test';

/**
 * Finds horizontal scrolling, and text that is clipped or overlaps other text. Skips the banner, which clips
 * its moving text on purpose, and text that is only for, or hidden from, screen readers.
 */
export async function findLayoutProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems = new Set<string>();
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) problems.add(`scrolls ${scrollWidth - innerWidth} px horizontally`);

    const skipped = '[aria-label="At a glance"], [aria-hidden="true"], [role="status"], script, style, svg';
    const findAncestor = (element: Element, matches: (style: CSSStyleDeclaration) => boolean) => {
      let found: Element | null = element;
      while (found && !matches(getComputedStyle(found))) found = found.parentElement;
      return found;
    };
    const range = document.createRange();
    const lines: { text: string; layer: Element | null; block: Element | null; box: DOMRect }[] = [];

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || !text || element.closest(skipped) || !element.checkVisibility()) continue;
      // As `sr-only` does.
      if (findAncestor(element, ({ clipPath }) => clipPath === 'inset(50%)')) continue;
      range.selectNodeContents(node);
      // Text in another fixed or sticky layer may overlap.
      const layer = findAncestor(element, ({ position }) => /fixed|sticky/.test(position));
      const block = findAncestor(element, ({ display }) => display !== 'inline');

      for (const rect of range.getClientRects()) {
        // With a small line height, line boxes overlap but the letters in their middle half do not.
        const box = new DOMRect(rect.x, rect.y + rect.height / 4, rect.width, rect.height / 2);
        if (box.left < -1 || box.right > innerWidth + 1) problems.add(`“${text}” leaves the viewport`);
        for (let parent: Element | null = element; parent; parent = parent.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(parent);
          const edge = parent.getBoundingClientRect();
          const isWide = box.left < edge.left - 1 || box.right > edge.right + 1;
          const isTall = box.top < edge.top - 1 || box.bottom > edge.bottom + 1;
          if ((isWide && /hidden|clip/.test(overflowX)) || (isTall && /hidden|clip/.test(overflowY)))
            problems.add(`“${text}” is clipped`);
        }
        lines.push({ text, layer, block, box });
      }
    }

    for (const [position, one] of lines.entries()) {
      for (const other of lines.slice(position + 1)) {
        if (one.layer !== other.layer || one.block === other.block) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across > 1 && down > 1) problems.add(`“${one.text}” overlaps “${other.text}”`);
      }
    }
    return [...problems];
  });
}

/** Finds words in matching elements that break across lines without a hyphen, except in addresses. */
export async function findBrokenWords(page: Page, selector = 'body'): Promise<string[]> {
  return page.evaluate((selector) => {
    const broken: string[] = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (!node.parentElement?.closest(selector)) continue;
      const text = (node.textContent ?? '').replace(/\S+@\S+|https?:\S+/g, ({ length }) =>
        ' '.repeat(length),
      );
      for (const { 0: word, index } of text.matchAll(/[\p{L}\d%+]+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (range.getClientRects().length > 1) broken.push(word);
      }
    }
    return broken;
  }, selector);
}
