import type { Page } from '@playwright/test';

/**
 * What a reader would miss of the text in the page: sideways scrolling, lines that are cut off, lines that lie on one
 * another. The moving strip is cut off on purpose, and what only screen
 * readers or only eyes get is left out.
 */
export async function textFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) faults.push(`${scrollWidth - innerWidth} px to scroll sideways`);

    const leftOut = '.banner, [aria-hidden="true"], [role="status"], script, style, svg';
    const floats = (element: Element | null): Element | null =>
      element &&
      (/fixed|sticky/.test(getComputedStyle(element).position) ? element : floats(element.parentElement));
    const range = document.createRange();
    const lines: { words: string; layer: Element | null; block: Element; box: DOMRect }[] = [];

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const element = text.parentElement;
      const words = text.textContent?.trim() ?? '';
      if (!element || !words || element.closest(leftOut) || !element.checkVisibility()) continue;
      if (element.closest('[class*="sr-only"]')?.clientWidth === 1) continue;
      range.selectNodeContents(text);
      const layer = floats(element);
      let block = element;
      while (getComputedStyle(block).display === 'inline' && block.parentElement) block = block.parentElement;

      for (const whole of range.getClientRects()) {
        // Tight lines reach over their block; nine tenths of a letter stand in the middle half.
        const box = new DOMRect(whole.x, whole.y + whole.height / 4, whole.width, whole.height / 2);
        if (box.left < -1 || box.right > innerWidth + 1) faults.push(`“${words}” leaves the window`);
        for (let parent: Element | null = element; parent; parent = parent.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(parent);
          const edge = parent.getBoundingClientRect();
          const sideways =
            /hidden|clip/.test(overflowX) && (box.left < edge.left - 1 || box.right > edge.right + 1);
          const upright =
            /hidden|clip/.test(overflowY) && (box.top < edge.top - 1 || box.bottom > edge.bottom + 1);
          if (sideways || upright) faults.push(`“${words}” is cut off`);
        }
        lines.push({ words, layer, block, box });
      }
    }

    for (const [position, one] of lines.entries()) {
      for (const other of lines.slice(position + 1)) {
        if (one.layer !== other.layer || one.block === other.block) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across > 1 && down > 1) faults.push(`“${one.words}” lies on “${other.words}”`);
      }
    }
    return [...new Set(faults)];
  });
}

/** Words that are broken in the middle, which nobody has hyphenated. */
export async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\d%+]+/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (range.getClientRects().length > 1) broken.push(word);
      }
    }
    return broken;
  });
}
