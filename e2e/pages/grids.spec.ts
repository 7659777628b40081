import { execFileSync } from 'node:child_process';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

test('any number of services, reviews and photos fills its rows', async ({ page }) => {
  const command = ['--import', 'tsx', 'e2e/support/render-grids.tsx'];
  const grids: { name: string; html: string }[] = JSON.parse(
    execFileSync(process.execPath, command, { encoding: 'utf8' }),
  );
  await page.goto('/terms');
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
        // The invitation is beside the list, as one of its items.
        const invitation = main.querySelector('a[href="/contact"]')?.parentElement;
        const [grid] = main.querySelectorAll('ul:not(.contents), :has(> ul.contents)');
        const items = [...main.querySelectorAll('li'), ...(invitation ? [invitation] : [])]
          .filter((item) => item.checkVisibility())
          .map(boxOf);
        const rows = items.map(({ top }) => items.filter((other) => other.top === top));
        const isFull = rows.every((row) => {
          const end = Math.max(...row.map(({ right }) => right));
          return grid && Math.abs(end - boxOf(grid).right) < 1;
        });
        return { name, isFull, columns: Math.max(...rows.map((row) => row.length)) };
      });
    }, grids);
    for (const { name, isFull, columns: most } of found) {
      expect.soft(isFull, `${name} at ${width} px fill their rows`).toBe(true);
      if (name.startsWith('9')) expect.soft(most, `columns of ${name} at ${width} px`).toBe(columns);
    }
  }
});
