import { execFileSync } from 'node:child_process';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

test('any number of services, reviews and photos fills its rows', async ({ page }) => {
  const command = ['--import', 'tsx', 'e2e/support/render-grids.tsx'];
  const { css, grids }: { css: string; grids: { name: string; html: string }[] } = JSON.parse(
    execFileSync(process.execPath, command, { encoding: 'utf8', maxBuffer: 50_000_000 }),
  );
  await page.goto('/terms');
  // The page has only the utilities that it uses.
  await page.evaluate((css) => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: css }));
  }, css);
  for (const [width, columns] of [
    [390, 1],
    [768, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const found = await page.getByRole('main').evaluate((main, grids) => {
      const boxOf = (element: Element) => element.getBoundingClientRect();
      return grids.map(({ name, html }) => {
        main.innerHTML = html;
        // The invitation follows the list, and counts as one of its items.
        const invitation = main.querySelector('ul.contents + *');
        const [grid] = main.querySelectorAll('ul:not(.contents), :has(> ul.contents)');
        const items = [...main.querySelectorAll('li'), ...(invitation ? [invitation] : [])]
          .filter((item) => item.checkVisibility())
          .map(boxOf);
        // An item that spans two rows is in both.
        const rows = items.map(({ top }) =>
          items.filter((other) => other.top < top + 1 && other.bottom > top + 1),
        );
        const isFull = rows.every((row) => {
          const widths = row.reduce((sum, { width }) => sum + width, 0);
          const gaps = grid ? parseFloat(getComputedStyle(grid).columnGap) * (row.length - 1) : NaN;
          return grid && widths + gaps > boxOf(grid).width - 1;
        });
        // Photos that span two rows are as high as two, even if no photo is in one row alone.
        const photos = [...main.querySelectorAll('li:has(picture)')].map(boxOf);
        const areHigh = photos.every(({ width, height }) => height > width / 2);
        return { name, isFull, areHigh, columns: Math.max(...rows.map((row) => row.length)) };
      });
    }, grids);
    for (const { name, isFull, areHigh, columns: most } of found) {
      expect.soft(areHigh, `${name} at ${width} px have their height`).toBe(true);
      expect.soft(isFull, `${name} at ${width} px fill their rows`).toBe(true);
      if (name.startsWith('9')) expect.soft(most, `columns of ${name} at ${width} px`).toBe(columns);
    }
  }
});
